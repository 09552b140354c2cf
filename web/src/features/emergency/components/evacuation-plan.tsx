import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { EMERGENCY_PLAN } from '@app/content/emergency/emergency-plan';
import { useLanguage } from '@web/base/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { Card } from '@web/ui/card';
import { Section, SectionHead } from '@web/ui/layout';
import { color, space, text } from '@web/ui/tokens';

/** The navigation leads here. */
const EVACUATION_ANCHOR = 'evacuation';

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Step = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  h3 {
    display: grid;
    gap: ${space[1]};
  }
`;

const Number = styled.span`
  font-size: ${text[6]};
  color: ${color.persimmon700};
`;

/** A link from outside names a place that is not there before the page's code: the browser's own jump came too early. */
function useJumpHere() {
  const { hash } = useLocation();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === `#${EVACUATION_ANCHOR}`) place.current?.scrollIntoView();
  }, [hash]);
  return place;
}

/** Where to, how, with whom, when. */
export function EvacuationPlan() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const place = useJumpHere();
  return (
    <Section ref={place} id={EVACUATION_ANCHOR} aria-labelledby="evacuation-title">
      <SectionHead>
        <h2 id="evacuation-title">{t('plan.title')}</h2>
        <p>{t('plan.lead')}</p>
      </SectionHead>
      <Steps>
        {EMERGENCY_PLAN.steps.map(({ id, title, points }, index) => (
          <Step as="li" key={id}>
            <h3>
              <Number>{t('plan.step', { number: index + 1 })}</Number>
              {title[language]}
            </h3>
            <Bullets>
              {points.map((point) => (
                <li key={point.en}>{point[language]}</li>
              ))}
            </Bullets>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
