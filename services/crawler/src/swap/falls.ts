// When a read is not believed, by the law of contracts.
import { isFall } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';

/**
 * A read with so much less of any part than is stored is not believed.
 * @throws CrawlFailure `row_count_fell`
 */
export function refuseFall(found: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): void {
  for (const [part, active] of before) {
    const count = found.get(part) ?? 0;
    if (isFall(count, active)) throw new CrawlFailure('row_count_fell', `${part}: ${count} records, ${active} stored`);
  }
}

/** How many records each part has. */
export function countBy<T>(records: readonly T[], partOf: (record: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(partOf(record), (counts.get(partOf(record)) ?? 0) + 1);
  return counts;
}
