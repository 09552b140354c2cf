// Gives a service the crawl queue: CrawlQueue to ask for crawls, and (when it has a @Processor) its worker.
import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CRAWL_QUEUE } from '@app/contracts/jobs/crawl-zip';
import { CrawlQueue } from './crawl-queue';
import { QueueConnection, queueConnection, type QueueConnectionOptions } from './queue-connection';

export interface CrawlQueueModuleOptions extends QueueConnectionOptions {
  /** QUEUE_URL: postgres:// or redis://. */
  url: string;
}

@Global()
@Module({})
class QueueConnectionModule {
  static forRoot({ url, ...options }: CrawlQueueModuleOptions): DynamicModule {
    return {
      module: QueueConnectionModule,
      providers: [{ provide: QueueConnection, useFactory: () => queueConnection(url, options) }],
      exports: [QueueConnection],
    };
  }
}

@Global()
@Module({})
export class CrawlQueueModule {
  static forRoot(options: CrawlQueueModuleOptions): DynamicModule {
    const connection = QueueConnectionModule.forRoot(options);
    return {
      module: CrawlQueueModule,
      imports: [
        connection,
        BullModule.forRootAsync({
          inject: [QueueConnection],
          useFactory: (queue: QueueConnection) => ({ connection: queue.bullConnection }),
        }),
        BullModule.registerQueue({ name: CRAWL_QUEUE }),
      ],
      providers: [CrawlQueue],
      exports: [CrawlQueue],
    };
  }
}
