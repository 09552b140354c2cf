import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EligibilityProgramSummary } from '@app/contracts/http/eligibility-answer';
import { useLanguage } from '@web/base/i18n/use-language';
import { useOutcome } from '@web/shared/benefits/use-outcome';
import { OutcomeList } from '@web/ui/outcome-list';
import type { OutcomeLine } from '@web/ui/outcome-list';
import { Fold } from '@web/ui/receipt-fold';

function useLine(reasonOf: RelatedProgramsProps['reasonOf']): (line: EligibilityProgramSummary) => OutcomeLine {
  const drawn = useOutcome();
  const language = useLanguage();
  return (each) => ({
    id: each.program,
    name: <span data-program={`${each.program}:${each.outcome}`}>{each.name[language]}</span>,
    ...drawn(each.outcome),
    why: reasonOf(each),
  });
}

export interface RelatedProgramsProps {
  open: readonly EligibilityProgramSummary[];
  closed: readonly EligibilityProgramSummary[];
  reasonOf: (line: EligibilityProgramSummary) => ReactNode;
}

/* Who does not know much gets many "it depends", each with a long sentence: the first are open. */
const MAX_UNDECIDED = 2;

/** Every other program in one line of its own; those that are out of the question fold away. */
export function RelatedPrograms({ open, closed, reasonOf }: RelatedProgramsProps) {
  const { t } = useTranslation('eligibility');
  const line = useLine(reasonOf);
  const undecided = open.filter(({ outcome }) => outcome === 'undecided');
  const more = undecided.slice(MAX_UNDECIDED);
  return (
    <>
      <OutcomeList lines={open.filter((each) => !more.includes(each)).map(line)} />
      {more.length > 0 && (
        <Fold title={t('related.more', { count: more.length })}>
          <OutcomeList lines={more.map(line)} />
        </Fold>
      )}
      {closed.length > 0 && (
        <Fold title={t('related.closed', { count: closed.length })}>
          <OutcomeList lines={closed.map(line)} />
        </Fold>
      )}
    </>
  );
}
