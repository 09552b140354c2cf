import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@app/database/database.module';
import type { CrawlerConfig } from '../config';
import { ConfigModule } from '../config.module';
import { FacilitiesModule } from '../facilities/facilities.module';
import { ModeModule } from '../mode/mode.module';
import { PlansModule } from '../plans/plans.module';
import { LedgerModule } from '../runs/ledger.module';
import { WholeModule } from '../whole/whole.module';
import { CommandService } from './command.service';

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
        DatabaseModule.forRoot({ url: config.databaseUrl, applicationName: 'crawler-command', poolMax: 4 }),
        LedgerModule,
        ModeModule,
        WholeModule.register(wholeSources ?? []),
      ],
      providers: [CommandService],
    };
  }
}
