// The job `crawl-scheduled`, which the queue's scheduler adds: opens a run of the source; the run's own `crawl-source` job reads it.
import { Injectable } from '@nestjs/common';
import { NAMED_SOURCES } from '@app/contracts/http/crawl-sources';
import { CRAWL_SCHEDULED_JOB, type CrawlScheduledJob } from '@app/contracts/jobs/crawl-source';
import type { Outcome } from '../ledger/held-run.service';
import { SchedulesService } from '../schedules/schedules.service';
import type { JobHandler } from './job-table';

type ScheduledJob = CrawlScheduledJob & { requestId: string };

@Injectable()
export class CrawlScheduledHandler implements JobHandler<ScheduledJob> {
  readonly name = CRAWL_SCHEDULED_JOB;

  constructor(private readonly schedules: SchedulesService) {}

  parse(data: unknown, jobId: string): ScheduledJob {
    return { ...parseCrawlScheduledJob(data), requestId: `schedule-${jobId || 'unknown'}` };
  }

  work({ source, requestId }: ScheduledJob): Promise<Outcome> {
    return this.schedules.fire(source, requestId);
  }
}

/** Checks the payload from the queue. @throws Error when it is not a crawl-scheduled job of this version */
export function parseCrawlScheduledJob(data: unknown): CrawlScheduledJob {
  const { v, source } = (data ?? {}) as Record<string, unknown>;
  const knownSource = NAMED_SOURCES.find((known) => known === source);
  if (v !== 1 || !knownSource) throw new Error('not a crawl-scheduled job of version 1');
  return { v: 1, source: knownSource };
}
