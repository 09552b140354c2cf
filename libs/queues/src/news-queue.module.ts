// Gives services/news its two queues: NewsQueue and FiguresQueue to ask for a reading, and their workers.
import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { NEWS_QUEUE } from '@app/contracts/jobs/read-news';
import { FIGURES_QUEUE } from '@app/contracts/jobs/watch-figures';
import { FiguresQueue } from './figures-queue';
import { NewsQueue } from './news-queue';
import { queueModules, type QueueModuleOptions } from './queue-connection.module';

@Global()
@Module({})
export class NewsQueueModule {
  static forRoot(options: QueueModuleOptions): DynamicModule {
    return {
      module: NewsQueueModule,
      imports: [...queueModules(options), BullModule.registerQueue({ name: NEWS_QUEUE }, { name: FIGURES_QUEUE })],
      providers: [NewsQueue, FiguresQueue],
      exports: [NewsQueue, FiguresQueue],
    };
  }
}
