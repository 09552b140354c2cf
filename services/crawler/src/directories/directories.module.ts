import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module';
import { DirectoriesService } from './directories.service';
import { DirectoryReadService } from './directory-read.service';
import { ZipAsksService } from './zip-asks.service';

@Module({
  imports: [RecordsModule],
  providers: [DirectoriesService, DirectoryReadService, ZipAsksService],
  exports: [DirectoriesService, DirectoryReadService, ZipAsksService],
})
export class DirectoriesModule {}
