import { Injectable } from '@nestjs/common';
import type { CrawlSourceJob } from '@app/contracts/jobs/crawl-source';
import { PlanPageRunService } from './crawl-plan-page.service';
import type { JobContext, Outcome } from '../ledger/held-run.service';
import { WholeRunService } from './crawl-whole.service';

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
