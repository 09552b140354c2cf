import { Module } from '@nestjs/common';
import { ZipsModule } from '../zips/zips.module';
import { DefaultYearService } from './default-year.service';
import { NextYearController } from './next-year.controller';
import { NextYearService } from './next-year.service';
import { PlanFiguresController } from './plan-figures.controller';
import { PlanFiguresService } from './plan-figures.service';
import { PlansController } from './plans.controller';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

@Module({
  imports: [ZipsModule],
  controllers: [PlansController, NextYearController, PlanFiguresController],
  providers: [DefaultYearService, PlansService, NextYearService, PlanFiguresService, PlansRepository],
  exports: [PlansService, DefaultYearService],
})
export class PlansModule {}
