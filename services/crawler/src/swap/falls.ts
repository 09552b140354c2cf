// When a read is not believed, by the law of contracts.
import { isFall } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';

/** What a fall of more than 20 % means: it is refused, nothing is ended, or an operator accepts it. */
export type OnFall = 'refuse' | 'keep' | 'accept';

/** How many records each part has that is judged for itself (a data set, a year), and what it is measured by. */
export interface Measured {
  found: ReadonlyMap<string, number>;
  before: ReadonlyMap<string, number>;
}

export interface Fall {
  found: number;
  before: number;
}

/**
 * A read with so much less of any part is not believed.
 * @returns the first part that fell, null when none did
 * @throws CrawlFailure `row_count_fell`, and `empty_result` when nothing at all was found, unless it is kept
 */
export function judgeFall({ found, before }: Measured, onFall: Exclude<OnFall, 'accept'>): Fall | null {
  for (const [part, measure] of before) {
    const count = found.get(part) ?? 0;
    if (!isFall(count, measure)) continue;
    if (onFall === 'keep') return { found: count, before: measure };
    const isEmpty = [...found.values()].every((each) => each === 0);
    const what = `${part}: ${count} records, ${measure} stored`;
    throw new CrawlFailure(isEmpty ? 'empty_result' : 'row_count_fell', what);
  }
  return null;
}

/** What an earlier read of the same part found; one that was not believed is none. */
export interface EarlierRead {
  found: number;
  isTruncated: boolean;
  /** An operator took what it found for the truth. */
  isForced: boolean;
}

const GOOD_READS = 2;

/**
 * What the next read is measured by: the larger of the last two good reads, so that two small falls are not a large one. A
 * list the source had cut holds at least what was read of it, and counts too. A forced read counts alone: what was before it
 * was given up by hand.
 * @param reads of one part, the newest first
 * @returns null when there was none
 */
export function baselineOf(reads: readonly EarlierRead[]): number | null {
  let most: number | null = null;
  let good = 0;
  for (const { found, isTruncated, isForced } of reads) {
    most = Math.max(most ?? 0, found);
    if (isTruncated) continue;
    good += 1;
    if (isForced || good === GOOD_READS) break;
  }
  return most;
}

/** How many records each part has. */
export function countBy<T>(records: readonly T[], partOf: (record: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(partOf(record), (counts.get(partOf(record)) ?? 0) + 1);
  return counts;
}
