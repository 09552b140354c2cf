import { Module } from '@nestjs/common';
import { StarterPlansRepository } from './starter-plans.repository';
import { StarterPlansService } from './starter-plans.service';

@Module({ providers: [StarterPlansService, StarterPlansRepository], exports: [StarterPlansService] })
export class StarterPlansModule {}
