import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { ModelModule } from '../model/model.module';
import { AssistantController } from './assistant.controller';
import { AssistantService } from './assistant.service';
import { CardRanker } from './cards/card-ranker.service';
import { CatalogClient } from './catalog.client';

@Module({
  imports: [ClockModule, ModelModule],
  controllers: [AssistantController],
  providers: [AssistantService, CardRanker, CatalogClient],
})
export class AssistantModule {}
