import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module';
import { ModeModule } from '../mode/mode.module';
import { LedgerModule } from '../runs/ledger.module';
import { PlanPageValuesService } from '../sources/plan-page-values/plan-page-values.service';
import { PlanPageReaderService } from './plan-page-reader.service';
import { PlanPageRunService } from './plan-page-run.service';
import { PlanPageStoreService } from './plan-page-store.service';
import { PlanPageRepository } from './plan-page.repository';

@Module({
  imports: [FetchingModule, LedgerModule, ModeModule],
  providers: [
    PlanPageRunService,
    PlanPageReaderService,
    PlanPageStoreService,
    PlanPageRepository,
    PlanPageValuesService,
  ],
  exports: [PlanPageRunService, PlanPageStoreService],
})
export class PlanPageModule {}
