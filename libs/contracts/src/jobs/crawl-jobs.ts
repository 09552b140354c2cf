import { CRAWL_SCHEDULED_JOB, CRAWL_SOURCE_JOB } from './crawl-source';
import { CRAWL_ZIP_JOB } from './crawl-zip';

/** Every kind of job of the queue `crawl`. A crawler does not start without a handler for each. */
export const CRAWL_JOBS = [CRAWL_ZIP_JOB, CRAWL_SOURCE_JOB, CRAWL_SCHEDULED_JOB] as const;
export type CrawlJobName = (typeof CRAWL_JOBS)[number];
