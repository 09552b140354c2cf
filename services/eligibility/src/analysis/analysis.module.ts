import { type DynamicModule, Module } from '@nestjs/common';
import { CLOCK } from '../pacific-day';
import type { Clock } from '../pacific-day';
import { AnalysisController } from './analysis.controller';
import { AnalysisService } from './analysis.service';
import { CATALOG_URL, CountyPlansClient } from './county-plans.client';

const now: Clock = () => new Date();

@Module({})
export class AnalysisModule {
  static register({ catalogUrl }: { catalogUrl: string }): DynamicModule {
    return {
      module: AnalysisModule,
      controllers: [AnalysisController],
      providers: [
        AnalysisService,
        CountyPlansClient,
        { provide: CLOCK, useValue: now },
        { provide: CATALOG_URL, useValue: catalogUrl },
      ],
    };
  }
}
