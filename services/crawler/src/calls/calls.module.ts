import { Module } from '@nestjs/common';
import { PlanPageModule } from '../plan-page/plan-page.module';
import { ConflictsController } from './conflicts.controller';
import { ConflictsRepository } from './conflicts.repository';
import { CrawlAccessService } from './crawl-access.service';
import { ReconcilerService } from '../ledger/reconciler.service';
import { RunStartsModule } from '../ledger/run-starts.module';
import { RunsController } from './runs.controller';
import { StartsController } from './starts.controller';

@Module({
  imports: [PlanPageModule, RunStartsModule],
  // Starts last: its paths with a parameter would swallow the others.
  controllers: [RunsController, ConflictsController, StartsController],
  providers: [ReconcilerService, CrawlAccessService, ConflictsRepository],
  exports: [CrawlAccessService, RunStartsModule],
})
export class RunsModule {}
