import { Injectable } from '@nestjs/common';
import { CRAWL_SCHEDULED_JOB } from '@app/contracts/jobs/crawl-source';
import type { Outcome } from '../ledger/held-run.service';
import { SchedulesService } from '../schedules/schedules.service';
import { parseCrawlScheduledJob } from './crawl-source-job';
import type { JobHandler } from './job-table';

type ScheduledJob = ReturnType<typeof parseCrawlScheduledJob> & { requestId: string };

/** A firing opens the run of its source; the run's own job reads it. */
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
