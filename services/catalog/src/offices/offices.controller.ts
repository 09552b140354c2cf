import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { OFFICE_PATHS, type OfficeResponse } from '@app/contracts/http/offices';
import { OfficesQuery } from '@app/contracts/http/offices.requests';
import { ApiCall } from '@app/kit/api-call';
import { NO_STORE, SHORT_CACHE } from '../cache-control';
import { OfficesService } from './offices.service';

@Controller()
export class OfficesController {
  constructor(private readonly offices: OfficesService) {}

  @Get(OFFICE_PATHS.offices)
  @ApiCall({
    summary: 'Social Security field offices, nearest first when a ZIP is given',
    query: OfficesQuery,
    responses: { 200: 'OfficeResponse[]' },
  })
  async list(@Query() query: OfficesQuery, @Res({ passthrough: true }) response: Response): Promise<OfficeResponse[]> {
    const offices = await this.offices.list(query);
    // An empty list is what an import changes.
    response.setHeader('Cache-Control', offices.length === 0 ? NO_STORE : SHORT_CACHE);
    return offices;
  }
}
