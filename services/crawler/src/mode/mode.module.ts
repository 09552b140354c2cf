import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module';
import { SourcesModule } from '../sources/sources.module';
import { ModeRepository } from './mode.repository';
import { ModeService } from './mode.service';

@Module({ imports: [FetchingModule, SourcesModule], providers: [ModeService, ModeRepository], exports: [ModeService] })
export class ModeModule {}
