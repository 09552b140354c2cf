import { Module } from '@nestjs/common';
import { CrosswalkImporterService } from './crosswalk-importer.service';
import { OfficeImporterService } from './office-importer.service';
import { PlanImportRepository } from './plan-import.repository';
import { PlanImporterService } from './plan-importer.service';

@Module({
  providers: [PlanImportRepository, PlanImporterService, CrosswalkImporterService, OfficeImporterService],
  exports: [PlanImporterService, CrosswalkImporterService, OfficeImporterService],
})
export class SwapModule {}
