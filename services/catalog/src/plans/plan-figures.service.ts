import { Injectable } from '@nestjs/common';
import type { CountyPlans } from '@app/contracts/http/plan-figures';
import type { PlanFiguresQuery } from '@app/contracts/http/plan-figures.requests';
import { ZipsService } from '../zips/zips.service';
import { DefaultYearService } from './default-year.service';
import { planFiguresOf } from './plan-figures';
import { PlansRepository } from './plans.repository';

@Injectable()
export class PlanFiguresService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly zips: ZipsService,
    private readonly defaultYear: DefaultYearService,
  ) {}

  /**
   * Plans of the default year in one county of a ZIP.
   * @throws DomainError 404 for a ZIP outside California
   */
  async ofZip({ zip, county: wanted }: PlanFiguresQuery): Promise<CountyPlans> {
    const { counties } = await this.zips.get(zip);
    const county = counties.find((each) => each.toLowerCase() === wanted?.toLowerCase()) ?? counties[0] ?? '';
    const year = await this.defaultYear.find();
    const [rows, ...counts] = await Promise.all([
      this.plans.figures({ year, counties: [county] }),
      ...counties.map((each) => this.plans.count({ year, counties: [each], types: ['medicare-advantage'] })),
    ]);
    return {
      county,
      counties: counties.map((name, index) => ({ name, plans: counts[index] ?? 0 })),
      plans: rows.map(planFiguresOf),
    };
  }
}
