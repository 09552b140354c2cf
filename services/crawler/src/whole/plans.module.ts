// Sources and importer of insurance plans, for the runs and for `make import`.
import { Module } from '@nestjs/common';
import { PLAN_SOURCE_IDS } from '../sources/insurance/insurer-filters';
import { InsuranceService } from '../sources/insurance/read';
import { PlanExtrasService } from '../sources/insurance/plan-extras';
import { PLAN_IMPORTER, PLAN_SOURCES } from '../sources/whole-tokens';
import { SwapModule } from '../swap/swap.module';
import { PlanImporterService } from '../swap/plan-importer.service';

@Module({
  imports: [SwapModule],
  providers: [
    InsuranceService,
    PlanExtrasService,
    {
      provide: PLAN_SOURCES,
      inject: [InsuranceService],
      useFactory: (insurance: InsuranceService) => PLAN_SOURCE_IDS.map((id) => insurance.source(id)),
    },
    { provide: PLAN_IMPORTER, useExisting: PlanImporterService },
  ],
  exports: [PLAN_SOURCES, PLAN_IMPORTER],
})
export class PlansModule {}
