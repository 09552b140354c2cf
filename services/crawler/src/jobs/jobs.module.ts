import { type DynamicModule, Module } from '@nestjs/common';
import { ModeModule } from '../mode/mode.module';
import { PlanPageModule } from '../plan-page/plan-page.module';
import { RecordsModule } from '../records/records.module';
import { LedgerModule } from '../ledger/ledger.module';
import { SchedulesModule } from '../schedules/schedules.module';
import { SourcesModule } from '../sources/sources.module';
import { CrawlSourceService } from './crawl-source.service';
import { CrawlWorker } from './crawl.worker';
import { CrawlZipService } from './crawl-zip.service';

@Module({})
export class WorkerModule {
  /** @param whole the sources that are read whole */
  static register(whole: DynamicModule): DynamicModule {
    return {
      module: WorkerModule,
      imports: [LedgerModule, ModeModule, PlanPageModule, RecordsModule, SchedulesModule, SourcesModule, whole],
      providers: [CrawlZipService, CrawlSourceService, CrawlWorker],
    };
  }
}
