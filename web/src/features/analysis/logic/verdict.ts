// What heads an analysis: for somebody who likely has both programs the way there, else how the first plan is. Pure.
import type { AnalysisPathway, AnalysisRecommendation, AnalysisResponse } from '@app/contracts/http/analysis';
import type { AnalysisNoteCode } from '@app/contracts/http/analysis-notes';

/** Keys below `analysis:verdict`; the pathways where no plan is shown. */
export type VerdictId = 'dual' | 'dualHave' | 'lowest' | 'shared' | 'plan' | AnalysisPathway;

/** @param first the first plan that is still sold */
export function verdictOf(
  { help, eligibilityChecks, pathway }: Pick<AnalysisResponse, 'help' | 'eligibilityChecks' | 'pathway'>,
  first: Pick<AnalysisRecommendation, 'reasons'> | undefined,
): VerdictId {
  if (!first) return pathway;
  if (help.fullMediCal) return eligibilityChecks.mediCal.outcome === 'have' ? 'dualHave' : 'dual';
  const says = (wanted: AnalysisNoteCode): boolean => first.reasons.some(({ code }) => code === wanted);
  return says('lowest-cost') ? 'lowest' : says('lowest-shared') ? 'shared' : 'plan';
}

/** The year that is chosen for now, where the plans shown are of an earlier one; null otherwise. */
export function laterYearOf({ nextSteps, planYear }: Pick<AnalysisResponse, 'nextSteps' | 'planYear'>): number | null {
  const chosen = Number(nextSteps.find(({ code }) => code === 'choose-by')?.params['year'] ?? NaN);
  return planYear !== null && chosen > planYear ? chosen : null;
}
