import { assetLimit } from '@app/benefits/programs/assets';
import { CONTACTS } from '@app/content/records/contacts';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useFigures } from '@web/shared/benefits/use-figures';
import { ShortAnswers as Answers } from '@web/shared/short-answers';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Grid } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';

const WHO = ['income', 'savings', 'medicare', 'above'];
const STEPS = [{ id: 'when' }, { id: 'papers' }, { id: 'answer' }];
/** The two counties most of our readers live in; every other one is behind BenefitsCal. */
const OFFICES = ['dpss', 'oc-ssa'] as const;

function useValues() {
  const language = useLanguage();
  const figures = useFigures();
  const figure = useFigureText();
  const today = useToday();
  const amount = (size: number) => formatDollarsInText(assetLimit(figures, size, today)?.value ?? 0, language);
  return {
    one: amount(1),
    couple: amount(2),
    days: figure('decisionDays'),
    disability: figure('decisionDaysDisability'),
  };
}

/** With the county's number. */
export function ShortAnswers() {
  const language = useLanguage();
  const values = useValues();
  const offices = OFFICES.flatMap((id) => CONTACTS.find((contact) => contact.id === id) ?? []);
  return (
    <>
      <Answers namespace="medi-cal" who={WHO} steps={STEPS} values={values} />
      <Grid $min="17rem" style={{ marginBlockStart: 'var(--space-4)' }}>
        {offices.map(({ id, name, nameKo, number, hours }) => (
          <PhoneCard key={id} who={language === 'ko' ? nameKo : name} phone={number} when={hours?.[language]} />
        ))}
      </Grid>
    </>
  );
}
