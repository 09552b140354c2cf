// What a source of news is, and what one reading of it gives.
import type { NewsSourceId } from '@app/contracts/http/health-news';
import type { BilingualText } from '@app/contracts/http/errors';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site, SourceClient } from '@app/fetching/source-client';
import type { SourceMode } from '@app/fetching/dispatchers';
import type { NewsCategory } from '@app/contracts/http/health-news';

/** One piece of news as its source has it, judged and made plain text. */
export interface NewsDraft {
  url: string;
  title: string;
  summary: string | null;
  category: NewsCategory;
  /** `YYYY-MM-DD`, the day in California. */
  publishedOn: string;
}

/** An entry of a list before anybody has judged it: texts may be HTML, days and links may be anything. */
export interface RawEntry {
  title: string | undefined;
  summary: string | undefined;
  link: string | undefined;
  day: string | undefined;
  /** The source's own words for what it is about. */
  labels: readonly string[];
}

export interface ReadOptions {
  client: SourceClient;
  /** Today in California. */
  today: string;
  /** Addresses that are stored already: a page of one item is not read twice. */
  known: ReadonlySet<string>;
}

export interface NewsSource {
  id: NewsSourceId;
  name: BilingualText;
  site: Site;
  /** Hosts that its items may lead to, with their subdomains; in the samples only their own origin. */
  hosts: readonly string[];
  /** What an item is about that does not say so itself. */
  category: NewsCategory;
  /**
   * @returns entries and the address their links are relative to
   * @throws SlowDown; CrawlFailure with its class, `empty_result` when the source lists nothing
   */
  read: (options: ReadOptions) => Promise<{ entries: RawEntry[]; base: URL }>;
}

const MOST_BYTES = 4_000_000;

/** One list a day: a site that is slow to answer gets its time. */
export const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 1_000, timeoutMs: 20_000, maxBytes: MOST_BYTES, retryDelaysMs: [1_000, 4_000] },
  sample: { paceMs: 20, timeoutMs: 5_000, maxBytes: MOST_BYTES, retryDelaysMs: [50] },
};
