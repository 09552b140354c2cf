import { Injectable } from '@nestjs/common';
import type { CountyPlans } from '@app/contracts/http/plan-figures';
import type { PlanFiguresQuery } from '@app/contracts/http/plan-figures.requests';
import { ZipsService } from '../zips/zips.service';
import { planFiguresOf } from './plan-figures';
import { PlansRepository } from './plans.repository';

@Injectable()
export class PlanFiguresService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly zips: ZipsService,
  ) {}

  /**
   * Plans of the year in force in one county of a ZIP.
   * @throws DomainError 404 for a ZIP outside California
   */
  async ofZip({ zip, county: asked }: PlanFiguresQuery): Promise<CountyPlans> {
    const { counties } = await this.zips.get(zip);
    const county = counties.find((each) => each.toLowerCase() === asked?.toLowerCase()) ?? counties[0] ?? '';
    const [rows, ...counts] = await Promise.all([
      this.plans.figures({ counties: [county] }),
      ...counties.map((each) => this.plans.count({ counties: [each], types: ['medicare-advantage'] })),
    ]);
    return {
      county,
      counties: counties.map((name, index) => ({ name, plans: counts[index] ?? 0 })),
      plans: rows.map(planFiguresOf),
    };
  }
}
