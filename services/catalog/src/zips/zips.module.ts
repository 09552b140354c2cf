import { Module } from '@nestjs/common';
import { ZipsController } from './zips.controller';
import { ZipsRepository } from './zips.repository';
import { ZipsService } from './zips.service';

@Module({ controllers: [ZipsController], providers: [ZipsService, ZipsRepository], exports: [ZipsService] })
export class ZipsModule {}
