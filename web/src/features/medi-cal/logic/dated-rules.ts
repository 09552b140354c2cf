// What changes in Medi-Cal and when. Facts: docs/facts/policy.md#medi-cal-status and #medi-cal-coming-changes; the
// words are `medi-cal:dated.*`.
import type { SourceId } from '@app/benefits/figures/sources';
import { STATUS_DATES } from '@app/benefits/programs/medi-cal/status-dates';

export type DatedRuleId = keyof typeof STATUS_DATES;

export interface DatedRule {
  id: DatedRuleId;
  /** ISO date, first day. */
  from: string;
  hasBegun: boolean;
  sources: readonly SourceId[];
}

const SOURCES_OF: Record<DatedRuleId, readonly SourceId[]> = {
  open: ['S31'],
  freeze: ['S31', 'S32'],
  dental: ['dental', 'S31'],
  federalEnd: ['S33', 'S35'],
  work: ['S36'],
  backCover: ['S2', 'backCover'],
  renewals: ['S36'],
  premium: ['S31'],
};

/** The rules asked for, oldest first, as they are on a day. @param on ISO date in California */
export function datedRules(ids: readonly DatedRuleId[], on: string): DatedRule[] {
  return ids
    .map((id) => ({ id, from: STATUS_DATES[id], hasBegun: STATUS_DATES[id] <= on, sources: SOURCES_OF[id] }))
    .sort((one, other) => one.from.localeCompare(other.from));
}
