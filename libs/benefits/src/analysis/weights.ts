// What counts how much: a chosen priority three times as much as one that was not.
import { ANALYSIS_PRIORITIES } from '@app/contracts/http/analysis';
import type { AnalysisPriority, AnalysisWeight } from '@app/contracts/http/analysis';

const CHOSEN = 3;
const WHOLE = 100;

/** Whole percents that add up to 100; what rounding leaves goes to the largest fractions, earlier ones first. */
export function weightsOf(priorities: readonly AnalysisPriority[]): AnalysisWeight[] {
  const shares = ANALYSIS_PRIORITIES.map((priority) => (priorities.includes(priority) ? CHOSEN : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (share * WHOLE) / all);
  const left = WHOLE - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  const raised = exact
    .map((percent, index) => ({ index, fraction: percent - Math.floor(percent) }))
    .sort((one, other) => other.fraction - one.fraction || one.index - other.index)
    .slice(0, left);
  return ANALYSIS_PRIORITIES.map((priority, index) => ({
    priority,
    percent: Math.floor(exact[index] ?? 0) + (raised.some((each) => each.index === index) ? 1 : 0),
  }));
}
