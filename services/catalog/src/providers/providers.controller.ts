import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CATALOG_PATHS, HEADERS, type ProviderResponse } from '@app/contracts/http/catalog';
import { type NetworksResponse } from '@app/contracts/http/networks';
import { NetworksQuery, ProviderParams, ProvidersQuery } from '@app/contracts/http/catalog.requests';
import { ApiCall } from '@app/kit/api-call';
import { NO_STORE, SHORT_CACHE } from '../cache-control';
import { NetworksService } from './networks.service';
import { ProvidersService } from './providers.service';

@Controller()
export class ProvidersController {
  constructor(
    private readonly providers: ProvidersService,
    private readonly networks: NetworksService,
  ) {}

  @Get(CATALOG_PATHS.providers)
  @ApiCall({
    summary:
      'Doctors, pharmacies and other places by ZIP, type, specialty, language, plan, medical group, words, county or distance',
    query: ProvidersQuery,
    responses: { 200: 'ProviderResponse[]' },
  })
  async list(
    @Query() query: ProvidersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProviderResponse[]> {
    const { providers, total, counties, crawl } = await this.providers.list(query);
    response.setHeader(HEADERS.totalCount, String(total));
    if (counties.length > 0) response.setHeader(HEADERS.counties, counties.join(', '));
    if (crawl.state) response.setHeader(HEADERS.autoCrawl, crawl.state);
    if (crawl.runId) response.setHeader(HEADERS.crawlRun, crawl.runId);
    // A crawl that runs or has just ended changes an empty list.
    response.setHeader('Cache-Control', crawl.state || providers.length === 0 ? NO_STORE : SHORT_CACHE);
    return providers;
  }

  /** Declared before the path of one provider, which would match `networks` as an id. */
  @Get(CATALOG_PATHS.providerNetworks)
  @ApiCall({
    summary: 'Plans and medical groups that providers near a ZIP are in, as directories of insurers state them',
    query: NetworksQuery,
    responses: { 200: 'NetworksResponse' },
  })
  async listNetworks(
    @Query() query: NetworksQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NetworksResponse> {
    const networks = await this.networks.list(query);
    // A crawl changes an empty list.
    response.setHeader('Cache-Control', networks.plans.length === 0 ? NO_STORE : SHORT_CACHE);
    return networks;
  }

  @Get(CATALOG_PATHS.provider)
  @Header('Cache-Control', SHORT_CACHE)
  @ApiCall({ summary: 'One provider', params: ProviderParams, responses: { 200: 'ProviderResponse' } })
  async get(@Param() { id }: ProviderParams): Promise<ProviderResponse> {
    return this.providers.get(id);
  }
}
