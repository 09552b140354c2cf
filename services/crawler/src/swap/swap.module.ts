import { Module } from '@nestjs/common';
import { CrosswalkImporterService } from './crosswalk-importer.service';
import { DrugReleaseRepository } from './drug-release.repository';
import { OfficeImporterService } from './office-importer.service';
import { PlanImportRepository } from './plan-import.repository';
import { PlanImporterService } from './plan-importer.service';

@Module({
  providers: [
    PlanImportRepository,
    PlanImporterService,
    CrosswalkImporterService,
    DrugReleaseRepository,
    OfficeImporterService,
  ],
  exports: [PlanImporterService, CrosswalkImporterService, DrugReleaseRepository, OfficeImporterService],
})
export class SwapModule {}
