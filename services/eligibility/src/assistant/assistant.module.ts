import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { AssistantController } from './assistant.controller';
import { AssistantService } from './assistant.service';

@Module({ imports: [ClockModule], controllers: [AssistantController], providers: [AssistantService] })
export class AssistantModule {}
