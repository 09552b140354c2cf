// The name of a release says its series, its plan year and its day: SPUF_2026_20260701 is quarterly, 2026_20260916 monthly. Pure.
import type { DrugSeries } from '@app/database/tables/drug-plans';
import { CrawlFailure } from '@app/fetching/crawl-failure';

export interface DrugRelease {
  /** "SPUF_2026_20260701" */
  name: string;
  planYear: number;
  series: DrugSeries;
  /** `2026-07-01` */
  day: string;
}

const NAME = /(?:^|\/)((SPUF_)?(20\d\d)_(20\d\d)(\d\d)(\d\d))\.zip$/i;

/** null = no name of a release. @param path of a file or of an address */
export function releaseIn(path: string): DrugRelease | null {
  const [, name, quarterly, planYear, year, month, day] = NAME.exec(path) ?? [];
  if (name === undefined) return null;
  const series = quarterly === undefined ? 'monthly' : 'quarterly';
  return { name: name.toUpperCase(), planYear: Number(planYear), series, day: `${year}-${month}-${day}` };
}

/** @throws CrawlFailure `schema_changed`: the rows say nothing of the release's day */
export function releaseOf(path: string): DrugRelease {
  const release = releaseIn(path);
  if (release === null) {
    throw new CrawlFailure('schema_changed', 'no release in the name, as in SPUF_2026_20260701.zip');
  }
  return release;
}

export interface OfferedRelease extends DrugRelease {
  /** Path below the site. */
  path: string;
}

/** The newest zip that the answer of a series names. @throws CrawlFailure `schema_changed` when it names none */
export function newestIn(answer: string): OfferedRelease {
  const offered = [...answer.replaceAll('\\/', '/').matchAll(/https?:\/\/[^"\s]+?\.zip/gi)].flatMap(([address]) => {
    const path = new URL(address).pathname;
    const release = releaseIn(path);
    return release === null ? [] : [{ ...release, path }];
  });
  const [newest] = offered.sort((left, right) => right.day.localeCompare(left.day));
  if (!newest) throw new CrawlFailure('schema_changed', 'the series names no release');
  return newest;
}

/**
 * What is to be loaded: the quarterly release, which has prices, and the monthly one of a year for which there is no quarterly
 * release yet.
 */
export const wantedOf = (quarterly: OfferedRelease, monthly: OfferedRelease): OfferedRelease[] =>
  monthly.planYear > quarterly.planYear ? [quarterly, monthly] : [quarterly];
