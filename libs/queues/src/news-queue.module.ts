// Gives services/news its queue: NewsQueue to ask for a reading, and its worker.
import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { NEWS_QUEUE } from '@app/contracts/jobs/read-news';
import { NewsQueue } from './news-queue';
import { queueModules, type QueueModuleOptions } from './queue-connection.module';

@Global()
@Module({})
export class NewsQueueModule {
  static forRoot(options: QueueModuleOptions): DynamicModule {
    return {
      module: NewsQueueModule,
      imports: [...queueModules(options), BullModule.registerQueue({ name: NEWS_QUEUE })],
      providers: [NewsQueue],
      exports: [NewsQueue],
    };
  }
}
