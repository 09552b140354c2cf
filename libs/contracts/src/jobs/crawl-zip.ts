// The job a ZIP search that misses adds (catalog) and an operator's start adds (crawler); worked by the crawler.
import type { ZipCrawledType } from '../http/catalog';

export const CRAWL_QUEUE = 'crawl';
export const CRAWL_ZIP_JOB = 'crawl-zip';

export interface CrawlZipJob {
  v: 1;
  zip: string;
  type: ZipCrawledType;
  requestId: string;
  requestedBy: 'visitor' | 'operator' | 'schedule';
  /** Of a visitor's miss: who waits for it, as a trace that identifies no person; jobs of one visitor are counted by it. */
  visitor?: string;
  /** Set when the run row exists already (operator's start, reconciler); absent on a visitor's miss: the worker opens the row. */
  runId?: string;
}

/** Never a bare number, never a colon (BullMQ refuses both). */
export const crawlZipDeduplicationId = (zip: string, type: ZipCrawledType): string => `zip-${zip}-${type}`;
