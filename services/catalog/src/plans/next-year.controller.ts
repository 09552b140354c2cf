import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { PLAN_NEXT_YEAR_PATH, type PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { PlanNextYearParams, PlanNextYearQuery } from '@app/contracts/http/plan-next-year.requests';
import { ApiCall } from '@app/kit/api-call';
import { NO_STORE, SHORT_CACHE } from '../cache-control';
import { NextYearService } from './next-year.service';

@Controller()
export class NextYearController {
  constructor(private readonly nextYear: NextYearService) {}

  @Get(PLAN_NEXT_YEAR_PATH)
  @ApiCall({
    summary: 'What becomes of one Medicare plan next year, by the number on its card: goes on, renamed, merged or ends',
    params: PlanNextYearParams,
    query: PlanNextYearQuery,
    responses: { 200: 'PlanNextYearResponse' },
  })
  async find(
    @Param() { number }: PlanNextYearParams,
    @Query() query: PlanNextYearQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlanNextYearResponse> {
    const found = await this.nextYear.find(number, query);
    // What is unknown is what an import changes.
    response.setHeader('Cache-Control', found.fate === 'unknown' ? NO_STORE : SHORT_CACHE);
    return found;
  }
}
