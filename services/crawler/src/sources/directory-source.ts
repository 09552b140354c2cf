// What every directory gives (a folder each in sources/): pages of records about one part of it. Runs drive them.
import type { SourceOff } from '@app/contracts/http/crawl-overview';
import type { DirectorySourceId } from '@app/contracts/http/crawl-sources';
import type { SkipCounts } from '@app/contracts/http/crawler';
import type { SourceClient } from '@app/fetching/source-client';
import type { DirectoryRecord } from './facility-record';
import type { SourceSchedule } from './whole-source';

/** What is swapped in by itself: one ZIP, one county, or the whole state. */
export interface DirectoryPart {
  kind: 'zip' | 'county' | 'state';
  /** "90006", "Los Angeles", "CA". */
  name: string;
}

export interface PageQuestion {
  part: DirectoryPart;
  /** Where the page before it led to; null = the first. */
  page: string | null;
  /** Only what was changed since then; null = everything. */
  since: Date | null;
}

export interface DirectoryPage {
  /** All of the part; those of one key, on one page or on several, are united. */
  records: DirectoryRecord[];
  skipped: SkipCounts;
  /** Rows of the page, and of the whole part; null = the directory does not say. */
  seen: number;
  total: number | null;
  /** In the directory's own words; null on the last page. */
  next: string | null;
}

/** What a directory is (`source.ts` of its folder). */
export interface DirectoryFacts {
  readonly id: DirectorySourceId;
  readonly schedule: SourceSchedule;
}

export interface DirectorySource extends DirectoryFacts {
  /** Why it is not read at this site; null = it is on. */
  readonly off: SourceOff | null;
  /**
   * What a run of its own reads, one after another, in an order that stays.
   * @param searchedCounties where people looked for doctors lately
   */
  parts(searchedCounties: readonly string[]): DirectoryPart[];
  /** Whether it can be queried for one ZIP. @throws CrawlFailure, SlowDown, or the signal's reason */
  answersZip(client: SourceClient): Promise<boolean>;
  /** Whether it can be queried for what has changed. @throws as above */
  tellsChanges(client: SourceClient): Promise<boolean>;
  /** @throws CrawlFailure with its class, SlowDown, or the signal's reason */
  readPage(question: PageQuestion, client: SourceClient): Promise<DirectoryPage>;
}
