// Jobs of the queue `crawl` for sources that are not read by ZIP: one run of a source, and the firing of a schedule.
import type { CrawlSource, NamedSourceId } from '../http/crawl-sources';

export const CRAWL_SOURCE_JOB = 'crawl-source';
/** Made by the queue's scheduler: opens a run of the source and asks for its `crawl-source` job. */
export const CRAWL_SCHEDULED_JOB = 'crawl-scheduled';

export interface CrawlSourceJob {
  v: 1;
  source: NamedSourceId | 'plan-page';
  /** Which of several runs of the source that may go on side by side; null = the usual one. */
  part: string | null;
  runId: string;
  requestId: string;
  requestedBy: 'visitor' | 'operator' | 'schedule';
}

export interface CrawlScheduledJob {
  v: 1;
  source: NamedSourceId;
}

/** Never a bare number, never a colon (BullMQ refuses both). */
export const crawlSourceDeduplicationId = (source: CrawlSource, part: string | null): string =>
  part === null ? `source-${source}` : `source-${source}-${part}`;

/** Id of the job scheduler of a source: one however many processes register it. */
export const crawlScheduleId = (source: NamedSourceId): string => `schedule-${source}`;
