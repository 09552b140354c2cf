import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { CountsModule } from '../counts/counts.module';
import { ModelModule } from '../model/model.module';
import { AssistantController } from './assistant.controller';
import { AssistantService } from './assistant.service';
import { CardFinder } from './cards/card-finder';
import { loadModel } from './cards/model-file';
import { Ranker } from './cards/ranker';
import { CatalogClient } from './catalog.client';

@Module({
  imports: [ClockModule, CountsModule, ModelModule],
  controllers: [AssistantController],
  providers: [
    AssistantService,
    CardFinder,
    CatalogClient,
    { provide: Ranker, useFactory: () => new Ranker(loadModel()) },
  ],
})
export class AssistantModule {}
