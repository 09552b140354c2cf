import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { CheckController } from './check.controller';
import { CheckService } from './check.service';

@Module({ imports: [ClockModule], controllers: [CheckController], providers: [CheckService] })
export class CheckModule {}
