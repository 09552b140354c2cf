// Sources and importer of insurance plans, for the runs and for `make import`.
import { Module } from '@nestjs/common';
import { PLAN_SOURCE_IDS } from '../sources/insurance/insurer-filters';
import { InsuranceService } from '../sources/insurance/read';
import { PlanExtrasService } from '../sources/insurance/plan-extras';
import { PLAN_IMPORTER, PLAN_SOURCES } from '../sources/whole-tokens';
import { PlanImportRepository } from '../swap/plan-import.repository';
import { PlanImporterService } from '../swap/plan-importer.service';

@Module({
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
