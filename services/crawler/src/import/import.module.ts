import { Module } from '@nestjs/common';
import { MergeModule } from '../facilities/merge.module';
import { ImportRepository } from './import.repository';
import { ImportService } from './import.service';
import { PartRepository } from './part.repository';
import { SharedPlacesService } from './shared-places.service';

@Module({
  imports: [MergeModule],
  providers: [ImportService, ImportRepository, PartRepository, SharedPlacesService],
  exports: [ImportService],
})
export class ImportModule {}
