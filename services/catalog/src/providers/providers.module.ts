import { Module } from '@nestjs/common';
import { CrawlOnMissModule } from '../crawl-on-miss/crawl-on-miss.module';
import { ZipsModule } from '../zips/zips.module';
import { NetworksRepository } from './networks.repository';
import { NetworksService } from './networks.service';
import { ProviderDictionary } from './provider-dictionary';
import { ProviderSearchRepository } from './provider-search.repository';
import { ProvidersController } from './providers.controller';
import { ProvidersRepository } from './providers.repository';
import { ProvidersService } from './providers.service';
import { SpellingService } from './spelling.service';

@Module({
  imports: [CrawlOnMissModule, ZipsModule],
  controllers: [ProvidersController],
  providers: [
    ProvidersService,
    ProvidersRepository,
    ProviderSearchRepository,
    ProviderDictionary,
    SpellingService,
    NetworksService,
    NetworksRepository,
  ],
  exports: [ProvidersService],
})
export class ProvidersModule {}
