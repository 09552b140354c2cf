import { type DynamicModule, Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { FacilityImporterService } from '../records/store/facility-importer.service';
import { RecordsModule } from '../records/records.module';
import { CrosswalkImporterService } from '../swap/crosswalk-importer.service';
import { OfficeImporterService } from '../swap/office-importer.service';
import { PlanImporterService } from '../swap/plan-importer.service';
import { SwapModule } from '../swap/swap.module';
import type { WholeImporter } from '../swap/whole-swap';
import { CrawlerConfig } from '../config/config';
import { wholeSources } from '../sources/all-sources';
import { DrugNamesRepository } from './drug-names.repository';
import { DrugNamesService } from './drug-names.service';
import { DrugReleasesService } from './drug-releases.service';
import { WholeImportService } from './whole-import.service';
import { StreamedImportService } from './streamed-import.service';
import { WholeRunRepository } from './whole-run.repository';
import { type WholeParts, WholeSourcesService } from './whole-sources.service';

const IMPORTERS = [PlanImporterService, CrosswalkImporterService, FacilityImporterService, OfficeImporterService];

@Module({})
export class WholeModule {
  /** @param parts sources and importers in place of the real ones (tests) */
  static register(parts?: WholeParts): DynamicModule {
    return {
      module: WholeModule,
      imports: [LedgerModule, RecordsModule, SwapModule],
      providers: [
        {
          provide: WholeSourcesService,
          inject: [CrawlerConfig, ...IMPORTERS],
          useFactory: ({ npiFile }: CrawlerConfig, ...importers: WholeImporter[]) =>
            new WholeSourcesService(parts ?? { sources: wholeSources(npiFile), importers }),
        },
        DrugNamesRepository,
        DrugNamesService,
        DrugReleasesService,
        StreamedImportService,
        WholeImportService,
        WholeRunRepository,
      ],
      exports: [WholeSourcesService, WholeImportService],
    };
  }
}
