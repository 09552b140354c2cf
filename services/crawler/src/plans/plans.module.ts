// Sources and importer of insurance plans, for the runs and for `make import`.
import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module';
import { PLAN_SOURCE_IDS } from '../insurer-filters';
import { InsuranceService } from '../sources/insurance/insurance.service';
import { PlanExtrasService } from '../sources/insurance/plan-extras.service';
import { PLAN_IMPORTER, PLAN_SOURCES } from '../whole-tokens';
import { PlanImportRepository } from './plan-import.repository';
import { PlanImporterService } from './plan-importer.service';

@Module({
  imports: [FetchingModule],
  providers: [
    InsuranceService,
    PlanExtrasService,
    PlanImportRepository,
    PlanImporterService,
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
