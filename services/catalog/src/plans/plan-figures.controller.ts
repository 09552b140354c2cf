import { Controller, Get, Query } from '@nestjs/common';
import { type CountyPlans, PLAN_FIGURES_PATH } from '@app/contracts/http/plan-figures';
import { PlanFiguresQuery } from '@app/contracts/http/plan-figures.requests';
import { PlanFiguresService } from './plan-figures.service';

/** For the analysis, inside the house: no visitor reaches a path under `/internal`. */
@Controller()
export class PlanFiguresController {
  constructor(private readonly figures: PlanFiguresService) {}

  @Get(PLAN_FIGURES_PATH)
  ofZip(@Query() query: PlanFiguresQuery): Promise<CountyPlans> {
    return this.figures.ofZip(query);
  }
}
