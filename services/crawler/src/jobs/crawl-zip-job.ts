import { CRAWLED_BY_ZIP } from '@app/contracts/http/catalog';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';

const ASKERS: readonly CrawlZipJob['requestedBy'][] = ['visitor', 'operator', 'schedule'];

/** The payload as it came from the queue. @throws Error when it is not a crawl-zip job we understand */
export function parseCrawlZipJob(data: unknown): CrawlZipJob {
  const { v, zip, type, requestId, requestedBy, runId } = (data ?? {}) as Record<string, unknown>;
  const knownType = CRAWLED_BY_ZIP.find((known) => known === type);
  const knownAsker = ASKERS.find((known) => known === requestedBy);
  if (v !== 1 || typeof zip !== 'string' || !/^\d{5}$/.test(zip) || !knownType || !knownAsker) {
    throw new Error('not a crawl-zip job of version 1');
  }
  return {
    v: 1,
    zip,
    type: knownType,
    requestedBy: knownAsker,
    requestId: typeof requestId === 'string' ? requestId : 'none',
    ...(typeof runId === 'string' && { runId }),
  };
}
