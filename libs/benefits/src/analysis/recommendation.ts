// One recommended plan with its money, put together for the answer.
import type { AnalysisCosts, AnalysisRecommendation } from '@app/contracts/http/analysis';
import type { YearCost } from '@app/contracts/http/year-costs';
import { NO_HELP } from '../costs/costed-plan';
import type { Costing } from '../costs/costed-plan';
import { couplePremiumsOf } from '../costs/premiums';
import { planYear, planYears, yearAmong } from '../costs/year-cost';
import { comparedYear } from './analyzed-plan';
import type { AnalysisPlan } from './analyzed-plan';
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
  ours: YearCost,
  original: readonly YearCost[],
): Pick<AnalysisCosts, 'savingsAgainstOriginal' | 'isAgainstOriginalAtLeast'> {
  const theirs = yearAmong(original, 'normal');
  if (theirs.annual === null || ours.annual === null || !isOnlyShareOpen(theirs) || !comparedYear(ours).isFull) {
    return { savingsAgainstOriginal: null, isAgainstOriginalAtLeast: false };
  }
  const isAtLeast = theirs.lines.some(({ code, notCounted }) => code === 'part-b-coinsurance' && notCounted !== null);
  return { savingsAgainstOriginal: toTheCent(theirs.annual - ours.annual), isAgainstOriginalAtLeast: isAtLeast };
}

/** The same plan for the same person without any help; null when there is none, or when it could not be counted. */
function withoutHelp(plan: AnalysisPlan, costing: Costing): number | null {
  if (!hasHelp(costing.person.help)) return null;
  const alone: Costing = { ...costing, person: { ...costing.person, help: NO_HELP } };
  const { cost, isFull } = comparedYear(planYear(plan, 'normal', alone));
  return isFull ? cost : null;
}

export interface Recommending {
  costing: Costing;
  comparison: Comparison;
  /** Of Original Medicare with a drug plan. */
  original: readonly YearCost[];
  isCouple: boolean;
}

/** @param scored of a plan whose premium is known, so that its year has a sum */
export function recommendationOf(
  scored: ScoredPlan,
  { costing, comparison, original, isCouple }: Recommending,
): AnalysisRecommendation {
  const { plan, score, scoreParts } = scored;
  const years = planYears(plan, costing);
  const normal = yearAmong(years, 'normal');
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
      monthlyTotal: normal.monthly ?? 0,
      annualTotal: normal.annual ?? 0,
      potentialSavings: savingsOf(scored, comparison),
      ...againstOriginal(normal, original),
      annualWithoutHelp: withoutHelp(plan, costing),
      // The other one's illness is not known, and such a plan asks for it.
      couplePremiums: isCouple && plan.snpType !== 'C-SNP' ? couplePremiumsOf(normal) : null,
    },
    years,
    reasons: reasonsOf(scored, costing.person, comparison),
    benefitHighlights: highlightsOf(scored),
    warnings: warningsOf(scored, normal, costing.person),
    isSample: plan.origin === 'sample',
  };
}
