import { Module } from '@nestjs/common';
import { provideOperatorAccess } from '@app/kit/operator-access';
import { NewsConfig } from '../config';
import { ReadingModule } from '../reading/reading.module';
import { WatchModule } from '../watch/watch.module';
import { FigureChecksController } from './figure-checks.controller';
import { NewsController } from './news.controller';
import { NextReadingService } from './next-reading.service';

@Module({
  imports: [ReadingModule, WatchModule],
  controllers: [NewsController, FigureChecksController],
  providers: [NextReadingService, provideOperatorAccess(NewsConfig, 'news')],
})
export class CallsModule {}
