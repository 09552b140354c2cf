// Reads the agencies' news once a day, the official pages of our figures once a week, and answers with what it has.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@app/database/database.module';
import { FetchingModule } from '@app/fetching/fetching.module';
import { ClockModule } from '@app/kit/clock';
import { ConfigModule } from '@app/kit/config.module';
import { HealthModule } from '@app/kit/health.module';
import { NewsQueueModule } from '@app/queues/news-queue.module';
import { DataSource } from 'typeorm';
import { CallsModule } from './calls/calls.module';
import { NewsConfig } from './config';

/** Somebody waits for a list; what a reading stores is small. */
const STATEMENT_TIMEOUT_MS = 3_000;

@Module({})
export class NewsModule {
  static register(config: NewsConfig): DynamicModule {
    return {
      module: NewsModule,
      imports: [
        ClockModule,
        ConfigModule.register(NewsConfig, config),
        // PDF files of our figures lie there between two runs, so that a 304 can be answered with the file.
        FetchingModule.register({ ...config, filesDirectory: join(tmpdir(), `guide-news-${process.getuid?.() ?? 0}`) }),
        DatabaseModule.forRoot({
          url: config.databaseUrl,
          applicationName: 'news',
          poolMax: 4,
          statementTimeoutMs: STATEMENT_TIMEOUT_MS,
          deadlineScale: config.deadlineScale,
        }),
        NewsQueueModule.forRoot({
          url: config.queueUrl,
          applicationName: 'news-queue',
          poolMax: 4,
          deadlineScale: config.deadlineScale,
        }),
        // The queue is no condition of health: without it the list still answers, only nothing new is read.
        HealthModule.registerAsync({
          inject: [DataSource],
          useFactory: (database: DataSource) => ({
            service: 'news',
            checks: { database: () => database.query('SELECT 1') },
          }),
        }),
        CallsModule,
      ],
    };
  }
}
