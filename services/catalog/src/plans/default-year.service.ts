import { Injectable } from '@nestjs/common';
import { defaultPlanYear, loadedYears, seasonYear, type YearOfPlans } from '@app/benefits/figures/plan-season';
import { prepared } from '@app/database/prepared';
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
    const today = this.today();
    // Without any plan every year has the same empty list.
    return defaultPlanYear(today, await this.loaded(today)) ?? seasonYear(today);
  }

  async isLoaded(year: number): Promise<boolean> {
    return (await this.loaded(this.today())).includes(year);
  }

  private today(): string {
    return pacificDay(this.clock.now());
  }

  private async loaded(today: string): Promise<number[]> {
    const years = await prepared<YearOfPlans>(this.database, YEARS_OF_PLANS);
    return loadedYears(today, years);
  }
}
