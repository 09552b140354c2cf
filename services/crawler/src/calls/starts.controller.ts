// Starting crawls and reading the latest result, in the specification's shape.
import type { IncomingHttpHeaders } from 'node:http';
import { Body, Controller, Get, Header, Headers, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type CrawlSource, isDirectory } from '@app/contracts/http/crawl-sources';
import { type CrawlResponse, CRAWLER_PATHS } from '@app/contracts/http/crawler';
import {
  CrawlLatestQuery,
  CrawlParams,
  CrawlPlanPageBody,
  CrawlProvidersBody,
  CrawlWholeBody,
  CrawlWholeParams,
} from '@app/contracts/http/crawler.requests';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import { ApiCall } from '@app/kit/api-call';
import { DomainError } from '@app/kit/domain-error';
import { currentRequestId } from '@app/kit/request-id';
import { PlanPageStoreService } from '../plan-page/plan-page-store.service';
import { crawlResponse } from './run-response';
import { isActive, type RunRow } from '../ledger/run-row';
import { type RunTarget, sourceTarget, zipTarget } from '../ledger/run-target';
import { READ_BY_THEMSELVES } from '../sources/all-sources';
import { OperatorAccess } from '@app/kit/operator-access';
import { planPageTarget } from './plan-page-target';
import { RunRows } from '../ledger/run-rows.service';
import { RunsService } from '../ledger/runs.service';

const NO_STORE = ['Cache-Control', 'no-store'] as const;
const EVERY_SOURCE = READ_BY_THEMSELVES.map(({ source }) => source);
const DAY_MS = 24 * 3_600_000;
const RESPONSES = { 200: 'CrawlResponse', 202: 'CrawlResponse' } as const;

@Controller()
export class StartsController {
  constructor(
    private readonly runs: RunsService,
    private readonly rows: RunRows,
    private readonly access: OperatorAccess,
    private readonly plans: PlanPageStoreService,
  ) {}

  @Post(CRAWLER_PATHS.startProviders)
  @Header(...NO_STORE)
  @ApiCall({
    summary: 'Starts a crawl of one ZIP and type, or joins the one under way; waits up to 20 seconds for its end',
    body: CrawlProvidersBody,
    responses: RESPONSES,
  })
  startProviders(
    @Headers() headers: IncomingHttpHeaders,
    @Body() { zip, type, force }: CrawlProvidersBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrawlResponse> {
    return this.start(zipTarget(zip, type, force === true ? { isForced: true } : {}), headers, response);
  }

  @Post(CRAWLER_PATHS.startPlanPage)
  @Header(...NO_STORE)
  @ApiCall({
    summary: 'Reads the rendered Medicare.gov page of one stored plan',
    body: CrawlPlanPageBody,
    responses: RESPONSES,
  })
  async startPlanPage(
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: CrawlPlanPageBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrawlResponse> {
    this.access.assertMayChange(headers);
    const target = planPageTarget(body);
    if (!(await this.plans.isStored(target.part ?? ''))) {
      throw new DomainError(404, { detail: 'plan_not_stored' });
    }
    return this.start(target, headers, response);
  }

  @Post(CRAWLER_PATHS.startAll)
  @Header(...NO_STORE)
  @ApiCall({
    summary: 'Starts a crawl of everything, or joins the one under way; answers at once',
    responses: RESPONSES,
  })
  startAll(
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrawlResponse> {
    return this.start(sourceTarget('all'), headers, response);
  }

  @Post(CRAWLER_PATHS.hospitals)
  @Header(...NO_STORE)
  @ApiCall({ summary: 'Same as POST /api/crawl/hospitals', body: CrawlWholeBody, responses: RESPONSES })
  startHospitals(
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: CrawlWholeBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrawlResponse> {
    return this.start(sourceTarget('hospitals', wholeOptions(body)), headers, response);
  }

  @Post(CRAWLER_PATHS.start)
  @Header(...NO_STORE)
  @ApiCall({
    summary: 'Starts a crawl of a source that is read whole, or joins the one under way; waits up to 20 seconds',
    params: CrawlWholeParams,
    body: CrawlWholeBody,
    responses: RESPONSES,
  })
  startWhole(
    @Headers() headers: IncomingHttpHeaders,
    @Param() { source }: CrawlWholeParams,
    @Body() body: CrawlWholeBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrawlResponse> {
    // Directories are read for California alone.
    if (isDirectory(source) && body.state !== undefined && body.state !== 'CA') {
      throw new DomainError(400, { fields: { state: FIELD_MESSAGES.invalid } });
    }
    return this.start(sourceTarget(source, wholeOptions(body)), headers, response);
  }

  @Get(CRAWLER_PATHS.latest)
  @Header(...NO_STORE)
  @ApiCall({
    summary: 'Latest result; our own pages start a crawl with it when there is none younger than 24 hours',
    params: CrawlParams,
    query: CrawlLatestQuery,
    responses: RESPONSES,
  })
  async latest(
    @Param() { source }: CrawlParams,
    @Query() { zip, type }: CrawlLatestQuery,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrawlResponse> {
    const part = source === 'providers' ? { zip, type } : {};
    const newest = (await this.rows.list({ source, ...part, isUsual: true, limit: 1 }))[0];
    const isFresh = newest !== undefined && (isActive(newest) || Date.now() - newest.createdAt.getTime() < DAY_MS);
    const isOwnPage = headers['sec-fetch-site'] === 'same-origin' || headers['x-requested-with'] !== undefined;
    const target = startable(source, zip, type);
    const isOn = target !== null && this.runs.isOn(target);
    if (!isFresh && isOwnPage && isOn && this.access.mayChange(headers)) {
      return this.start(target, headers, response);
    }
    if (newest) return answer(newest, response);
    throw new DomainError(404, { detail: 'never_crawled' });
  }

  /** @throws DomainError 401, 403 */
  private async start(target: RunTarget, headers: IncomingHttpHeaders, response: Response): Promise<CrawlResponse> {
    const { userId } = this.access.assertMayChange(headers);
    const asker = { requestId: currentRequestId(), requestedBy: 'operator', userId } as const;
    // Everything takes minutes: its progress is read from the rows.
    if (target.source === 'all') return answer(await this.runs.startAll(EVERY_SOURCE, asker), response);
    return answer(await this.runs.waitForEnd(await this.runs.start(target, asker)), response);
  }
}

/** What a GET may start by itself; null = it needs more parameters. */
function startable(source: CrawlSource, zip?: string, type?: CrawlProvidersBody['type']): RunTarget | null {
  if (source === 'plan-page') return null;
  if (source !== 'providers') return sourceTarget(source);
  return zip !== undefined && type !== undefined ? zipTarget(zip, type) : null;
}

const wholeOptions = ({ force, state }: CrawlWholeBody) => ({
  ...(force === true && { isForced: true }),
  ...(state !== undefined && state !== 'CA' && { state }),
});

/** 202 while the run is not over. */
function answer(run: RunRow, response: Response): CrawlResponse {
  response.status(isActive(run) ? 202 : 200);
  return crawlResponse(run);
}
