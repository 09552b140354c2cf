import { Module } from '@nestjs/common';
import { CrawlerConfig } from '../config/config';
import { PlanPageModule } from '../plan-page/plan-page.module';
import { ConflictsController } from './conflicts.controller';
import { ConflictsRepository } from './conflicts.repository';
import { OperatorAccess, provideOperatorAccess } from '@app/kit/operator-access';
import { ReconcilerService } from '../ledger/reconciler.service';
import { RunStartsModule } from '../ledger/run-starts.module';
import { RunsController } from './runs.controller';
import { StartsController } from './starts.controller';

@Module({
  imports: [PlanPageModule, RunStartsModule],
  // Starts last: its paths with a parameter would swallow the others.
  controllers: [RunsController, ConflictsController, StartsController],
  providers: [ReconcilerService, ConflictsRepository, provideOperatorAccess(CrawlerConfig, 'crawler')],
  exports: [OperatorAccess, RunStartsModule],
})
export class RunsModule {}
