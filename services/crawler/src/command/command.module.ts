import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@app/database/database.module';
import { FetchingModule } from '@app/fetching/fetching.module';
import type { CrawlerConfig } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { FacilitiesModule } from '../whole/facilities.module';
import { ModeModule } from '../mode/mode.module';
import { PlansModule } from '../whole/plans.module';
import { RecordsModule } from '../records/records.module';
import { PlanPageModule } from '../plan-page/plan-page.module';
import { LedgerModule } from '../ledger/ledger.module';
import { SourcesModule } from '../sources/sources.module';
import { StarterModule } from '../starter/starter.module';
import { WholeModule } from '../whole/whole.module';
import { CrawlZipService } from '../jobs/crawl-zip.service';
import { CommandService } from './command.service';
import { WholeCommandService } from './whole-command.service';

/** The crawler's write side without its queue, its worker and its calls. */
@Module({})
export class CommandModule {
  static register(
    config: CrawlerConfig,
    wholeSources: DynamicModule['imports'] = [PlansModule, FacilitiesModule],
  ): DynamicModule {
    return {
      module: CommandModule,
      imports: [
        ConfigModule.register(config),
        FetchingModule.register(config),
        DatabaseModule.forRoot({ url: config.databaseUrl, applicationName: 'crawler-command', poolMax: 4 }),
        RecordsModule,
        LedgerModule,
        ModeModule,
        PlanPageModule,
        SourcesModule,
        // A database that nobody has started on yet: records need the ZIP tables, and meet the curated ones.
        StarterModule,
        WholeModule.register(wholeSources ?? []),
      ],
      providers: [CommandService, WholeCommandService, CrawlZipService],
    };
  }
}
