import { Module } from '@nestjs/common';
import { PlansModule } from '../plans/plans.module';
import { ZipsModule } from '../zips/zips.module';
import { DrugCostsService } from './drug-costs.service';
import { DrugsController } from './drugs.controller';
import { DrugsRepository } from './drugs.repository';

@Module({
  imports: [PlansModule, ZipsModule],
  controllers: [DrugsController],
  providers: [DrugCostsService, DrugsRepository],
})
export class DrugsModule {}
