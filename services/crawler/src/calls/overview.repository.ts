// Everything the dashboard shows of runs, in one statement: what it prints are columns of these rows and nothing else.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defaultPlanYear, loadedYears, seasonYear, type YearOfPlans } from '@app/benefits/figures/plan-season';
import type { FamilyPart } from '@app/contracts/http/crawl-overview';
import { CRAWL_SOURCES } from '@app/contracts/http/crawl-sources';
import { isShownPlan, YEARS_OF_PLANS } from '@app/database/shown-plans';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { countConflicts } from './conflicts.repository';
import { readForAnswer } from '../ledger/read-for-answer';
import { PLAN_RUN_SOURCES, type PlanSourceId } from '@app/contracts/http/crawl-sources';
import { storedPlansOf } from '../sources/insurance/insurer-filters';
import { IS_USUAL, RUN_COLUMNS, type RunRow } from '../ledger/run-row';

export interface OverviewRow extends RunRow {
  /** Newest run of its source; here and below a run of another state than California does not count. */
  isNewest: boolean;
  /** Newest finished run of its source that was not cancelled. */
  isNewestEnd: boolean;
  /** Newest good run of its source. */
  isNewestGood: boolean;
}

/** The parts of a crawl of everything begin in one instant: of them the unfinished, then the last to end, is the newest. */
const NEWEST = 'created_at DESC, finished_at DESC, id';

@Injectable()
export class OverviewRepository {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Every unfinished run, and of each source its newest run, newest end and newest good run. */
  async read(): Promise<OverviewRow[]> {
    return readForAnswer(
      this.database,
      `WITH sources AS (SELECT unnest($1::text[]) AS source),
       newest AS (SELECT r.id FROM sources s, LATERAL (
         SELECT id FROM guide.crawl_runs WHERE source = s.source AND ${IS_USUAL} ORDER BY ${NEWEST} LIMIT 1) r),
       ends AS (SELECT r.id FROM sources s, LATERAL (
         SELECT id FROM guide.crawl_runs WHERE source = s.source AND ${IS_USUAL} AND status IN ('succeeded', 'failed')
          ORDER BY ${NEWEST} LIMIT 1) r),
       good AS (SELECT r.id FROM sources s, LATERAL (
         SELECT id FROM guide.crawl_runs WHERE source = s.source AND ${IS_USUAL} AND status = 'succeeded'
          ORDER BY ${NEWEST} LIMIT 1) r)
       SELECT ${RUN_COLUMNS}, id IN (SELECT id FROM newest) AS "isNewest", id IN (SELECT id FROM ends) AS "isNewestEnd",
              id IN (SELECT id FROM good) AS "isNewestGood"
         FROM guide.crawl_runs
        WHERE status IN ('queued', 'running') OR id IN (SELECT id FROM newest) OR id IN (SELECT id FROM ends)
           OR id IN (SELECT id FROM good)
        ORDER BY created_at, started_at, id`,
      [CRAWL_SOURCES],
    );
  }

  async conflicts(): Promise<number> {
    return countConflicts(this.database);
  }

  /** Plans that the list shows now, from any run: all, and each insurer's. Another year's are stored and not among them. */
  async storedPlans(): Promise<Record<PlanSourceId, number>> {
    const today = pacificDay(this.clock.now());
    const years = await readForAnswer<YearOfPlans[]>(this.database, YEARS_OF_PLANS, []);
    const parameters: unknown[] = [defaultPlanYear(today, loadedYears(today, years)) ?? seasonYear(today)];
    const counts = PLAN_RUN_SOURCES.map(
      (id) => `(count(*) FILTER (WHERE ${storedPlansOf(id, parameters)}))::int AS ${id}`,
    );
    const [row] = await readForAnswer<[Record<PlanSourceId, number>]>(
      this.database,
      `SELECT ${counts.join(', ')} FROM guide.insurance_plans p WHERE ${isShownPlan('p', '$1')}`,
      parameters,
    );
    return row;
  }

  /** The children of the newest crawl of everything. */
  async familyParts(): Promise<FamilyPart[]> {
    return readForAnswer(
      this.database,
      `SELECT source, type, count(*)::int AS total,
              (count(*) FILTER (WHERE status NOT IN ('queued', 'running')))::int AS ended,
              (count(*) FILTER (WHERE status = 'failed'))::int AS failed
         FROM guide.crawl_runs
        WHERE parent_id = (SELECT id FROM guide.crawl_runs WHERE source = 'all' ORDER BY ${NEWEST} LIMIT 1)
        GROUP BY source, type ORDER BY source, type`,
    );
  }

  /**
   * Changes when a run begins or ends. What an idle page asks for again and again: two small indexes are all it reads.
   */
  async mark(): Promise<string> {
    const [row] = await readForAnswer<[{ mark: string }]>(
      this.database,
      `SELECT md5(concat(
         (SELECT string_agg(id || status, ' ' ORDER BY id) FROM guide.crawl_runs WHERE status IN ('queued', 'running')),
         (SELECT max(created_at) FROM guide.crawl_runs))) AS mark`,
    );
    return row.mark;
  }
}
