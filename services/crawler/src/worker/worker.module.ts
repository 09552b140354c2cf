import { Module } from '@nestjs/common';
import { ImportModule } from '../import/import.module';
import { ModeModule } from '../mode/mode.module';
import { RunsModule } from '../runs/runs.module';
import { SourcesModule } from '../sources/sources.module';
import { CrawlZipService } from './crawl-zip.service';
import { CrawlZipWorker } from './crawl-zip.worker';

@Module({
  imports: [ImportModule, ModeModule, RunsModule, SourcesModule],
  providers: [CrawlZipService, CrawlZipWorker],
})
export class WorkerModule {}
