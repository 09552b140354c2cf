import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module';
import { PlanPageModule } from '../plan-page/plan-page.module';
import { CrawlAccessService } from './crawl-access.service';
import { ReconcilerService } from './reconciler.service';
import { RunStartsModule } from './run-starts.module';
import { RunsController } from './runs.controller';
import { StartsController } from './starts.controller';

@Module({
  imports: [FetchingModule, PlanPageModule, RunStartsModule],
  // Starts last: its paths with a parameter would swallow the others.
  controllers: [RunsController, StartsController],
  providers: [ReconcilerService, CrawlAccessService],
  exports: [CrawlAccessService, RunStartsModule],
})
export class RunsModule {}
