import { Injectable } from '@nestjs/common';
import { isDirectory } from '@app/contracts/http/crawler';
import { CRAWL_SOURCE_JOB, type CrawlSourceJob } from '@app/contracts/jobs/crawl-source';
import type { JobContext, Outcome } from '../ledger/held-run.service';
import { CrawlDirectoryService } from './crawl-directory.service';
import { CrawlPlanPageService } from './crawl-plan-page.service';
import { parseCrawlSourceJob } from './crawl-source-job';
import { CrawlWholeService } from './crawl-whole.service';
import type { JobHandler } from './job-table';

/** A source that is read whole, a directory, or the page of one plan. */
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
