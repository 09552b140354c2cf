// The job `crawl-source`: one run of a source that is read whole, of a directory, or of the page of one plan. Its name, payload and
// deduplication id are in libs/contracts/src/jobs/crawl-source.ts; libs/queues/src/crawl-queue.ts enqueues it.
import { Injectable } from '@nestjs/common';
import { isDirectory, NAMED_SOURCES } from '@app/contracts/http/crawl-sources';
import { CRAWL_SOURCE_JOB, type CrawlSourceJob } from '@app/contracts/jobs/crawl-source';
import type { JobContext, Outcome } from '../ledger/held-run.service';
import { CrawlDirectoryService } from './crawl-directory.service';
import { CrawlPlanPageService } from './crawl-plan-page.service';
import { CrawlWholeService } from './crawl-whole.service';
import type { JobHandler } from './job-table';

const REQUESTERS: readonly CrawlSourceJob['requestedBy'][] = ['visitor', 'operator', 'schedule'];
const SOURCES: readonly CrawlSourceJob['source'][] = [...NAMED_SOURCES, 'plan-page'];

@Injectable()
export class CrawlSourceHandler implements JobHandler<CrawlSourceJob> {
  readonly name = CRAWL_SOURCE_JOB;
  readonly parse = parseCrawlSourceJob;

  constructor(
    private readonly whole: CrawlWholeService,
    private readonly directories: CrawlDirectoryService,
    private readonly planPages: CrawlPlanPageService,
  ) {}

  work({ source, ...job }: CrawlSourceJob, context: JobContext): Promise<Outcome> {
    if (source === 'plan-page') return this.planPages.crawl({ ...job, source }, context);
    if (isDirectory(source)) return this.directories.crawl(source, context);
    return this.whole.crawl({ ...job, source }, context);
  }
}

/** Checks the payload from the queue. @throws Error when it is not a crawl-source job of this version */
export function parseCrawlSourceJob(data: unknown): CrawlSourceJob {
  const { v, source, part, runId, requestId, requestedBy } = (data ?? {}) as Record<string, unknown>;
  const knownSource = SOURCES.find((known) => known === source);
  const requester = REQUESTERS.find((known) => known === requestedBy);
  const isPart = part === null || part === undefined || typeof part === 'string';
  if (v !== 1 || !knownSource || !requester || !isPart || typeof runId !== 'string') {
    throw new Error('not a crawl-source job of version 1');
  }
  return {
    v: 1,
    source: knownSource,
    part: part ?? null,
    runId,
    requestedBy: requester,
    requestId: typeof requestId === 'string' ? requestId : 'none',
  };
}
