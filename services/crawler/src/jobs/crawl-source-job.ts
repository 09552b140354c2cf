import { NAMED_SOURCES } from '@app/contracts/http/crawler';
import type { CrawlScheduledJob, CrawlSourceJob } from '@app/contracts/jobs/crawl-source';

const ASKERS: readonly CrawlSourceJob['requestedBy'][] = ['visitor', 'operator', 'schedule'];
const SOURCES: readonly CrawlSourceJob['source'][] = [...NAMED_SOURCES, 'plan-page'];

/** The payload as it came from the queue. @throws Error when it is not a crawl-source job we understand */
export function parseCrawlSourceJob(data: unknown): CrawlSourceJob {
  const { v, source, part, runId, requestId, requestedBy } = (data ?? {}) as Record<string, unknown>;
  const knownSource = SOURCES.find((known) => known === source);
  const knownAsker = ASKERS.find((known) => known === requestedBy);
  const isPart = part === null || part === undefined || typeof part === 'string';
  if (v !== 1 || !knownSource || !knownAsker || !isPart || typeof runId !== 'string') {
    throw new Error('not a crawl-source job of version 1');
  }
  return {
    v: 1,
    source: knownSource,
    part: part ?? null,
    runId,
    requestedBy: knownAsker,
    requestId: typeof requestId === 'string' ? requestId : 'none',
  };
}

/** @throws Error when it is not a crawl-scheduled job we understand */
export function parseCrawlScheduledJob(data: unknown): CrawlScheduledJob {
  const { v, source } = (data ?? {}) as Record<string, unknown>;
  const knownSource = NAMED_SOURCES.find((known) => known === source);
  if (v !== 1 || !knownSource) throw new Error('not a crawl-scheduled job of version 1');
  return { v: 1, source: knownSource };
}
