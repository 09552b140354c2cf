import { Module } from '@nestjs/common';
import { CrawlerConfig } from '../config';
import { Dispatchers } from './dispatchers';
import { FetchCacheRepository } from './fetch-cache.repository';
import { FetchStores } from './fetch-stores';
import { FetchingService } from './fetching.service';
import { FileStore } from './file-store';
import { HostGate } from './host-gate';
import { HostTurnsRepository } from './host-turns.repository';
import { RedirectedExchange } from './redirected-exchange';
import { RobotsRules } from './robots-rules';
import { userAgent } from './user-agent';

@Module({
  providers: [
    FetchCacheRepository,
    FetchStores,
    HostTurnsRepository,
    RedirectedExchange,
    RobotsRules,
    {
      provide: Dispatchers,
      inject: [CrawlerConfig],
      useFactory: (config: CrawlerConfig) =>
        new Dispatchers(config.isProduction ? null : new URL(config.sampleSourcesUrl).origin),
    },
    {
      provide: HostGate,
      inject: [HostTurnsRepository],
      useFactory: (turns: HostTurnsRepository) => new HostGate(turns),
    },
    {
      provide: FileStore,
      inject: [CrawlerConfig],
      useFactory: (config: CrawlerConfig) => new FileStore(config.filesDirectory),
    },
    {
      provide: FetchingService,
      inject: [CrawlerConfig, HostGate, RedirectedExchange, RobotsRules, FetchStores],
      useFactory: (
        config: CrawlerConfig,
        gate: HostGate,
        exchange: RedirectedExchange,
        robots: RobotsRules,
        stores: FetchStores,
      ) => new FetchingService(userAgent(config.contactUrl), gate, exchange, robots, stores),
    },
  ],
  exports: [FetchingService],
})
export class FetchingModule {}
