import { Module } from '@nestjs/common';
import { ImportRepository } from './import.repository';
import { ImportService } from './import.service';
import { PartRepository } from './part.repository';

@Module({ providers: [ImportService, ImportRepository, PartRepository], exports: [ImportService] })
export class ImportModule {}
