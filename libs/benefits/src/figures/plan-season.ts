// Which year's plans a person is most likely choosing on a given day. Facts: docs/facts/policy.md#medicare-windows-and-penalties.
import { FALL_DAYS } from './window-dates';

/** Month and day from which the guide shows next year's plans first: two weeks to look before the fall period opens. */
const SEASON_FROM = '10-01';

/**
 * @param today ISO day in California
 * @returns next year from October 1 to December 7, this year otherwise
 */
export function seasonYear(today: string): number {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)];
  return day >= SEASON_FROM && day <= FALL_DAYS.to ? year + 1 : year;
}

/**
 * The year that plan pages and the analysis show when nobody named one: the season's year once its plans are loaded, else the
 * newest loaded year before it.
 * @param today ISO day in California
 * @param loaded years whose plans are loaded, in any order
 */
export function defaultPlanYear(today: string, loaded: readonly number[]): number | null {
  const past = loaded.filter((year) => year <= seasonYear(today));
  return past.length > 0 ? Math.max(...past) : null;
}
