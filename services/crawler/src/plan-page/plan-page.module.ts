import { Module } from '@nestjs/common';
import { ModeModule } from '../mode/mode.module';
import { LedgerModule } from '../ledger/ledger.module';
import { PlanPageValuesService } from '../sources/plan-page-values/plan-page-values.service';
import { PlanPageReaderService } from './plan-page-reader.service';
import { PlanPageRunService } from '../jobs/crawl-plan-page.service';
import { PlanPageStoreService } from './plan-page-store.service';
import { PlanPageRepository } from './plan-page.repository';

@Module({
  imports: [LedgerModule, ModeModule],
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
