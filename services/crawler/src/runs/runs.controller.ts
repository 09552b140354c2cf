import { Body, Controller, Delete, Get, Header, Headers, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type CrawlResponse, CRAWLER_PATHS, type RunResponse, RUNS_LIMITS } from '@app/contracts/http/crawler';
import {
  CrawlLatestQuery,
  CrawlParams,
  CrawlProvidersBody,
  RunParams,
  RunsQuery,
} from '@app/contracts/http/crawler.requests';
import { ApiCall } from '@app/kit/api-call';
import { DomainError } from '@app/kit/domain-error';
import { currentRequestId } from '@app/kit/request-id';
import { crawlResponse, isActive, type RunRow, runResponse } from '../run-row';
import { CrawlAccessService } from './crawl-access.service';
import { RunsService } from './runs.service';

const NO_STORE = ['Cache-Control', 'no-store'] as const;
const DAY_MS = 24 * 3_600_000;

@Controller()
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly access: CrawlAccessService,
  ) {}

  @Get(CRAWLER_PATHS.runs)
  @Header(...NO_STORE)
  @ApiCall({ summary: 'History of crawl runs, newest first', query: RunsQuery, responses: { 200: 'RunResponse[]' } })
  async list(@Query() query: RunsQuery): Promise<RunResponse[]> {
    const rows = await this.runs.list({ ...query, limit: query.limit ?? RUNS_LIMITS.default });
    return rows.map(runResponse);
  }

  @Get(CRAWLER_PATHS.run)
  @Header(...NO_STORE)
  @ApiCall({ summary: 'Progress or result of one crawl run', params: RunParams, responses: { 200: 'RunResponse' } })
  async get(@Param() { id }: RunParams): Promise<RunResponse> {
    return runResponse(await this.runs.get(id));
  }

  @Delete(CRAWLER_PATHS.run)
  @Header(...NO_STORE)
  @ApiCall({ summary: 'Cancels an unfinished crawl run', params: RunParams, responses: { 200: 'RunResponse' } })
  async cancel(@Param() { id }: RunParams): Promise<RunResponse> {
    this.access.assertMayChange();
    return runResponse(await this.runs.cancel(id));
  }

  @Post(CRAWLER_PATHS.start)
  @Header(...NO_STORE)
  @ApiCall({
    summary: 'Starts a crawl, or joins the one under way; waits up to 20 seconds for its end',
    params: CrawlParams,
    body: CrawlProvidersBody,
    responses: { 200: 'CrawlResponse', 202: 'CrawlResponse' },
  })
  async start(
    @Param() _params: CrawlParams,
    @Body() { zip, type }: CrawlProvidersBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrawlResponse> {
    this.access.assertMayChange();
    return this.startAndWait({ zip, type }, response);
  }

  @Get(CRAWLER_PATHS.latest)
  @Header(...NO_STORE)
  @ApiCall({
    summary: 'Latest result; our own pages start a crawl with it when there is none younger than 24 hours',
    params: CrawlParams,
    query: CrawlLatestQuery,
    responses: { 200: 'CrawlResponse', 202: 'CrawlResponse' },
  })
  async latest(
    @Param() { source }: CrawlParams,
    @Query() { zip, type }: CrawlLatestQuery,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrawlResponse> {
    const newest = (await this.runs.list({ source, zip, type, limit: 1 }))[0];
    const isFresh = newest !== undefined && (isActive(newest) || Date.now() - newest.createdAt.getTime() < DAY_MS);
    const isOwnPage = headers['sec-fetch-site'] === 'same-origin' || headers['x-requested-with'] !== undefined;
    if (!isFresh && isOwnPage && zip && type && this.access.isOpen) {
      return this.startAndWait({ zip, type }, response);
    }
    if (newest) return answer(newest, response);
    throw new DomainError(404, { ko: '아직 수집한 적이 없습니다.', en: 'Nothing has been crawled yet.' });
  }

  private async startAndWait(part: CrawlProvidersBody, response: Response): Promise<CrawlResponse> {
    const run = await this.runs.start(part, { requestId: currentRequestId(), requestedBy: 'operator' });
    return answer(await this.runs.waitForEnd(run), response);
  }
}

/** 202 while the run is not over. */
function answer(run: RunRow, response: Response): CrawlResponse {
  response.status(isActive(run) ? 202 : 200);
  return crawlResponse(run);
}
