import { Module } from '@nestjs/common';
import { CrawlOnMissModule } from '../crawl-on-miss/crawl-on-miss.module';
import { ZipsModule } from '../zips/zips.module';
import { CommonWords } from './common-words';
import { NetworksRepository } from './networks.repository';
import { NetworksService } from './networks.service';
import { NearestProviders } from './nearest-providers';
import { ProviderDictionary } from './provider-dictionary';
import { ProviderSearchRepository } from './provider-search.repository';
import { ProvidersController } from './providers.controller';
import { ProvidersRepository } from './providers.repository';
import { ProvidersService } from './providers.service';
import { WordFrequencies } from './word-frequencies';

@Module({
  imports: [CrawlOnMissModule, ZipsModule],
  controllers: [ProvidersController],
  providers: [
    ProvidersService,
    ProvidersRepository,
    ProviderSearchRepository,
    NearestProviders,
    ProviderDictionary,
    WordFrequencies,
    CommonWords,
    NetworksService,
    NetworksRepository,
  ],
  exports: [ProvidersService],
})
export class ProvidersModule {}
