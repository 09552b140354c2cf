import { Module } from '@nestjs/common';
import { PlanPageReaderService } from './plan-page-reader.service';
import { PlanPageStoreService } from './plan-page-store.service';
import { PlanPageRepository } from './plan-page.repository';

@Module({
  providers: [PlanPageReaderService, PlanPageStoreService, PlanPageRepository],
  exports: [PlanPageReaderService, PlanPageStoreService],
})
export class PlanPageModule {}
