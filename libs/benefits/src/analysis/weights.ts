// What counts how much in the score: percents that a person can follow, the same for every chosen priority.
import { ANALYSIS_PRIORITIES } from '@app/contracts/http/analysis';
import type { AnalysisPriority, AnalysisWeight } from '@app/contracts/http/analysis';

/** By how many priorities are chosen: the percent of each chosen one, and of each other; the four add up to 100. */
const PERCENTS = [
  { chosen: 25, other: 25 },
  { chosen: 55, other: 15 },
  { chosen: 35, other: 15 },
  { chosen: 30, other: 10 },
  { chosen: 25, other: 25 },
] as const;

/** @param priorities each at most once; none = everything alike */
export function weightsOf(priorities: readonly AnalysisPriority[]): AnalysisWeight[] {
  const { chosen, other } = PERCENTS[priorities.length] ?? PERCENTS[0];
  return ANALYSIS_PRIORITIES.map((priority) => ({
    priority,
    percent: priorities.includes(priority) ? chosen : other,
  }));
}
