import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Header, Headers } from '@nestjs/common';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
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
}
