import { Controller, Get, Header, Param } from '@nestjs/common';
import { CATALOG_PATHS, type ZipResponse } from '@app/contracts/http/catalog';
import { ZipParams } from '@app/contracts/http/catalog.requests';
import { ApiCall } from '@app/kit/api-call';
import { SHORT_CACHE } from '../cache-control';
import { ZipsService } from './zips.service';

@Controller()
export class ZipsController {
  constructor(private readonly zips: ZipsService) {}

  @Get(CATALOG_PATHS.zip)
  @Header('Cache-Control', SHORT_CACHE)
  @ApiCall({
    summary: 'Place and counties of a California ZIP code',
    params: ZipParams,
    responses: { 200: 'ZipResponse' },
  })
  async get(@Param() { zip }: ZipParams): Promise<ZipResponse> {
    return this.zips.get(zip);
  }
}
