import { Module } from '@nestjs/common';
import { ModeModule } from '../mode/mode.module';
import { RunsModule } from './calls.module';
import { SchedulesModule } from '../schedules/schedules.module';
import { OverviewController } from './overview.controller';
import { OverviewRepository } from './overview.repository';
import { OverviewService } from './overview.service';

@Module({
  imports: [ModeModule, RunsModule, SchedulesModule],
  controllers: [OverviewController],
  providers: [OverviewService, OverviewRepository],
})
export class OverviewModule {}
