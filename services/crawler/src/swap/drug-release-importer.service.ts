// SQL of the releases of drug plans. A release waits in temporary tables of one connection while it is read, so that a killed import
// leaves nothing behind, and takes the place of the older one in one transaction.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { Origin } from '@app/contracts/http/provenance';
import {
  type ReleaseFacts,
  STAGED,
  type StagedRow,
  type StagedRows,
  type StagedTable,
} from '../sources/drug-plans/staged';
import { judgeDrop } from './row-count-drop';
import type { SwapCounts } from './whole-swap';

export interface ReleaseTarget {
  source: string;
  origin: Origin;
  facts: ReleaseFacts;
}

export interface ReleaseSwap extends ReleaseTarget {
  batches: AsyncIterable<StagedRows>;
  /** Called when all is staged. @returns whether an operator accepts a row-count drop */
  onStaged(plans: number): Promise<boolean>;
  /** Locks the run in the transaction of the swap. @throws RunLost */
  lock(manager: EntityManager): Promise<unknown>;
}

export interface InForce {
  origin: Origin;
  retrievedAt: Date;
  plans: number;
}

const TABLES = Object.keys(STAGED) as StagedTable[];

@Injectable()
export class DrugReleaseImporterService {
  constructor(private readonly database: DataSource) {}

  /** The release, if it is in force; an invented one is not needed either where a true one is. A later day moves its check date. */
  async inForce(name: string, origin: Origin, now: Date): Promise<InForce | null> {
    const [release]: (Omit<InForce, 'plans'> & { id: number })[] = await this.database.query(
      `SELECT id, origin, retrieved_at AS "retrievedAt" FROM guide.drug_releases
        WHERE (name = $1 AND origin = $2) OR ($2 = 'sample' AND origin <> 'sample')`,
      [name, origin],
    );
    if (!release) return null;
    await this.database.query(CHECKED, [release.id, now]);
    const { plans } = await measured(this.database, release.id);
    return { origin: release.origin, retrievedAt: release.retrievedAt, plans };
  }

  /** All or nothing. @throws CrawlFailure `row_count_fell`; RunLost; what the batches throw */
  async swap(swap: ReleaseSwap): Promise<SwapCounts & { parts: Record<string, number> }> {
    const session = this.database.createQueryRunner();
    try {
      await session.connect();
      for (const table of TABLES) await session.query(createStaged(table));
      let plans = 0;
      for await (const { table, rows } of swap.batches) {
        await session.query(INSERTS[table], columnsOf(table, rows));
        if (table === 'plans') plans += rows.length;
      }
      for (const table of TABLES) await session.query(`ANALYZE pg_temp.staged_${table}`);
      const isForced = await swap.onStaged(plans);
      return await inTransaction(session, () => replace(session.manager, swap, isForced));
    } finally {
      const dropped = TABLES.map((table) => `pg_temp.staged_${table}`).join(', ');
      await session.query(`DROP TABLE IF EXISTS ${dropped}`).catch(() => undefined);
      await session.release();
    }
  }
}

async function inTransaction<T>(session: QueryRunner, work: () => Promise<T>): Promise<T> {
  await session.startTransaction();
  try {
    const result = await work();
    await session.commitTransaction();
    return result;
  } catch (error) {
    await session.rollbackTransaction();
    throw error;
  }
}

async function replace(manager: EntityManager, swap: ReleaseSwap, isForced: boolean) {
  const { origin, facts } = swap;
  await swap.lock(manager);
  // Sorting and grouping of millions of rows.
  await manager.query(`SET LOCAL work_mem = '64MB'`);
  await manager.query('LOCK TABLE guide.drug_releases IN SHARE ROW EXCLUSIVE MODE');
  const [older]: { id: number }[] = await manager.query(
    'SELECT id FROM guide.drug_releases WHERE plan_year = $1 AND origin = $2',
    [facts.planYear, origin],
  );
  const before = older ? await measured(manager, older.id) : null;
  const [{ kept }]: [{ kept: number }] = await manager.query(KEPT, [older?.id ?? null]);
  await manager.query(`DELETE FROM guide.drug_releases WHERE id = $1 OR ($2 <> 'sample' AND origin = 'sample')`, [
    older?.id ?? null,
    origin,
  ]);
  const found = await measured(manager, await insert(manager, swap));
  if (before && !isForced) judgeDrop({ found: partsOf(found), before: partsOf(before) }, 'refuse');
  const counts = { found: found.plans, added: found.plans - kept, updated: kept, unchanged: 0 };
  return { ...counts, deactivated: (before?.plans ?? 0) - kept, parts: { ...found } };
}

/** @returns the id of the release */
async function insert(manager: EntityManager, { source, origin, facts }: ReleaseTarget): Promise<number> {
  const { name, planYear, series, day, sourceUrl, retrievedAt } = facts;
  const [{ id }]: [{ id: number }] = await manager.query(INSERT_RELEASE, [
    name,
    planYear,
    series,
    source,
    sourceUrl,
    retrievedAt,
    day,
    origin,
  ]);
  await manager.query(INSERT_PLANS, [id, planYear]);
  await manager.query(NUMBER_PLANS, [id]);
  await manager.query(INSERT_FORMULARY, [id]);
  for (const sql of [INSERT_SHARES, INSERT_INSULIN, INSERT_PRICES, INSERT_PHARMACIES]) await manager.query(sql);
  return id;
}

type Measures = Record<'plans' | 'medicines' | 'prices' | 'pharmacies', number>;
const partsOf = (measures: Measures): Map<string, number> => new Map(Object.entries(measures));

async function measured(manager: Pick<EntityManager, 'query'>, releaseId: number): Promise<Measures> {
  const ofPlans = 'drug_plan_id IN (SELECT id FROM guide.drug_plans WHERE release_id = $1)';
  const [measures]: [Measures] = await manager.query(
    `SELECT (SELECT count(*) FROM guide.drug_plans WHERE release_id = $1)::int AS plans,
            (SELECT count(*) FROM guide.formulary_drugs WHERE release_id = $1)::int AS medicines,
            (SELECT count(*) FROM guide.drug_prices WHERE ${ofPlans})::int AS prices,
            (SELECT count(*) FROM guide.drug_pharmacies WHERE ${ofPlans})::int AS pharmacies`,
    [releaseId],
  );
  return measures;
}

const typesOf = (table: StagedTable): [name: string, type: string][] => Object.entries(STAGED[table]);
/** Of the staged table and of the table of guide alike, without the number of the plan. */
const namesOf = (table: StagedTable): string =>
  typesOf(table)
    .map(([name]) => name)
    .filter((name) => name !== 'n')
    .join(', ');

const createStaged = (table: StagedTable): string =>
  `CREATE TEMPORARY TABLE staged_${table} (${typesOf(table)
    .map((column) => column.join(' '))
    .join(', ')})`;

const INSERTS = Object.fromEntries(
  TABLES.map((table) => {
    const arrays = typesOf(table).map(([, type], index) => `$${index + 1}::${type}[]`);
    return [table, `INSERT INTO pg_temp.staged_${table} SELECT * FROM unnest(${arrays.join(', ')})`];
  }),
) as Record<StagedTable, string>;

/** One array for each column, as unnest takes them. */
const columnsOf = (table: StagedTable, rows: readonly StagedRow[]): StagedRow[] =>
  typesOf(table).map((_, index) => rows.map((row) => row[index] ?? null));

const CHECKED = `
  UPDATE guide.drug_releases SET checked_on = ($2::timestamptz AT TIME ZONE 'America/Los_Angeles')::date
   WHERE id = $1 AND checked_on < ($2::timestamptz AT TIME ZONE 'America/Los_Angeles')::date`;

/** Plans that both releases have. */
const KEPT = `
  SELECT count(*)::int AS kept FROM pg_temp.staged_plans s JOIN guide.drug_plans p USING (contract_id, plan_id, segment_id)
   WHERE p.release_id = $1`;

const INSERT_RELEASE = `
  INSERT INTO guide.drug_releases (name, plan_year, series, source, source_url, retrieved_at, source_updated_at, checked_on, origin)
  VALUES ($1, $2, $3, $4, $5, $6, $7, ($6::timestamptz AT TIME ZONE 'America/Los_Angeles')::date, $8) RETURNING id`;

const INSERT_PLANS = `
  INSERT INTO guide.drug_plans (release_id, plan_year, ${namesOf('plans')})
  SELECT $1, $2, ${namesOf('plans')} FROM pg_temp.staged_plans ORDER BY n`;

const NUMBER_PLANS = `
  CREATE TEMPORARY TABLE staged_numbers ON COMMIT DROP AS
  SELECT s.n, p.id FROM pg_temp.staged_plans s JOIN guide.drug_plans p USING (contract_id, plan_id, segment_id)
   WHERE p.release_id = $1`;

const INSERT_FORMULARY = `
  INSERT INTO guide.formulary_drugs (release_id, ${namesOf('formulary')})
  SELECT $1, ${namesOf('formulary')} FROM pg_temp.staged_formulary ORDER BY formulary_id, rxcui
  ON CONFLICT DO NOTHING`;

const FROM_NUMBERED = (table: StagedTable): string =>
  `FROM pg_temp.staged_${table} JOIN pg_temp.staged_numbers USING (n)`;

const INSERT_SHARES = `
  INSERT INTO guide.drug_shares (drug_plan_id, ${namesOf('shares')})
  SELECT id, ${namesOf('shares')} ${FROM_NUMBERED('shares')} ON CONFLICT DO NOTHING`;

const INSERT_INSULIN = `
  INSERT INTO guide.insulin_shares (drug_plan_id, ${namesOf('insulin')})
  SELECT id, ${namesOf('insulin')} ${FROM_NUMBERED('insulin')} ON CONFLICT DO NOTHING`;

const INSERT_PRICES = `
  INSERT INTO guide.drug_prices (drug_plan_id, rxcui, unit_cost30, unit_cost60, unit_cost90)
  SELECT id, rxcui, max(unit_cost) FILTER (WHERE days = 30), max(unit_cost) FILTER (WHERE days = 60),
         max(unit_cost) FILTER (WHERE days = 90)
    ${FROM_NUMBERED('prices')} GROUP BY id, rxcui ORDER BY id, rxcui`;

const INSERT_PHARMACIES = `
  INSERT INTO guide.drug_pharmacies (drug_plan_id, zip, preferred, standard)
  SELECT id, zip, coalesce(array_agg(DISTINCT npi) FILTER (WHERE is_preferred), '{}'),
         coalesce(array_agg(DISTINCT npi) FILTER (WHERE NOT is_preferred), '{}')
    ${FROM_NUMBERED('pharmacies')} GROUP BY id, zip ORDER BY id, zip`;
