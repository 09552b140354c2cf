import { Module } from '@nestjs/common';
import { CrawlOnMissService } from './crawl-on-miss.service';
import { CrawlRunsRepository } from './crawl-runs.repository';

/** CrawlQueue comes from the global CrawlQueueModule. */
@Module({ providers: [CrawlOnMissService, CrawlRunsRepository], exports: [CrawlOnMissService] })
export class CrawlOnMissModule {}
