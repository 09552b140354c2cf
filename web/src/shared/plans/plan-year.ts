// What may be said on a given day about plans of a year. The clock is an argument; the dates come from libs/benefits.
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { DATE_SOURCES } from '@app/benefits/figures/sources/dates.sources';
import { FALL_DAYS } from '@app/benefits/figures/window-dates';
import type { Verification } from '@app/contracts/http/provenance';

/** ISO calendar date in California, "2026-11-21". */
type CivilDate = string;

export interface FallPeriod {
  /** First and last day of Medicare's yearly period in some year. */
  start: CivilDate;
  end: CivilDate;
  sourceUrl: string;
  verified: Verification;
  checkedOn: CivilDate;
}

/** Medicare's fall period: the same month and day every year. */
export const FALL_PERIOD: FallPeriod = {
  // Any year will do: only month and day are taken from it.
  start: `2026-${FALL_DAYS.from}`,
  end: `2026-${FALL_DAYS.to}`,
  sourceUrl: DATE_SOURCES[FALL_DAYS.source].url,
  verified: DATE_SOURCES[FALL_DAYS.source].verified,
  checkedOn: CHECKED_ON,
};

/**
 * ended = the year is over, no one can join these plans; coming = they start next January;
 * the rest is the year in force: before, during and after its fall period.
 */
export type PlanYearState = 'ended' | 'before' | 'choosing' | 'after' | 'coming';

export interface PlanYearFacts {
  state: PlanYearState;
  planYear: number;
  /** The year whose plans start next; for ended plans the year we are in. */
  nextYear: number;
  /** Last day of the plans. */
  lastDay: CivilDate;
  /** The fall period in which the plans that follow are chosen (for coming plans: these plans). */
  fallStart: CivilDate;
  fallEnd: CivilDate;
  isFallOpen: boolean;
}

/** @param today calendar date in California */
export function planYearFacts(planYear: number, today: CivilDate, period: FallPeriod = FALL_PERIOD): PlanYearFacts {
  const thisYear = Number(today.slice(0, 4));
  const fallStart = `${thisYear}${period.start.slice(4)}`;
  const fallEnd = `${thisYear}${period.end.slice(4)}`;
  const isFallOpen = today >= fallStart && today <= fallEnd;
  const inForce = isFallOpen ? 'choosing' : today < fallStart ? 'before' : 'after';
  const state = planYear < thisYear ? 'ended' : planYear > thisYear ? 'coming' : inForce;
  return {
    state,
    planYear,
    nextYear: state === 'ended' ? thisYear : planYear + 1,
    lastDay: `${planYear}-12-31`,
    fallStart,
    fallEnd,
    isFallOpen,
  };
}
