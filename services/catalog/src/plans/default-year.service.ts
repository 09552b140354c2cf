import { Injectable } from '@nestjs/common';
import { defaultPlanYear, loadedYears, seasonYear, type YearOfPlans } from '@app/benefits/figures/plan-season';
import { YEARS_OF_PLANS } from '@app/database/shown-plans';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { DataSource } from 'typeorm';
import { RecordsVersionService } from '../records-version/records-version.service';

/** Which year's plans are shown to somebody who names none. */
@Injectable()
export class DefaultYearService {
  /** How many plans each year has, of the records as they were in `version`. */
  private counted: { version: string; years: readonly YearOfPlans[] } | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly versions: RecordsVersionService,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<number> {
    const today = pacificDay(this.clock.now());
    const loaded = loadedYears(today, await this.years());
    // Without any plan every year has the same empty list.
    return defaultPlanYear(today, loaded) ?? seasonYear(today);
  }

  /** Counted once while the records are the same; while nobody hears of changes nothing is kept. */
  private async years(): Promise<readonly YearOfPlans[]> {
    const version = this.versions.current();
    if (version !== null && this.counted?.version === version) return this.counted.years;
    const years: YearOfPlans[] = await this.database.query(YEARS_OF_PLANS);
    if (version !== null && version === this.versions.current()) this.counted = { version, years };
    return years;
  }
}
