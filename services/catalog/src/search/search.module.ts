import { Module } from '@nestjs/common';
import { CrawlOnMissModule } from '../crawl-on-miss/crawl-on-miss.module';
import { ProgramsModule } from '../programs/programs.module';
import { ProvidersModule } from '../providers/providers.module';
import { ZipsModule } from '../zips/zips.module';
import { PlansRepository } from './plans.repository';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [ProvidersModule, ProgramsModule, ZipsModule, CrawlOnMissModule],
  controllers: [SearchController],
  providers: [SearchService, PlansRepository],
})
export class SearchModule {}
