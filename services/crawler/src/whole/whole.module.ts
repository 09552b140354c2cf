import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { ModeModule } from '../mode/mode.module';
import { LedgerModule } from '../ledger/ledger.module';
import { WholeImportService } from './whole-import.service';
import { WholeRunRepository } from './whole-run.repository';
import { WholeRunService } from '../jobs/crawl-whole.service';
import { WholeSourcesService } from './whole-sources.service';

@Module({})
export class WholeModule {
  /** @param sources modules that provide the tokens of whole-source.ts */
  static register(sources: NonNullable<ModuleMetadata['imports']>): DynamicModule {
    return {
      module: WholeModule,
      imports: [LedgerModule, ModeModule, ...sources],
      providers: [WholeSourcesService, WholeImportService, WholeRunService, WholeRunRepository],
      exports: [WholeSourcesService, WholeImportService, WholeRunService],
    };
  }
}
