// When a read with far fewer records than before is refused, by the rule of libs/contracts.
import { isRowCountDrop } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';

/** What a row-count drop of more than 20 % means: the read is refused, nothing is ended, or an operator accepts it. */
export type OnDrop = 'refuse' | 'keep' | 'accept';

/** How many records each separately judged part has (a data set, a year), and what it is compared with. */
export interface Measured {
  found: ReadonlyMap<string, number>;
  before: ReadonlyMap<string, number>;
}

export interface RowCountDrop {
  found: number;
  before: number;
}

/**
 * Refuses a read with a row-count drop in any part.
 * @returns the first part with a drop, null when there is none
 * @throws CrawlFailure `row_count_fell`, and `empty_result` when nothing at all was found, unless it is kept
 */
export function judgeDrop({ found, before }: Measured, onDrop: Exclude<OnDrop, 'accept'>): RowCountDrop | null {
  for (const [part, measure] of before) {
    const count = found.get(part) ?? 0;
    if (!isRowCountDrop(count, measure)) continue;
    if (onDrop === 'keep') return { found: count, before: measure };
    const isEmpty = [...found.values()].every((each) => each === 0);
    const what = `${part}: ${count} records, ${measure} stored`;
    throw new CrawlFailure(isEmpty ? 'empty_result' : 'row_count_fell', what);
  }
  return null;
}

/** What an earlier read of the same part found; reads with a drop are left out. */
export interface EarlierRead {
  found: number;
  isTruncated: boolean;
  /** An operator accepted what it found. */
  isForced: boolean;
}

const GOOD_READS = 2;

/**
 * What the next read is compared with: the larger of the last two good reads, so that two small drops do not add up to a large one. A
 * list that the source truncated has at least what was read of it, and counts too. Reads before a forced one do not count: an operator
 * gave them up.
 * @param reads of one part, the newest first
 * @returns null when there was none
 */
export function baselineOf(reads: readonly EarlierRead[]): number | null {
  let max: number | null = null;
  let good = 0;
  for (const { found, isTruncated, isForced } of reads) {
    max = Math.max(max ?? 0, found);
    if (isTruncated) continue;
    good += 1;
    if (isForced || good === GOOD_READS) break;
  }
  return max;
}

/** How many records each part has. */
export function countBy<T>(records: readonly T[], partOf: (record: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(partOf(record), (counts.get(partOf(record)) ?? 0) + 1);
  return counts;
}
