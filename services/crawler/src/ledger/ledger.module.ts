import { Module } from '@nestjs/common';
import { FamilyRepository } from './family.repository';
import { HeldRows } from './held-rows.service';
import { HeldRunService } from './held-run.service';
import { LedgerService } from './ledger.service';
import { RunRows } from './run-rows.service';

/** The rows without the queue. */
@Module({
  providers: [LedgerService, HeldRunService, RunRows, HeldRows, FamilyRepository],
  exports: [LedgerService, HeldRunService, RunRows, HeldRows, FamilyRepository],
})
export class LedgerModule {}
