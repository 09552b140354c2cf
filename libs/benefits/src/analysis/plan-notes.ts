// What speaks for one plan, and what to be careful about: each from a figure of the plan.
import type { AnalysisHighlight } from '@app/contracts/http/analysis';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import type { YearCost } from '@app/contracts/http/year-costs';
import { partBPayer } from '../costs/costed-plan';
import type { CostedPerson } from '../costs/costed-plan';
import type { ComparedPlan } from './analyzed-plan';
import { conditionOfPlan } from './candidates';
import { note, noteIf } from './notes';
import { coveredBenefits } from './score';

/** Stars from which a plan is called well rated, and below which it is not. */
const GOOD_STARS = 4;
const POOR_STARS = 3;
/** Of the seven. */
const MANY_BENEFITS = 5;

/** What one plan is held against. */
export interface Comparison {
  count: number;
  leastCost: number | null;
  /** Plans that cost no more than `leastCost`. */
  leastCount: number;
  mostCost: number | null;
  leastMaximum: number | null;
}

export function comparisonOf(all: readonly ComparedPlan[]): Comparison {
  // A plan of which only the most it can be is known is nobody's measure.
  const costs = all.flatMap(({ normal }) => (normal.isFull ? (normal.cost ?? []) : []));
  const maximums = all.flatMap(({ plan }) => plan.maxOutOfPocket ?? []);
  const leastCost = costs.length > 0 ? Math.min(...costs) : null;
  return {
    count: all.length,
    leastCost,
    leastCount: costs.filter((cost) => cost === leastCost).length,
    mostCost: costs.length > 0 ? Math.max(...costs) : null,
    leastMaximum: maximums.length > 0 ? Math.min(...maximums) : null,
  };
}

/** Dollars a year less than the costliest; 0 where nothing is known. */
export function savingsOf({ normal: { cost } }: ComparedPlan, { mostCost }: Comparison): number {
  return cost === null || mostCost === null ? 0 : Math.max(0, Math.round((mostCost - cost) * 100) / 100);
}

function moneyReasons(compared: ComparedPlan, person: CostedPerson, comparison: Comparison): AnalysisNote[] {
  const { plan, normal } = compared;
  const { count, leastCost, leastCount, leastMaximum } = comparison;
  const isLowest = normal.isFull && normal.cost !== null && normal.cost === leastCost;
  const savings = savingsOf(compared, comparison);
  return [
    ...noteIf(isLowest && count > 1 && leastCount === 1, () => note('lowest-cost', { count })),
    ...noteIf(isLowest && leastCount > 1, () => note('lowest-shared', { count: leastCount })),
    ...noteIf(savings > 0, () => note('less-than-costliest', { dollars: savings })),
    ...noteIf(plan.monthlyPremium === 0, () => note('zero-premium')),
    ...noteIf(Boolean(plan.partBReduction) && partBPayer(person.help) === null, () =>
      note('part-b-reduction', { dollars: plan.partBReduction ?? 0 }),
    ),
    ...noteIf(plan.maxOutOfPocket !== null && plan.maxOutOfPocket === leastMaximum, () =>
      note('lowest-maximum', { dollars: plan.maxOutOfPocket ?? 0 }),
    ),
  ];
}

export function reasonsOf(compared: ComparedPlan, person: CostedPerson, comparison: Comparison): AnalysisNote[] {
  const { plan } = compared;
  const condition = conditionOfPlan(plan, person.conditions);
  const benefits = coveredBenefits(plan).length;
  const stars = plan.starRating;
  return [
    ...noteIf(plan.snpType === 'D-SNP', () => note('for-medi-cal')),
    ...(condition ? [note('for-condition', { condition })] : []),
    ...moneyReasons(compared, person, comparison),
    ...noteIf(plan.planType?.includes('PPO') ?? false, () => note('outside-network')),
    ...(stars !== null && stars >= GOOD_STARS ? [note('high-stars', { stars })] : []),
    ...noteIf(benefits >= MANY_BENEFITS, () => note('many-benefits', { count: benefits })),
  ];
}

/** A line of the normal year that may come on top, in dollars. */
function mayApply({ lines }: YearCost, code: 'drug-deductible' | 'health-deductible'): AnalysisNote[] {
  const line = lines.find((each) => each.code === code);
  if (line?.notCounted !== 'may-apply' || line.atMost === null) return [];
  return [note(code, { dollars: line.atMost })];
}

function gapWarnings({ normal }: ComparedPlan, { atMost }: YearCost): AnalysisNote[] {
  if (normal.isFull) return [];
  return [atMost === null ? note('no-limit-known') : note('not-fully-counted', { dollars: atMost })];
}

/** @param year the plan's normal one */
export function warningsOf(compared: ComparedPlan, year: YearCost, person: CostedPerson): AnalysisNote[] {
  const { plan } = compared;
  const condition = conditionOfPlan(plan, person.conditions);
  const stars = plan.starRating;
  return [
    ...noteIf(plan.snpType === 'D-SNP', () => note('needs-medi-cal')),
    ...(condition ? [note('needs-diagnosis', { condition })] : []),
    ...noteIf(plan.planType !== null && !plan.planType.includes('PPO'), () => note('network-only')),
    ...gapWarnings(compared, year),
    ...mayApply(year, 'health-deductible'),
    ...mayApply(year, 'drug-deductible'),
    ...noteIf(person.medications.length > 0, () => note('ask-medicines')),
    ...(stars === null ? [note('no-stars')] : []),
    ...(stars !== null && stars < POOR_STARS ? [note('low-stars', { stars })] : []),
  ];
}

/** The extra benefits its source says are covered, in their own words. */
export const highlightsOf = ({ plan }: ComparedPlan): AnalysisHighlight[] =>
  coveredBenefits(plan).map((benefit) => ({ benefit, value: plan.benefits[benefit]?.text ?? null }));
