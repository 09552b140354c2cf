// History, progress and the end of crawl runs.
import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Delete, Get, Header, Headers, Param, Post, Query } from '@nestjs/common';
import type { CrawlPauseResponse } from '@app/contracts/http/crawl-overview';
import { CRAWLER_PATHS, type RunResponse, RUNS_LIMITS } from '@app/contracts/http/crawler';
import { RunParams, RunsQuery } from '@app/contracts/http/crawler.requests';
import { ApiCall } from '@app/kit/api-call';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { runResponse } from './run-response';
import { OperatorAccess } from '@app/kit/operator-access';
import { LedgerService } from '../ledger/ledger.service';
import { RunRows } from '../ledger/run-rows.service';
import { RunsService } from '../ledger/runs.service';

const NO_STORE = ['Cache-Control', 'no-store'] as const;

@Controller()
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly ledger: LedgerService,
    private readonly rows: RunRows,
    private readonly access: OperatorAccess,
    private readonly queue: CrawlQueue,
  ) {}

  @Get(CRAWLER_PATHS.runs)
  @Header(...NO_STORE)
  @ApiCall({ summary: 'History of crawl runs, newest first', query: RunsQuery, responses: { 200: 'RunResponse[]' } })
  async list(@Query() query: RunsQuery): Promise<RunResponse[]> {
    const rows = await this.rows.list({ ...query, limit: query.limit ?? RUNS_LIMITS.default });
    return rows.map(runResponse);
  }

  @Get(CRAWLER_PATHS.run)
  @Header(...NO_STORE)
  @ApiCall({ summary: 'Progress or result of one crawl run', params: RunParams, responses: { 200: 'RunResponse' } })
  async get(@Param() { id }: RunParams): Promise<RunResponse> {
    return runResponse(await this.ledger.get(id));
  }

  @Delete(CRAWLER_PATHS.run)
  @Header(...NO_STORE)
  @ApiCall({
    summary: 'Cancels an unfinished crawl run, and with a crawl of everything its unfinished parts',
    params: RunParams,
    responses: { 200: 'RunResponse' },
  })
  async cancel(@Headers() headers: IncomingHttpHeaders, @Param() { id }: RunParams): Promise<RunResponse> {
    this.access.assertMayChange(headers);
    return runResponse(await this.runs.cancel(id));
  }

  @Post(CRAWLER_PATHS.pause)
  @Header(...NO_STORE)
  @ApiCall({ summary: 'Lets no waiting crawl begin until resumed', responses: { 201: 'CrawlPauseResponse' } })
  async pause(@Headers() headers: IncomingHttpHeaders): Promise<CrawlPauseResponse> {
    this.access.assertMayChange(headers);
    await this.queue.pause();
    return { isPaused: await this.queue.isPaused() };
  }

  @Post(CRAWLER_PATHS.resume)
  @Header(...NO_STORE)
  @ApiCall({ summary: 'Lets waiting crawls begin again', responses: { 201: 'CrawlPauseResponse' } })
  async resume(@Headers() headers: IncomingHttpHeaders): Promise<CrawlPauseResponse> {
    this.access.assertMayChange(headers);
    await this.queue.resume();
    return { isPaused: await this.queue.isPaused() };
  }
}
