import { Module } from '@nestjs/common';
import { ZipsModule } from '../zips/zips.module';
import { OfficesController } from './offices.controller';
import { OfficesRepository } from './offices.repository';
import { OfficesService } from './offices.service';

@Module({ imports: [ZipsModule], controllers: [OfficesController], providers: [OfficesService, OfficesRepository] })
export class OfficesModule {}
