import { Module } from '@nestjs/common';
import { CrawlOnMissModule } from '../crawl-on-miss/crawl-on-miss.module';
import { PlansModule } from '../plans/plans.module';
import { ProgramsModule } from '../programs/programs.module';
import { ProvidersModule } from '../providers/providers.module';
import { ZipsModule } from '../zips/zips.module';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [PlansModule, ProvidersModule, ProgramsModule, ZipsModule, CrawlOnMissModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
