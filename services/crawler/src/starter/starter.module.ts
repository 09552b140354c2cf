import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module';
import { StarterRepository } from './starter.repository';
import { StarterService } from './starter.service';

@Module({ imports: [RecordsModule], providers: [StarterService, StarterRepository], exports: [StarterService] })
export class StarterModule {}
