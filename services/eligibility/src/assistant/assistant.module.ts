import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { AssistantController } from './assistant.controller';
import { AssistantService } from './assistant.service';
import { CatalogClient } from './catalog.client';

@Module({ imports: [ClockModule], controllers: [AssistantController], providers: [AssistantService, CatalogClient] })
export class AssistantModule {}
