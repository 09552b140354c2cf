import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@app/database/database.module';
import { ClockModule } from '@app/kit/clock';
import { HealthModule } from '@app/kit/health.module';
import { CrawlQueueModule } from '@app/queues/crawl-queue.module';
import { DataSource } from 'typeorm';
import type { CatalogConfig } from './config';
import { DrugsModule } from './drugs/drugs.module';
import { OfficesModule } from './offices/offices.module';
import { PlansModule } from './plans/plans.module';
import { ProgramsModule } from './programs/programs.module';
import { ProvidersModule } from './providers/providers.module';
import { SearchModule } from './search/search.module';
import { ZipsModule } from './zips/zips.module';

const APPLICATION_NAME = 'guide-catalog';
/** No read of a visitor may hold a connection longer: ten such reads would block the service for everyone. */
const STATEMENT_TIMEOUT_MS = 1_500;

@Module({})
export class CatalogModule {
  static register({
    databaseUrl,
    queueUrl,
    deadlineScale,
  }: Pick<CatalogConfig, 'databaseUrl' | 'queueUrl' | 'deadlineScale'>): DynamicModule {
    return {
      module: CatalogModule,
      imports: [
        DatabaseModule.forRoot({
          url: databaseUrl,
          applicationName: APPLICATION_NAME,
          statementTimeoutMs: STATEMENT_TIMEOUT_MS,
          deadlineScale,
        }),
        // One queue and no worker need few connections.
        CrawlQueueModule.forRoot({ url: queueUrl, applicationName: APPLICATION_NAME, poolMax: 3, deadlineScale }),
        // The queue is no condition of health: without it every read still works, only no crawl starts.
        HealthModule.registerAsync({
          inject: [DataSource],
          useFactory: (database: DataSource) => ({
            service: 'catalog',
            checks: { database: () => database.query('SELECT 1') },
          }),
        }),
        ClockModule,
        PlansModule,
        DrugsModule,
        OfficesModule,
        ProvidersModule,
        SearchModule,
        ProgramsModule,
        ZipsModule,
      ],
    };
  }
}
