import { Injectable } from '@nestjs/common';
import type { CrawlSourceJob } from '@app/contracts/jobs/crawl-source';
import { PlanPageRunService } from '../plan-page/plan-page-run.service';
import type { JobContext, Outcome } from '../runs/held-run.service';
import { WholeRunService } from '../whole/whole-run.service';

/** Which reader a job of a source is for. */
@Injectable()
export class CrawlSourceService {
  constructor(
    private readonly whole: WholeRunService,
    private readonly planPages: PlanPageRunService,
  ) {}

  crawl({ source, ...job }: CrawlSourceJob, context: JobContext): Promise<Outcome> {
    if (source === 'plan-page') return this.planPages.crawl({ ...job, source }, context);
    return this.whole.crawl({ ...job, source }, context);
  }
}
