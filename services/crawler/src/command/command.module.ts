import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@app/database/database.module';
import { ClockModule } from '@app/kit/clock';
import { ConfigModule } from '@app/kit/config.module';
import { FetchingModule } from '@app/fetching/fetching.module';
import { CrawlerConfig } from '../config/config';
import { DirectoriesModule } from '../directories/directories.module';
import { CrawlDirectoryService } from '../jobs/crawl-directory.service';
import { CrawlPlanPageService } from '../jobs/crawl-plan-page.service';
import { CrawlSourceHandler } from '../jobs/crawl-source.job';
import { CrawlWholeService } from '../jobs/crawl-whole.service';
import { CrawlZipHandler } from '../jobs/crawl-zip.job';
import { LedgerModule } from '../ledger/ledger.module';
import { ModeModule } from '../mode/mode.module';
import { PlanPageModule } from '../plan-page/plan-page.module';
import { RecordsModule } from '../records/records.module';
import { StarterModule } from '../starter/starter.module';
import { WholeModule } from '../whole/whole.module';
import type { WholeParts } from '../whole/whole-sources.service';
import { CommandService } from './command.service';
import { RunReadersService } from './run-readers.service';
import { WholeCommandService } from './whole-command.service';

/** The crawler's write side without its queue, its worker and its calls. */
@Module({})
export class CommandModule {
  /** @param parts whole sources in place of the real ones (tests) */
  static register(config: CrawlerConfig, parts?: WholeParts): DynamicModule {
    return {
      module: CommandModule,
      imports: [
        ClockModule,
        ConfigModule.register(CrawlerConfig, config),
        FetchingModule.register(config),
        DatabaseModule.forRoot({ url: config.databaseUrl, applicationName: 'crawler-command', poolMax: 4 }),
        DirectoriesModule,
        RecordsModule,
        LedgerModule,
        ModeModule,
        PlanPageModule,
        // A database that was never started on: records need the ZIP tables, and meet the curated ones.
        StarterModule,
        WholeModule.register(parts),
      ],
      providers: [
        CommandService,
        RunReadersService,
        WholeCommandService,
        CrawlZipHandler,
        CrawlSourceHandler,
        CrawlWholeService,
        CrawlDirectoryService,
        CrawlPlanPageService,
      ],
    };
  }
}
