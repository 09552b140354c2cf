// Collects the records of a table and says what was left out, and why.
import type { SkipCode, SkipCounts } from '@app/contracts/http/crawler';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { Dataset } from '@app/contracts/http/crawl-sources';
import type { FacilityRecord } from '../facility-record';
import type { WholeRead } from '../whole-source';

/** So many rows without a key and a name are no slip of the publisher any more. */
const MAX_UNREADABLE = 0.05;

/** What a source knows of its read besides the records. */
export type TalliedRead = Pick<WholeRead<unknown>, 'release' | 'sourceUrl' | 'sourceUpdatedAt' | 'sha256'>;

export class FacilityTally {
  private readonly byKey = new Map<string, FacilityRecord>();
  private rows = 0;
  readonly skipped: SkipCounts = {};

  /** Left out on purpose. */
  skip(reason: SkipCode): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
  }

  /** A row listed twice counts once; the last one counts. */
  add(record: FacilityRecord | null): void {
    this.rows += 1;
    if (record === null) return this.skip('unreadable');
    const key = `${record.dataset} ${record.key}`;
    if (this.byKey.has(key)) this.skip('listed_twice');
    this.byKey.set(key, record);
  }

  /** @throws CrawlFailure `empty_result` when one of the data sets, read whole, had no record */
  requireEach(datasets: readonly Dataset[]): void {
    const present = new Set([...this.byKey.values()].map(({ dataset }) => dataset));
    const empty = datasets.filter((dataset) => !present.has(dataset));
    if (empty.length > 0) throw new CrawlFailure('empty_result', `no record: ${empty.join(', ')}`);
  }

  /** The read as the importer takes it, retrieved now. @throws CrawlFailure `empty_result`, `schema_changed` */
  whole(read: TalliedRead): WholeRead<FacilityRecord> {
    const { records, skipped } = this;
    if (records.length === 0) throw new CrawlFailure('empty_result', 'no record of the requested state and kind');
    return { ...read, records, skipped, retrievedAt: new Date() };
  }

  /** @throws CrawlFailure `schema_changed` when too many rows could not be read */
  private get records(): FacilityRecord[] {
    const unreadable = this.skipped.unreadable ?? 0;
    if (unreadable > this.rows * MAX_UNREADABLE) {
      throw new CrawlFailure('schema_changed', `${unreadable} of ${this.rows} rows have no key or name`);
    }
    return [...this.byKey.values()];
  }
}
