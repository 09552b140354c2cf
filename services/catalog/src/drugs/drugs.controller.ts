import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { DRUG_PATHS, type DrugCostsResponse, type DrugNamesResponse } from '@app/contracts/http/drug-costs';
import { DrugCostsBody } from '@app/contracts/http/drug-costs.requests';
import { ApiCall } from '@app/kit/api-call';
import { NO_STORE, SHORT_CACHE } from '../cache-control';
import { DrugCostsService } from './drug-costs.service';

@Controller()
export class DrugsController {
  constructor(private readonly costs: DrugCostsService) {}

  @Get(DRUG_PATHS.drugs)
  @Header('Cache-Control', SHORT_CACHE)
  @ApiCall({
    summary: 'Names of the medicines on the lists of the loaded drug plans',
    responses: { 200: 'DrugNamesResponse' },
  })
  names(): Promise<DrugNamesResponse> {
    return this.costs.names();
  }

  @Post(DRUG_PATHS.costs)
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  @ApiCall({
    summary:
      'What medicines cost month by month in each plan of a ZIP code; nothing of the request is stored or logged',
    body: DrugCostsBody,
    responses: { 200: 'DrugCostsResponse' },
  })
  ofZip(@Body() body: DrugCostsBody): Promise<DrugCostsResponse> {
    return this.costs.ofZip(body);
  }
}
