import { Module } from '@nestjs/common';
import { FamilyRepository } from './family.repository';
import { HeldRunService } from './held-run.service';
import { LedgerService } from './ledger.service';
import { RunsRepository } from './runs.repository';

/** The rows without the queue. */
@Module({
  providers: [LedgerService, HeldRunService, RunsRepository, FamilyRepository],
  exports: [LedgerService, HeldRunService, RunsRepository, FamilyRepository],
})
export class LedgerModule {}
