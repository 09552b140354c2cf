import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Header, Headers } from '@nestjs/common';
import type { CrawlOverviewResponse, CrawlPulseResponse } from '@app/contracts/http/crawl-overview';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import { ApiCall } from '@app/kit/api-call';
import { OverviewService } from './overview.service';

@Controller()
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get(CRAWLER_PATHS.overview)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'What the operators dashboard shows, in one answer',
    responses: { 200: 'CrawlOverviewResponse' },
  })
  read(@Headers() headers: IncomingHttpHeaders): Promise<CrawlOverviewResponse> {
    return this.overview.read(headers);
  }

  @Get(CRAWLER_PATHS.pulse)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'Whether the overview has changed: what a page asks while nothing goes on',
    responses: { 200: 'CrawlPulseResponse' },
  })
  pulse(): Promise<CrawlPulseResponse> {
    return this.overview.pulse();
  }
}
