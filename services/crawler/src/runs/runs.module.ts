import { Module } from '@nestjs/common';
import { CrawlAccessService } from './crawl-access.service';
import { ReconcilerService } from './reconciler.service';
import { RunsController } from './runs.controller';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';

@Module({
  controllers: [RunsController],
  providers: [RunsService, RunsRepository, ReconcilerService, CrawlAccessService],
  exports: [RunsService],
})
export class RunsModule {}
