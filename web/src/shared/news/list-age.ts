// How old the list of an agency is.
import type { NewsSourceState } from '@app/contracts/http/health-news';
import { daysBetween } from '@app/benefits/days/calendar-day';
import { pacificDate } from '@web/base/formats/dates';

/** Read every morning: a list of the day before yesterday is old whatever the last reading says. */
const OLD_DAYS = 2;

export interface ListAge {
  source: NewsSourceState;
  /** Whole days; null = never read. */
  days: number | null;
}

/** Those whose list may lack something: the last reading failed, or was too long ago. @param today in California */
export function oldLists(sources: readonly NewsSourceState[], today: string): ListAge[] {
  return sources
    .map((source) => ({
      source,
      days: source.goodAt === null ? null : daysBetween(pacificDate(new Date(source.goodAt)), today),
    }))
    .filter(({ source, days }) => source.failure !== null || (days !== null && days >= OLD_DAYS));
}
