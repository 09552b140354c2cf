import { Module } from '@nestjs/common';
import { MergeModule } from '../facilities/merge.module';
import { StarterRepository } from './starter.repository';
import { StarterService } from './starter.service';

@Module({ imports: [MergeModule], providers: [StarterService, StarterRepository], exports: [StarterService] })
export class StarterModule {}
