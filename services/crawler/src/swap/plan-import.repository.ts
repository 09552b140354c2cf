// SQL of the plan import. Everything happens in the caller's transaction: a killed worker leaves nothing half.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SwapTarget } from './whole-swap';
import type { WholeRead } from '../sources/whole-source';
import { COUNTIES_GONE, COUNTIES_NEW, CREATE_STAGED, FILL_STAGED, TOUCH, UPSERT } from './plan-import.sql';
import type { StagedPlan } from './plan-row';
import type { PlanScope } from './plan-scope';
import type { Written } from './table-swap';

/** 'GPLN' as a number: two imports of plans wait for each other. */
const PLANS_LOCK = 0x47504c4e;
const CHUNK = 500;

@Injectable()
export class PlanImportRepository {
  constructor(private readonly database: DataSource) {}

  /** All or nothing, one import of plans at a time. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [PLANS_LOCK]);
      return work(manager);
    });
  }

  /** Stages the records in a temporary table. */
  async stage(manager: EntityManager, plans: readonly StagedPlan[]): Promise<void> {
    await manager.query(CREATE_STAGED);
    for (let start = 0; start < plans.length; start += CHUNK) {
      await manager.query(FILL_STAGED, [JSON.stringify(plans.slice(start, start + CHUNK))]);
    }
    await manager.query('ANALYZE pg_temp.staged_plans');
  }

  /** Invented plans never replace true ones, and shipped plans none that were read live: those are taken off the stage. */
  async unstageBetter(manager: EntityManager, { origin }: SwapTarget): Promise<void> {
    if (origin === 'live') return;
    await manager.query(
      `DELETE FROM pg_temp.staged_plans s USING guide.insurance_plans p
        WHERE p.id = s.id AND (p.origin = 'live' OR $1 = 'sample' AND p.origin <> 'sample')`,
      [origin],
    );
  }

  /** Active rows in the scope before the swap. */
  async activeByYear(manager: EntityManager, scope: PlanScope): Promise<Map<string, number>> {
    const rows: { year: number; active: number }[] = await manager.query(
      `SELECT p.plan_year AS year, count(*)::int AS active FROM guide.insurance_plans p
        WHERE ${scope.sql} GROUP BY p.plan_year`,
      scope.parameters,
    );
    return new Map(rows.map(({ year, active }) => [String(year), active]));
  }

  /** Writes new and changed plans with their counties. */
  async upsert(manager: EntityManager, { origin }: SwapTarget, read: WholeRead<unknown>): Promise<Written[]> {
    const written: (Written & { id: string })[] = await manager.query(UPSERT, [
      origin,
      read.retrievedAt,
      read.sourceUpdatedAt,
    ]);
    const ids = written.map(({ id }) => id);
    if (ids.length > 0) {
      await manager.query(COUNTIES_GONE, [ids]);
      await manager.query(COUNTIES_NEW, [ids]);
    }
    return written;
  }

  /** The same plan in another release: its provenance moves on, nothing else. */
  async touch(manager: EntityManager, { origin }: SwapTarget, read: WholeRead<unknown>): Promise<void> {
    await manager.query(TOUCH, [origin, read.retrievedAt, read.sourceUpdatedAt]);
  }

  /** Plans of the scope that the read did not have. @returns how many became inactive */
  async deactivateUnseen(manager: EntityManager, scope: PlanScope): Promise<number> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE guide.insurance_plans p SET is_active = false, updated_at = now()
        WHERE ${scope.sql} AND NOT EXISTS (SELECT 1 FROM pg_temp.staged_plans s WHERE s.id = p.id)`,
      scope.parameters,
    );
    return count;
  }

  /** The first true records end the sample plans. */
  async deleteSamples(manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM guide.insurance_plans WHERE source = 'insurance' AND origin = 'sample'`);
  }
}
