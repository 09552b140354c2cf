import { Module } from '@nestjs/common';
import { ModeModule } from '../mode/mode.module';
import { RunStartsModule } from '../ledger/run-starts.module';
import { NextStartsService } from './next-starts.service';
import { SchedulesService } from './schedules.service';

@Module({
  imports: [ModeModule, RunStartsModule],
  providers: [SchedulesService, NextStartsService],
  exports: [SchedulesService, NextStartsService],
})
export class SchedulesModule {}
