import { Module } from '@nestjs/common';
import { ModeRepository } from './mode.repository';
import { ModeService } from './mode.service';

@Module({ providers: [ModeService, ModeRepository], exports: [ModeService] })
export class ModeModule {}
