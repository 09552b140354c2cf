import { Injectable } from '@nestjs/common';
import { defaultPlanYear, loadedYears, seasonYear, type YearOfPlans } from '@app/benefits/figures/plan-season';
import { YEARS_OF_PLANS } from '@app/database/shown-plans';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { DataSource } from 'typeorm';

/** Which year's plans are shown when a request names none. */
@Injectable()
export class DefaultYearService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<number> {
    const today = pacificDay(this.clock.now());
    const years: YearOfPlans[] = await this.database.query(YEARS_OF_PLANS);
    const loaded = loadedYears(today, years);
    // Without any plan every year has the same empty list.
    return defaultPlanYear(today, loaded) ?? seasonYear(today);
  }
}
