// One recommended plan with its money, put together for the answer.
import type { AnalysisCosts, AnalysisRecommendation } from '@app/contracts/http/analysis';
import type { YearCost } from '@app/contracts/http/year-costs';
import { NO_HELP } from '../costs/costed-plan';
import type { Costing } from '../costs/costed-plan';
import { planYears, yearAmong } from '../costs/year-cost';
import { isFullyCounted, yearOfPlan } from './analyzed-plan';
import type { AnalyzedPlan } from './analyzed-plan';
import { hasHelp } from './help';
import { highlightsOf, reasonsOf, savingsOf, warningsOf } from './plan-notes';
import type { Comparison } from './plan-notes';
import type { ScoredPlan } from './score';

const toTheCent = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Whether nothing but Original Medicare's 20% is left open on its side. */
const isOnlyShareOpen = ({ lines }: YearCost): boolean =>
  lines.every(
    ({ code, notCounted }) => notCounted === null || notCounted === 'may-apply' || code === 'part-b-coinsurance',
  );

/** Held against Original Medicare only where both sides are counted but for its 20%, which can only add to it. */
function againstOriginal(
  analyzed: AnalyzedPlan,
  original: readonly YearCost[],
): Pick<AnalysisCosts, 'savingsAgainstOriginal' | 'isAgainstOriginalAtLeast'> {
  const theirs = yearAmong(original, 'normal');
  const ours = yearOfPlan(analyzed, 'normal');
  const isAtLeast = theirs.lines.some(({ code, notCounted }) => code === 'part-b-coinsurance' && notCounted !== null);
  if (
    theirs.annual === null ||
    ours.annual === null ||
    !isOnlyShareOpen(theirs) ||
    !isFullyCounted(analyzed, 'normal')
  ) {
    return { savingsAgainstOriginal: null, isAgainstOriginalAtLeast: false };
  }
  return { savingsAgainstOriginal: toTheCent(theirs.annual - ours.annual), isAgainstOriginalAtLeast: isAtLeast };
}

/** The same plan for the same person without any help; null when there is none, or when it could not be counted. */
function withoutHelp({ plan }: AnalyzedPlan, costing: Costing): number | null {
  if (!hasHelp(costing.person.help)) return null;
  const alone: Costing = { ...costing, person: { ...costing.person, help: NO_HELP } };
  const years = planYears(plan, alone);
  return isFullyCounted({ years }, 'normal') ? yearAmong(years, 'normal').annual : null;
}

/** @param scored of a plan whose premium is known, so that its year has a sum */
export function recommendationOf(
  scored: ScoredPlan,
  costing: Costing,
  comparison: Comparison,
  original: readonly YearCost[],
): AnalysisRecommendation {
  const { plan, years, score, scoreParts } = scored;
  const { annual, monthly } = yearOfPlan(scored, 'normal');
  return {
    planId: plan.id,
    name: plan.name,
    carrier: plan.carrier,
    planType: plan.planType,
    snpType: plan.snpType,
    starRating: plan.starRating,
    score,
    scoreParts,
    costAnalysis: {
      monthlyTotal: monthly ?? 0,
      annualTotal: annual ?? 0,
      potentialSavings: savingsOf(scored, comparison),
      ...againstOriginal(scored, original),
      annualWithoutHelp: withoutHelp(scored, costing),
    },
    years,
    reasons: reasonsOf(scored, costing.person, comparison),
    benefitHighlights: highlightsOf(scored),
    warnings: warningsOf(scored, costing.person),
    isSample: plan.origin === 'sample',
  };
}
