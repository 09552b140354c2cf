import { Module } from '@nestjs/common';
import { StarterRepository } from './starter.repository';
import { StarterService } from './starter.service';

@Module({ providers: [StarterService, StarterRepository], exports: [StarterService] })
export class StarterModule {}
