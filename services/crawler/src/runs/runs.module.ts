import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module';
import { CrawlAccessService } from './crawl-access.service';
import { ReconcilerService } from './reconciler.service';
import { RunsController } from './runs.controller';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';

@Module({
  imports: [FetchingModule],
  controllers: [RunsController],
  providers: [RunsService, RunsRepository, ReconcilerService, CrawlAccessService],
  exports: [RunsService],
})
export class RunsModule {}
