// Star ratings of one year, one row per contract, for plans whose Landscape row has none yet. Facts:
// docs/facts/sources.md#star-ratings-and-crosswalk.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { stars } from './money';
import type { PageLink } from './page-links';
import type { PlanRecord } from './plan-record';

export const SUMMARY_FILE = /^(?=.*summary).*\.csv$/i;

/** Contract -> overall rating; a contract with a text in its place ("Plan too new to be measured") is not in it. */
export class RatingsReader {
  private places: { contract: number; overall: number } | null = null;
  private readonly found = new Map<string, number>();

  /** Rows from the first line of the file on: a title precedes the header. */
  add(row: readonly string[]): void {
    if (this.places === null) {
      const contract = row.findIndex((name) => /^contract (?:number|id)$/i.test(name.trim()));
      const overall = row.findIndex((name) => /\boverall\b/i.test(name));
      if (contract >= 0 && overall >= 0) this.places = { contract, overall };
      return;
    }
    const value = stars(row[this.places.overall]);
    const contract = row[this.places.contract]?.trim();
    if (contract && value !== null) this.found.set(contract, value);
  }

  /** @throws CrawlFailure `missing_columns` when no header was met */
  finish(): ReadonlyMap<string, number> {
    if (this.places === null) throw new CrawlFailure('missing_columns', 'Contract Number, Overall');
    return this.found;
  }
}

/** Fills empty stars only: what the Landscape says itself is newer. */
export function joinRatings(plans: readonly PlanRecord[], ratings: ReadonlyMap<string, number>): PlanRecord[] {
  return plans.map((plan) => {
    const rating = ratings.get(plan.contractId);
    if (rating === undefined || !lacksRating(plan)) return plan;
    return { ...plan, starRating: rating, silentOn: plan.silentOn.filter((field) => field !== 'starRating') };
  });
}

/** Not yet published, other than "not applicable". */
export const lacksRating = (plan: PlanRecord): boolean => plan.silentOn.includes('starRating');

/** @returns the archive of that year's star ratings linked on CMS's performance page; null when there is none */
export function ratingsLink(links: readonly PageLink[], pageUrl: URL, year: number): URL | null {
  for (const { href, text } of links) {
    if (!URL.canParse(href, pageUrl.href)) continue;
    const url = new URL(href, pageUrl.href);
    const words = `${url.pathname} ${text}`;
    const isRatings = /star[-_ ]*ratings?/i.test(words) && words.includes(String(year)) && /\.zip$/i.test(url.pathname);
    if (isRatings && url.origin === pageUrl.origin) return url;
  }
  return null;
}
