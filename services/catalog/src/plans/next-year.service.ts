import { Injectable } from '@nestjs/common';
import { yearOfMyPlan } from '@app/benefits/figures/plan-season';
import { planNumberOf, type PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import type { PlanNextYearQuery } from '@app/contracts/http/plan-next-year.requests';
import { PLAN_LIMITS, type InsurancePlanResponse } from '@app/contracts/http/plans';
import { selectList } from '@app/database/select-list';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { DataSource } from 'typeorm';
import { PROVENANCE, type ProvenanceRow, provenanceOf } from '../provenance';
import { ZipsService } from '../zips/zips.service';
import { DefaultYearService } from './default-year.service';
import { areaChange, type CrosswalkRow, fateOf, hasNewSegments, soldHere } from './plan-fate';
import { planOf } from './plan-row';
import { PlansRepository } from './plans.repository';

const ROW = selectList(['name', 'nextNumber', 'nextName', 'status', ...PROVENANCE]);

@Injectable()
export class NextYearService {
  constructor(
    private readonly database: DataSource,
    private readonly plans: PlansRepository,
    private readonly zips: ZipsService,
    private readonly years: DefaultYearService,
    private readonly clock: Clock,
  ) {}

  /** @param number `H0543-204` @param query a ZIP outside California is as none */
  async find(number: string, { zip }: PlanNextYearQuery): Promise<PlanNextYearResponse> {
    const year = yearOfMyPlan(pacificDay(this.clock.now()));
    const nextYear = year + 1;
    const [rows, isNextLoaded, counties] = await Promise.all([
      this.crosswalk(nextYear, number),
      this.years.isLoaded(nextYear),
      zip === undefined ? [] : this.zips.countiesOf(zip),
    ]);
    const numbers = [...new Set(rows.flatMap(({ nextNumber }) => nextNumber ?? []))];
    const [plans, found] = await Promise.all([
      this.plansOf(year, [number]),
      this.plansOf(nextYear, numbers.length > 0 ? numbers : [number]),
    ]);
    const own = found.filter((plan) => planNumberOf(plan) === number);
    const fate = fateOf(number, rows, plans, own);
    // A plan that goes on is compared with itself, also when some of its members are moved.
    const next = fate.fate === 'ends' ? [] : fate.fate === 'merged' ? found : own;
    const [row] = rows;
    return {
      number,
      year,
      nextYear,
      ...fate,
      provenance: row ? provenanceOf(row) : fate.fate === 'unknown' ? null : (own[0]?.provenance ?? null),
      isNextLoaded,
      ...areaChange(plans, next, counties),
      hasNewSegments: hasNewSegments(soldHere(plans, counties), soldHere(own, counties)),
      plans: soldHere(plans, counties),
      next: soldHere(next, counties),
    };
  }

  private crosswalk(year: number, number: string): Promise<(CrosswalkRow & ProvenanceRow)[]> {
    return this.database.query(
      `SELECT ${ROW} FROM guide.plan_crosswalk r WHERE r.plan_year = $1 AND r.plan_number = $2 ORDER BY r.id`,
      [year, number],
    );
  }

  private async plansOf(year: number, numbers: readonly string[]): Promise<InsurancePlanResponse[]> {
    const page = { limit: PLAN_LIMITS.maxIds, offset: 0, sort: 'premium', hasCosts: true } as const;
    return (await this.plans.list({ year, numbers }, page)).map(planOf);
  }
}
