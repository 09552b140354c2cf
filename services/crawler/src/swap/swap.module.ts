import { Module } from '@nestjs/common';
import { CrosswalkImporterService } from './crosswalk-importer.service';
import { DrugReleaseImporterService } from './drug-release-importer.service';
import { OfficeImporterService } from './office-importer.service';
import { PlanImportRepository } from './plan-import.repository';
import { PlanImporterService } from './plan-importer.service';

@Module({
  providers: [
    PlanImportRepository,
    PlanImporterService,
    CrosswalkImporterService,
    DrugReleaseImporterService,
    OfficeImporterService,
  ],
  exports: [PlanImporterService, CrosswalkImporterService, DrugReleaseImporterService, OfficeImporterService],
})
export class SwapModule {}
