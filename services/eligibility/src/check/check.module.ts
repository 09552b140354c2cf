import { Module } from '@nestjs/common';
import { CheckController } from './check.controller';
import { CheckService } from './check.service';
import { CLOCK } from '../pacific-day';
import type { Clock } from '../pacific-day';

const now: Clock = () => new Date();

@Module({ controllers: [CheckController], providers: [CheckService, { provide: CLOCK, useValue: now }] })
export class CheckModule {}
