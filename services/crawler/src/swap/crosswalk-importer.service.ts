// Stores a whole read of CMS's plan crosswalk in guide.plan_crosswalk: within its plan year, for the whole country.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CrosswalkRecord } from '../sources/crosswalk/parser';
import type { WholeRead } from '../sources/whole-source';
import { TableSwapService, type Written } from './table-swap';
import type { SwapTarget } from './whole-swap';

@Injectable()
export class CrosswalkImporterService extends TableSwapService<CrosswalkRecord> {
  readonly kind = 'crosswalk';

  constructor(private readonly database: DataSource) {
    super();
  }

  protected override transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      await manager.query('LOCK TABLE guide.plan_crosswalk IN SHARE ROW EXCLUSIVE MODE');
      return work(manager);
    });
  }

  protected override keyOf = ({ id }: CrosswalkRecord): string => id;

  protected override partOf = ({ planYear }: CrosswalkRecord): string => String(planYear);

  protected override async activeByPart(
    manager: EntityManager,
    { origin }: SwapTarget,
    records: readonly CrosswalkRecord[],
  ) {
    const rows: { year: string; count: number }[] = await manager.query(
      `SELECT plan_year::text AS year, count(*)::int AS count FROM guide.plan_crosswalk
        WHERE origin = $1 AND plan_year = ANY ($2) GROUP BY 1`,
      [origin, [...new Set(records.map(({ planYear }) => planYear))]],
    );
    return new Map(rows.map(({ year, count }) => [year, count]));
  }

  protected override async endSamples(manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM guide.plan_crosswalk WHERE origin = 'sample'`);
  }

  protected override async stage(manager: EntityManager, _target: SwapTarget, records: readonly CrosswalkRecord[]) {
    await manager.query(STAGE, [JSON.stringify(records)]);
  }

  protected override upsert(
    manager: EntityManager,
    { source, origin }: SwapTarget,
    { retrievedAt }: WholeRead<CrosswalkRecord>,
  ): Promise<Written[]> {
    return manager.query(UPSERT, [source, origin, retrievedAt]);
  }

  /** Read again on a later day: only the check date moves. */
  protected override async touch(
    manager: EntityManager,
    { origin }: SwapTarget,
    { retrievedAt }: WholeRead<CrosswalkRecord>,
  ): Promise<void> {
    await manager.query(
      `UPDATE guide.plan_crosswalk c SET retrieved_at = $2, checked_on = ($2::timestamptz AT TIME ZONE 'America/Los_Angeles')::date
         FROM pg_temp.staged_crosswalk s WHERE c.id = s.id AND c.origin = $1
          AND c.checked_on < ($2::timestamptz AT TIME ZONE 'America/Los_Angeles')::date`,
      [origin, retrievedAt],
    );
  }

  protected override async endUnseen(manager: EntityManager, { origin }: SwapTarget): Promise<number> {
    const [, ended] = await manager.query<[unknown, number]>(
      `DELETE FROM guide.plan_crosswalk c
        WHERE origin = $1 AND plan_year IN (SELECT "planYear" FROM pg_temp.staged_crosswalk)
          AND NOT EXISTS (SELECT 1 FROM pg_temp.staged_crosswalk s WHERE s.id = c.id)`,
      [origin],
    );
    return ended;
  }
}

const STAGE = `
  CREATE TEMPORARY TABLE staged_crosswalk ON COMMIT DROP AS SELECT * FROM jsonb_to_recordset($1::jsonb) AS i(
    id text, "planYear" smallint, "planNumber" text, name text, "nextNumber" text, "nextName" text, status text,
    "sourceUrl" text)`;

/** An invented row never replaces a true one. */
const UPSERT = `
  INSERT INTO guide.plan_crosswalk AS old (id, plan_year, plan_number, name, next_number, next_name, status, source,
    source_url, retrieved_at, checked_on, origin)
  SELECT i.id, i."planYear", i."planNumber", i.name, i."nextNumber", i."nextName", i.status, $1, i."sourceUrl", $3,
         ($3::timestamptz AT TIME ZONE 'America/Los_Angeles')::date, $2
    FROM pg_temp.staged_crosswalk i ORDER BY i.id
  ON CONFLICT (id) DO UPDATE SET
    name = excluded.name, next_name = excluded.next_name, status = excluded.status, source = excluded.source,
    source_url = excluded.source_url, retrieved_at = excluded.retrieved_at, checked_on = excluded.checked_on,
    origin = excluded.origin
  WHERE (excluded.origin = 'live' OR old.origin = 'sample')
    AND (old.name, old.next_name, old.status, old.origin)
        IS DISTINCT FROM (excluded.name, excluded.next_name, excluded.status, excluded.origin)
  RETURNING (xmax = 0) AS "isNew"`;
