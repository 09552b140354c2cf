// The write side: takes crawl jobs from the queue, reads sources, stores records, and keeps the ledger of runs.
import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@app/database/database.module';
import { ClockModule } from '@app/kit/clock';
import { ConfigModule } from '@app/kit/config.module';
import { FetchingModule, type FetchingOptions } from '@app/fetching/fetching.module';
import { HealthModule } from '@app/kit/health.module';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { CrawlQueueModule } from '@app/queues/crawl-queue.module';
import { DataSource } from 'typeorm';
import { CrawlerConfig } from './config/config';
import { ModeModule } from './mode/mode.module';
import { ModeService } from './mode/mode.service';
import { OverviewModule } from './calls/overview.module';
import { RunsModule } from './calls/calls.module';
import { type Shipment, SHIPMENT } from './snapshots/snapshot-list';
import { SnapshotsModule } from './snapshots/snapshots.module';
import { StarterModule } from './starter/starter.module';
import { WholeModule } from './whole/whole.module';
import type { WholeParts } from './whole/whole-sources.service';
import { JobsModule } from './jobs/jobs.module';

@Module({})
export class CrawlerModule {
  /**
   * @param parts whole sources in place of the real ones (tests)
   * @param shipment snapshots to load at the start
   */
  static register(
    config: CrawlerConfig & Pick<FetchingOptions, 'leaseHolder'>,
    parts?: WholeParts,
    shipment: Shipment = SHIPMENT,
  ): DynamicModule {
    const whole = WholeModule.register(parts);
    return {
      module: CrawlerModule,
      imports: [
        ClockModule,
        ConfigModule.register(CrawlerConfig, config),
        FetchingModule.register(config),
        DatabaseModule.forRoot({
          url: config.databaseUrl,
          applicationName: 'crawler',
          deadlineScale: config.deadlineScale,
        }),
        CrawlQueueModule.forRoot({
          url: config.queueUrl,
          applicationName: 'crawler-queue',
          poolMax: 6,
          deadlineScale: config.deadlineScale,
        }),
        HealthModule.registerAsync({
          imports: [ModeModule],
          inject: [DataSource, CrawlQueue, ModeService],
          useFactory: (database: DataSource, queue: CrawlQueue, mode: ModeService) => ({
            service: 'crawler',
            checks: { database: () => database.query('SELECT 1'), queue: () => queue.check() },
            extra: async () => ({ sourcesMode: await mode.current() }),
          }),
        }),
        // Before the starts of RunsModule, whose path with a parameter would swallow /api/crawl/overview.
        OverviewModule,
        RunsModule,
        // Before the worker: records need the ZIP tables that the starter import brings.
        StarterModule,
        SnapshotsModule.register(whole, shipment),
        JobsModule.register(whole),
      ],
    };
  }
}
