import { Module } from '@nestjs/common';
import { SourcesModule } from '../sources/sources.module';
import { NewsRepository } from './news.repository';
import { ReadingService } from './reading.service';
import { ReadingWorker } from './reading.worker';
import { ScheduleService } from './schedule.service';
import { ShownNewsService } from './shown-news.service';

@Module({
  imports: [SourcesModule],
  providers: [NewsRepository, ReadingService, ReadingWorker, ScheduleService, ShownNewsService],
  exports: [ShownNewsService],
})
export class ReadingModule {}
