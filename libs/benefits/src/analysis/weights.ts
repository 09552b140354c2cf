// What counts how much in the score: percents that a person can follow, the same for every chosen priority.
import { ANALYSIS_PRIORITIES } from '@app/contracts/http/analysis';
import type { AnalysisPriority, AnalysisWeight } from '@app/contracts/http/analysis';

/** Of somebody who chose nothing: the year's money first; how free the choice of doctors is says nothing of one's own doctors. */
const UNCHOSEN: Readonly<Record<AnalysisPriority, number>> = { cost: 40, coverage: 30, network: 10, benefits: 20 };

/** By how many priorities are chosen: the percent of each chosen one, and of each other; the four add up to 100. */
const PERCENTS = [
  { chosen: 55, other: 15 },
  { chosen: 35, other: 15 },
  { chosen: 30, other: 10 },
  { chosen: 25, other: 25 },
] as const;

/** @param priorities each at most once; none = money first, all four = everything alike */
export function weightsOf(priorities: readonly AnalysisPriority[]): AnalysisWeight[] {
  const split = PERCENTS[priorities.length - 1];
  const percentOf = (priority: AnalysisPriority): number => {
    if (!split) return UNCHOSEN[priority];
    return priorities.includes(priority) ? split.chosen : split.other;
  };
  return ANALYSIS_PRIORITIES.map((priority) => ({ priority, percent: percentOf(priority) }));
}
