// An outcome of the check as it is drawn and worded, wherever a program is in a line: the check, the analysis.
import { useTranslation } from 'react-i18next';
import type { ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import type { Outcome } from '@web/ui/outcome-mark';

const LOOKS: Readonly<Record<ProgramOutcome, Outcome>> = {
  have: 'have',
  possible: 'may',
  'after-medi-cal': 'after',
  undecided: 'unknown',
  'not-needed': 'unlikely',
  'not-possible': 'unlikely',
};

/** Mark and word of an outcome, for OutcomeList, VerdictCards and OutcomeMark. */
export function useOutcome(): (outcome: ProgramOutcome) => { outcome: Outcome; state: string } {
  const { t } = useTranslation('benefits');
  return (outcome) => ({ outcome: LOOKS[outcome], state: t(`outcomes.${outcome}`) });
}
