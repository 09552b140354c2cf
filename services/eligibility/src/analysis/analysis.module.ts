import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { ModelModule } from '../model/model.module';
import { AnalysisController } from './analysis.controller';
import { AnalysisService } from './analysis.service';
import { CountyPlansClient } from './county-plans.client';

@Module({
  imports: [ClockModule, ModelModule],
  controllers: [AnalysisController],
  providers: [AnalysisService, CountyPlansClient],
})
export class AnalysisModule {}
