import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { HEADERS } from '@app/contracts/http/catalog';
import { type InsurancePlanResponse, PLAN_PATHS } from '@app/contracts/http/plans';
import { PlansQuery, PlanTypeParams } from '@app/contracts/http/plans.requests';
import { ApiCall } from '@app/kit/api-call';
import { NO_STORE, SHORT_CACHE } from '../cache-control';
import { PlansService } from './plans.service';

@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Get(PLAN_PATHS.plans)
  @ApiCall({
    summary: 'Insurance plans sold in California, by kind, insurer, ZIP, county, year, premium, benefits or words',
    query: PlansQuery,
    responses: { 200: 'InsurancePlanResponse[]' },
  })
  async list(
    @Query() query: PlansQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InsurancePlanResponse[]> {
    const { plans, total, counties } = await this.plans.list(query);
    response.setHeader(HEADERS.totalCount, String(total));
    if (counties.length > 0) response.setHeader(HEADERS.counties, counties.join(', '));
    // An empty list is what an import changes.
    response.setHeader('Cache-Control', plans.length === 0 ? NO_STORE : SHORT_CACHE);
    return plans;
  }

  @Get(PLAN_PATHS.plansOfType)
  @ApiCall({
    summary: 'Insurance plans of one kind; medicare means the whole Medicare family',
    params: PlanTypeParams,
    query: PlansQuery,
    responses: { 200: 'InsurancePlanResponse[]' },
  })
  async listOfType(
    @Param() { type }: PlanTypeParams,
    @Query() query: PlansQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InsurancePlanResponse[]> {
    return this.list({ ...query, type }, response);
  }
}
