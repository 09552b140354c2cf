import { Module } from '@nestjs/common';
import { LedgerModule } from './ledger.module';
import { RunsService } from './runs.service';

/** Starting and ending runs: the rows and the queue together. */
@Module({ imports: [LedgerModule], providers: [RunsService], exports: [LedgerModule, RunsService] })
export class RunStartsModule {}
