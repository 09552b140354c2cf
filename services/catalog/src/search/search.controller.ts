import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { type SearchResponse } from '@app/contracts/http/search';
import { SearchQuery } from '@app/contracts/http/catalog.requests';
import { ApiCall } from '@app/kit/api-call';
import { NO_STORE, SHORT_CACHE } from '../cache-control';
import { SearchService } from './search.service';

@Controller()
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Get(CATALOG_PATHS.search)
  @ApiCall({
    summary: 'Plans, providers and programs by words and ZIP',
    query: SearchQuery,
    responses: { 200: 'SearchResponse' },
  })
  async search(@Query() query: SearchQuery, @Res({ passthrough: true }) response: Response): Promise<SearchResponse> {
    const found = await this.searches.search(query);
    const isSettled = !found.autoCrawlTriggered && found.totals.providers > 0;
    response.setHeader('Cache-Control', isSettled ? SHORT_CACHE : NO_STORE);
    return found;
  }
}
