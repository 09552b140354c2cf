import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Header, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { HEADERS } from '@app/contracts/http/catalog';
import {
  type HealthNewsResponse,
  NEWS_LIMITS,
  NEWS_PATHS,
  type NewsSourcesResponse,
} from '@app/contracts/http/health-news';
import { HealthNewsQuery } from '@app/contracts/http/health-news.requests';
import { ApiCall } from '@app/kit/api-call';
import { OperatorAccess } from '@app/kit/operator-access';
import { NewsQueue } from '@app/queues/news-queue';
import { ShownNewsService } from '../reading/shown-news.service';
import { NextReadingService } from './next-reading.service';

/** Read once a day: a browser may keep the list a minute, and then asks with its ETag. */
const SHORT_CACHE = 'public, max-age=60';
const NO_STORE = 'no-store';

@Controller()
export class NewsController {
  constructor(
    private readonly news: ShownNewsService,
    private readonly queue: NewsQueue,
    private readonly next: NextReadingService,
    private readonly access: OperatorAccess,
  ) {}

  @Get(NEWS_PATHS.news)
  @ApiCall({
    summary: 'News of the agencies, newest first; empty while none could be read',
    query: HealthNewsQuery,
    responses: { 200: 'HealthNewsResponse[]' },
  })
  async list(
    @Query() { limit }: HealthNewsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HealthNewsResponse[]> {
    const items = await this.news.list(limit ?? NEWS_LIMITS.default);
    // An empty list is what the first reading changes.
    response.setHeader('Cache-Control', items.length === 0 ? NO_STORE : SHORT_CACHE);
    response.setHeader(HEADERS.totalCount, String(items.length));
    return items;
  }

  @Get(NEWS_PATHS.sources)
  @Header('Cache-Control', NO_STORE)
  @ApiCall({
    summary: 'How old the list of each agency is, and how its last reading ended',
    responses: { 200: 'NewsSourcesResponse' },
  })
  sources(@Headers() headers: IncomingHttpHeaders): Promise<NewsSourcesResponse> {
    return this.states(headers);
  }

  @Post(NEWS_PATHS.read)
  @HttpCode(202)
  @Header('Cache-Control', NO_STORE)
  @ApiCall({
    summary:
      'Has the agencies read now, or joins the reading under way; what was read in the last minute is not read again',
    responses: { 202: 'NewsSourcesResponse' },
  })
  async read(@Headers() headers: IncomingHttpHeaders): Promise<NewsSourcesResponse> {
    this.access.assertMayChange(headers);
    await this.queue.read('operator');
    return this.states(headers);
  }

  private async states(headers: IncomingHttpHeaders): Promise<NewsSourcesResponse> {
    const [sources, nextAt] = await Promise.all([this.news.states(), this.next.at()]);
    return { sources, nextAt, access: this.access.rule, mayRead: this.access.mayChange(headers) };
  }
}
