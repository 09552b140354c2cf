import { Module } from '@nestjs/common';
import { OperatorAccess } from '@app/kit/operator-access';
import { NewsConfig } from '../config';
import { ReadingModule } from '../reading/reading.module';
import { NewsController } from './news.controller';
import { NextReadingService } from './next-reading.service';

@Module({
  imports: [ReadingModule],
  controllers: [NewsController],
  providers: [
    NextReadingService,
    {
      provide: OperatorAccess,
      inject: [NewsConfig],
      useFactory: (config: NewsConfig) => new OperatorAccess(config, 'news'),
    },
  ],
})
export class CallsModule {}
