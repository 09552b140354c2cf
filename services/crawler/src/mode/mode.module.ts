import { Module } from '@nestjs/common';
import { SourcesModule } from '../sources/sources.module';
import { ModeRepository } from './mode.repository';
import { ModeService } from './mode.service';

@Module({ imports: [SourcesModule], providers: [ModeService, ModeRepository], exports: [ModeService] })
export class ModeModule {}
