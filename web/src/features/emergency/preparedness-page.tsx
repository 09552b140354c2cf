import { Activity, ArrowRight, BriefcaseMedical, Flame, Phone, Printer, ZapOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printPage } from '@web/base/in-app-browser';
import { Button } from '@web/ui/button';
import { Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { EmergencyReceipt } from './components/emergency-receipt';
import { UrgentLines } from './components/urgent-lines';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { EMERGENCY_PLAN } from '@app/content/emergency/emergency-plan';
import { useLanguage } from '@web/base/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { Card } from '@web/ui/card';
import { color, space, text } from '@web/ui/tokens';
import { CheckList } from '@web/ui/check-list';
import { TitledSection } from '@web/ui/titled-section';
import { Soft } from '@web/ui/text';
import { ALL_ITEMS, FIRST_ITEMS } from './logic/supplies';
import { FoldGroup } from '@web/ui/fold-group';

const ICONS = new Map<string, LucideIcon>([
  ['earthquake', Activity],
  ['power', ZapOff],
  ['gas', Flame],
]);

function SafetyTips() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const items = EMERGENCY_PLAN.tips.map(({ id, title, points }, index) => ({
    id,
    title: title[language],
    icon: ICONS.get(id),
    isOpenAtFirst: index === 0,
    content: (
      <Bullets>
        {points.map((point) => (
          <li key={point.en}>{point[language]}</li>
        ))}
      </Bullets>
    ),
  }));
  return <FoldGroup title={t('tips.title')} items={items} />;
}

/** The short supply list: one thing of each group, and the way to the whole one. */
function FirstThings() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const items = FIRST_ITEMS.map(({ id, name, description }) => ({
    id,
    text: (
      <>
        <b>{name[language]}</b>
        {description && <Soft> {description[language]}</Soft>}
      </>
    ),
  }));
  return (
    <TitledSection id="first" title={t('first.title')} note={<p>{t('first.lead')}</p>}>
      <Stack $gap={5}>
        <CheckList items={items} />
        <div data-no-print>
          <LinkButton to="/emergency-supplies" iconAfter={ArrowRight}>
            {t('first.more', { count: ALL_ITEMS.length })}
          </LinkButton>
        </div>
      </Stack>
    </TitledSection>
  );
}

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
function EvacuationPlan() {
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

/** /emergency-preparedness: whom to call, how to leave, what to pack, what to do. Works without a server and without network. */
export function PreparednessPage() {
  const { t } = useTranslation(['emergency', 'common']);
  return (
    <Wrap>
      <PageHead
        title={t('preparedness.title')}
        purpose={t('preparedness.purpose')}
        crumbs={[]}
        action={
          <>
            <LinkButton to="/emergency-supplies" variant="primary" icon={BriefcaseMedical}>
              {t('preparedness.supplies')}
            </LinkButton>
            <LinkButton to="/emergency-contacts" icon={Phone}>
              {t('preparedness.contacts')}
            </LinkButton>
            <Button icon={Printer} onClick={printPage}>
              {t('common:print')}
            </Button>
          </>
        }
      />
      <UrgentLines />
      <EvacuationPlan />
      <FirstThings />
      <SafetyTips />
      <Section>
        <EmergencyReceipt />
      </Section>
    </Wrap>
  );
}
