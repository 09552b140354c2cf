import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { DirectoryImportService } from './directory-import.service';
import { FacilityImporterService } from './facility-importer.service';
import { RecordsRepository } from './records.repository';
import { RecordsService } from './records.service';
import { RegistryFileService } from './registry-file.service';
import { RegistryImportService } from './registry-import.service';
import { RegistryRunRepository } from './registry-run.repository';
import { RegistryStageRepository } from './registry-stage.repository';
import { RunWordsRepository } from './run-words.repository';
import { StatementSwapService } from './statement-swap.service';
import { StatementsRepository } from './statements.repository';

/** What sources say of places, and the one record of each that visitors see. */
@Module({
  imports: [LedgerModule],
  providers: [
    DirectoryImportService,
    FacilityImporterService,
    RegistryFileService,
    RegistryImportService,
    RegistryStageRepository,
    StatementSwapService,
    RecordsService,
    RecordsRepository,
    RegistryRunRepository,
    RunWordsRepository,
    StatementsRepository,
  ],
  exports: [
    DirectoryImportService,
    FacilityImporterService,
    RegistryFileService,
    RegistryImportService,
    StatementSwapService,
  ],
})
export class RecordsModule {}
