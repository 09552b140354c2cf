import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { AnalysisController } from './analysis.controller';
import { AnalysisService } from './analysis.service';
import { CountyPlansClient } from './county-plans.client';

@Module({ imports: [ClockModule], controllers: [AnalysisController], providers: [AnalysisService, CountyPlansClient] })
export class AnalysisModule {}
