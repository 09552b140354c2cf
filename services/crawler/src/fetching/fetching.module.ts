import { Module } from '@nestjs/common';
import { CrawlerConfig } from '../config';
import { Dispatchers } from './dispatchers';
import { FetchCacheRepository } from './fetch-cache.repository';
import { FetchingService } from './fetching.service';
import { RedirectedExchange } from './redirected-exchange';
import { RobotsRules } from './robots-rules';
import { userAgent } from './user-agent';

@Module({
  providers: [
    FetchCacheRepository,
    RedirectedExchange,
    RobotsRules,
    {
      provide: Dispatchers,
      inject: [CrawlerConfig],
      useFactory: (config: CrawlerConfig) =>
        new Dispatchers(config.isProduction ? null : new URL(config.sampleSourcesUrl).origin),
    },
    {
      provide: FetchingService,
      inject: [CrawlerConfig, RedirectedExchange, RobotsRules, FetchCacheRepository],
      useFactory: (
        config: CrawlerConfig,
        exchange: RedirectedExchange,
        robots: RobotsRules,
        cache: FetchCacheRepository,
      ) => new FetchingService(userAgent(config.contactUrl), exchange, robots, cache),
    },
  ],
  exports: [FetchingService],
})
export class FetchingModule {}
