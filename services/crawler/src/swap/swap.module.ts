import { Module } from '@nestjs/common';
import { OfficeImporterService } from './office-importer.service';
import { PlanImportRepository } from './plan-import.repository';
import { PlanImporterService } from './plan-importer.service';

@Module({
  providers: [PlanImportRepository, PlanImporterService, OfficeImporterService],
  exports: [PlanImporterService, OfficeImporterService],
})
export class SwapModule {}
