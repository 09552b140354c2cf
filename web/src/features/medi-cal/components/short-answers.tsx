import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { assetLimit } from '@app/benefits/programs/assets';
import { CONTACTS } from '@app/content/records/contacts';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Readable } from '@web/shared/read-aloud/readable';
import { CheckList } from '@web/ui/check-list';
import { Columns } from '@web/ui/columns';
import { Grid, Section, SectionHead } from '@web/ui/layout';
import { Keep } from '@web/ui/keep';
import { Path, PathStep } from '@web/ui/path';
import { PhoneCard } from '@web/ui/phone-card';
import { RichText } from '@web/ui/rich-text';
import { space } from '@web/ui/tokens';

const WHO = ['income', 'savings', 'medicare', 'above'] as const;
const STEPS = ['when', 'papers', 'answer'] as const;
/** The two counties most of our readers live in; every other one stands behind BenefitsCal. */
const OFFICES = ['dpss', 'oc-ssa'] as const;

const Tight = styled(Path)`
  gap: ${space[4]};
`;

const BOLD = { b: <Keep /> };

function Who() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const figures = useFigures();
  const today = useToday();
  const amount = (size: number) => formatDollarsInText(assetLimit(figures, size, today)?.value ?? 0, language);
  const words = { one: amount(1), couple: amount(2) };
  return (
    <Section aria-labelledby="who">
      <SectionHead>
        <h2 id="who">{t('short.who')}</h2>
      </SectionHead>
      <CheckList items={WHO.map((id) => ({ id, text: <RichText text={t(`short.${id}`, words)} tags={BOLD} /> }))} />
    </Section>
  );
}

function How() {
  const { t } = useTranslation('medi-cal');
  const figure = useFigureText();
  const words = { days: figure('decisionDays'), disability: figure('decisionDaysDisability') };
  return (
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
  );
}

/** Who gets it and how to apply, in seven lines, with the county's number. */
export function ShortAnswers() {
  const language = useLanguage();
  const offices = OFFICES.flatMap((id) => CONTACTS.find((contact) => contact.id === id) ?? []);
  return (
    <>
      <Readable>
        <Columns>
          <Who />
          <How />
        </Columns>
      </Readable>
      <Grid $min="17rem" style={{ marginBlockStart: 'var(--space-4)' }}>
        {offices.map(({ id, name, nameKo, number, hours }) => (
          <PhoneCard key={id} who={language === 'ko' ? nameKo : name} phone={number} when={hours?.[language]} />
        ))}
      </Grid>
    </>
  );
}
