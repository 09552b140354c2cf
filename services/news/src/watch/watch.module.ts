import { Module } from '@nestjs/common';
import { ChecksRepository } from './checks.repository';
import { PageReaderService } from './page-reader.service';
import { ShownChecksService } from './shown-checks.service';
import { WatchWorker } from './watch.worker';
import { WatchingService } from './watching.service';

@Module({
  providers: [ChecksRepository, PageReaderService, ShownChecksService, WatchWorker, WatchingService],
  exports: [ShownChecksService],
})
export class WatchModule {}
