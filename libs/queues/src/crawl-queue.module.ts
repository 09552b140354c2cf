// Gives a service the crawl queue: CrawlQueue to ask for crawls, and (when it has a @Processor) its worker.
import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CRAWL_QUEUE } from '@app/contracts/jobs/crawl-zip';
import { CrawlQueue } from './crawl-queue';
import { queueModules, type QueueModuleOptions } from './queue-connection.module';

@Global()
@Module({})
export class CrawlQueueModule {
  static forRoot(options: QueueModuleOptions): DynamicModule {
    return {
      module: CrawlQueueModule,
      imports: [...queueModules(options), BullModule.registerQueue({ name: CRAWL_QUEUE })],
      providers: [CrawlQueue],
      exports: [CrawlQueue],
    };
  }
}
