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

/** A plan that ended with the year can be replaced until the last day of February (sources planStops, special-periods). */
const REPLACED_UNTIL = '02-29';

/**
 * The year of the plan somebody has, when they ask what becomes of it in the next one.
 * @param today ISO day in California
 */
export const yearOfMyPlan = (today: string): number =>
  Number(today.slice(0, 4)) - (today.slice(5) <= REPLACED_UNTIL ? 1 : 0);

export interface YearOfPlans {
  year: number;
  /** How many are sold in California. */
  plans: number;
}

/**
 * The years whose plans are loaded. Of next year half as many as of this year have to be there: a list of one insurer's would look whole.
 * @param today ISO day in California
 */
export function loadedYears(today: string, years: readonly YearOfPlans[]): number[] {
  const thisYear = Number(today.slice(0, 4));
  const now = years.find(({ year }) => year === thisYear)?.plans ?? 0;
  return years.filter(({ year, plans }) => year <= thisYear || plans * 2 >= now).map(({ year }) => year);
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
