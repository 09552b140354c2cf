import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { windowsOn } from '@app/benefits/figures/windows';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Readable } from '@web/shared/read-aloud/readable';
import { CheckList } from '@web/ui/check-list';
import { Columns } from '@web/ui/columns';
import { Section, SectionHead } from '@web/ui/layout';
import { Keep } from '@web/ui/keep';
import { Path, PathStep } from '@web/ui/path';
import { RichText } from '@web/ui/rich-text';
import { space } from '@web/ui/tokens';

const WHO = ['age', 'medicare', 'status', 'employer'] as const;
const BOLD = { b: <Keep /> };

const Tight = styled(Path)`
  gap: ${space[4]};
`;

/** Where, by which day for January, and the last day; only steps whose day somebody has read. */
function How() {
  const { t } = useTranslation('covered-california');
  const language = useLanguage();
  const today = useToday();
  const window = windowsOn(today).find(({ family }) => family === 'covered-california');
  const isOpen = window?.status === 'active' || window?.status === 'upcoming';
  const january = isOpen && window.januaryBy && today <= window.januaryBy ? window.januaryBy : null;
  const end = isOpen ? window.closesOn : null;
  const steps = [
    { id: 'where' },
    ...(january ? [{ id: 'january', day: january }] : []),
    ...(end ? [{ id: 'end', day: end }] : [{ id: 'later' }]),
  ];
  return (
    <Section aria-labelledby="how">
      <SectionHead>
        <h2 id="how">{t('short.how')}</h2>
      </SectionHead>
      <Tight>
        {steps.map(({ id, day }, index) => (
          <PathStep key={id} marker={index + 1} state={index === steps.length - 1 ? 'end' : 'open'}>
            <p>
              <RichText text={t(`short.steps.${id}`, { day: day ? formatDate(day, language) : '' })} tags={BOLD} />
            </p>
          </PathStep>
        ))}
      </Tight>
    </Section>
  );
}

/** Who may have it and how to sign up. */
export function ShortAnswers() {
  const { t } = useTranslation('covered-california');
  return (
    <Readable>
      <Columns>
        <Section aria-labelledby="who">
          <SectionHead>
            <h2 id="who">{t('short.who')}</h2>
          </SectionHead>
          <CheckList items={WHO.map((id) => ({ id, text: <RichText text={t(`short.${id}`)} tags={BOLD} /> }))} />
        </Section>
        <How />
      </Columns>
    </Readable>
  );
}
