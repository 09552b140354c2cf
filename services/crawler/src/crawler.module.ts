// The write side: takes crawl jobs from the queue, reads sources, stores records, and keeps the ledger of runs.
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DatabaseModule } from '@app/database/database.module';
import { HealthModule } from '@app/kit/health.module';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { CrawlQueueModule } from '@app/queues/crawl-queue.module';
import { DataSource } from 'typeorm';
import { CrawlerConfig } from './config';
import { ModeModule } from './mode/mode.module';
import { ModeService } from './mode/mode.service';
import { RunsModule } from './runs/runs.module';
import { StarterModule } from './starter/starter.module';
import { WorkerModule } from './worker/worker.module';

@Global()
@Module({})
class ConfigModule {
  static register(config: CrawlerConfig): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: CrawlerConfig, useValue: config }],
      exports: [CrawlerConfig],
    };
  }
}

@Module({})
export class CrawlerModule {
  static register(config: CrawlerConfig): DynamicModule {
    return {
      module: CrawlerModule,
      imports: [
        ConfigModule.register(config),
        DatabaseModule.forRoot({ url: config.databaseUrl, applicationName: 'crawler' }),
        CrawlQueueModule.forRoot({ url: config.queueUrl, applicationName: 'crawler-queue', poolMax: 6 }),
        HealthModule.registerAsync({
          imports: [ModeModule],
          inject: [DataSource, CrawlQueue, ModeService],
          useFactory: (database: DataSource, queue: CrawlQueue, mode: ModeService) => ({
            service: 'crawler',
            checks: { database: () => database.query('SELECT 1'), queue: () => queue.check() },
            extra: async () => ({ sourcesMode: await mode.current() }),
          }),
        }),
        RunsModule,
        StarterModule,
        WorkerModule,
      ],
    };
  }
}
