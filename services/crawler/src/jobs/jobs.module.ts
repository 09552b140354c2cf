import { type DynamicModule, Module } from '@nestjs/common';
import { DirectoriesModule } from '../directories/directories.module';
import { LedgerModule } from '../ledger/ledger.module';
import { ModeModule } from '../mode/mode.module';
import { PlanPageModule } from '../plan-page/plan-page.module';
import { RecordsModule } from '../records/records.module';
import { SchedulesModule } from '../schedules/schedules.module';
import { CrawlDirectoryService } from './crawl-directory.service';
import { CrawlPlanPageService } from './crawl-plan-page.service';
import { CrawlScheduledHandler } from './crawl-scheduled.job';
import { CrawlSourceHandler } from './crawl-source.job';
import { CrawlWholeService } from './crawl-whole.service';
import { CrawlZipHandler } from './crawl-zip.job';
import { CrawlWorker } from './crawl.worker';
import { type JobHandler, JobTable } from './job-table';

const HANDLERS = [CrawlZipHandler, CrawlSourceHandler, CrawlScheduledHandler];

@Module({})
export class JobsModule {
  /** @param whole the sources that are read whole */
  static register(whole: DynamicModule): DynamicModule {
    return {
      module: JobsModule,
      imports: [DirectoriesModule, LedgerModule, ModeModule, PlanPageModule, RecordsModule, SchedulesModule, whole],
      providers: [
        ...HANDLERS,
        CrawlWholeService,
        CrawlDirectoryService,
        CrawlPlanPageService,
        { provide: JobTable, inject: HANDLERS, useFactory: (...handlers: JobHandler[]) => new JobTable(handlers) },
        CrawlWorker,
      ],
    };
  }
}
