import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { DirectoryImportService } from './store/directory-import.service';
import { FacilityImporterService } from './store/facility-importer.service';
import { ProvidersRepository } from './merge/providers.repository';
import { MergeService } from './merge/merge.service';
import { RegistryFileService } from './store/registry-file.service';
import { RegistryPagesService } from './store/registry-pages.service';
import { RegistryRunRepository } from './store/registry-run.repository';
import { RegistryStageRepository } from './store/registry-stage.repository';
import { RunRecordsRepository } from './store/run-records.repository';
import { SourceRecordStore } from './store/source-record-store.service';
import { SourceRecordsRepository } from './store/source-records.repository';

/** What sources say of places, and the one record of each that visitors see. */
@Module({
  imports: [LedgerModule],
  providers: [
    DirectoryImportService,
    FacilityImporterService,
    RegistryFileService,
    RegistryPagesService,
    RegistryStageRepository,
    SourceRecordStore,
    MergeService,
    ProvidersRepository,
    RegistryRunRepository,
    RunRecordsRepository,
    SourceRecordsRepository,
  ],
  exports: [
    DirectoryImportService,
    FacilityImporterService,
    RegistryFileService,
    RegistryPagesService,
    SourceRecordStore,
  ],
})
export class RecordsModule {}
