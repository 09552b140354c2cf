import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { Readable } from '@web/shared/read-aloud/readable';
import { CheckList } from '@web/ui/check-list';
import { Columns } from '@web/ui/columns';
import { Section, SectionHead } from '@web/ui/layout';
import { Keep } from '@web/ui/keep';
import { Path, PathStep } from '@web/ui/path';
import { RichText } from '@web/ui/rich-text';
import { space } from '@web/ui/tokens';

const WHO = ['age', 'earlier', 'credits'] as const;
const STEPS = ['when', 'where', 'work'] as const;
const BOLD = { b: <Keep /> };

const Tight = styled(Path)`
  gap: ${space[4]};
`;

/** Who gets it and how to sign up, in six lines. */
export function ShortAnswers() {
  const { t } = useTranslation('medicare');
  const figure = useFigureText();
  const words = {
    age: figure('medicareAge'),
    years: figure('residentYears'),
    months: figure('disabilityWaitMonths'),
    credits: figure('workCreditsFull'),
    afterWork: figure('specialEnrollmentMonths'),
  };
  return (
    <Readable>
      <Columns>
        <Section aria-labelledby="who">
          <SectionHead>
            <h2 id="who">{t('short.who')}</h2>
          </SectionHead>
          <CheckList items={WHO.map((id) => ({ id, text: <RichText text={t(`short.${id}`, words)} tags={BOLD} /> }))} />
        </Section>
        <Section aria-labelledby="how">
          <SectionHead>
            <h2 id="how">{t('short.how')}</h2>
          </SectionHead>
          <Tight>
            {STEPS.map((id, index) => (
              <PathStep key={id} marker={index + 1} state={index === STEPS.length - 1 ? 'end' : 'open'}>
                <p>
                  <RichText text={t(`short.steps.${id}`, words)} tags={BOLD} />
                </p>
              </PathStep>
            ))}
          </Tight>
        </Section>
      </Columns>
    </Readable>
  );
}
