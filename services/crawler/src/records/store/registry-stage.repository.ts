// SQL of guide.registry_stage, in which the records of the registry's monthly file wait for their merge. The table is unlogged: after a
// crash of PostgreSQL it is empty and the file is read again. The rows belong to a run and outlive its worker.
import { Injectable } from '@nestjs/common';
import type { Origin } from '@app/contracts/http/provenance';
import { DataSource, type EntityManager } from 'typeorm';
import type { Fence } from '../../ledger/held-rows.service';
import type { Cursor, StoredResult } from '../../ledger/run-row';
import type { ProviderRecord } from '../../sources/providers/provider-record';
import { sourceRecordOf } from './registry-record';
import { stagedRecord } from '../matching/source-record';
import { marking } from './source-records.repository';

/** What a portion changed, in places. */
export interface PortionCounts {
  added: number;
  updated: number;
  deactivated: number;
}

/** The registry's records of one state. */
export interface RegistryPart {
  origin: Origin;
  state: string;
}

/** A further place of a provider: it comes from a second file of the archive, which a CSV without its archive lacks. */
const IS_FURTHER = `natural_key LIKE '%@%'`;
const PART = `s.source = 'nppes' AND s.origin = $1 AND s.fields ->> 'state' = $2 AND s.is_active`;

@Injectable()
export class RegistryStageRepository {
  constructor(private readonly database: DataSource) {}

  /** Stages all records or, when the read fails, none. A key that occurs twice counts as it occurs last. */
  async stage({ id }: Fence, batches: AsyncIterable<readonly ProviderRecord[]>): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.clear(id, manager);
      let count = 0;
      for await (const records of inThousands(batches)) {
        const rows = records.map((record) => ({ ...stagedRecord(sourceRecordOf(record)), n: (count += 1) }));
        await manager.query(STAGE, [id, JSON.stringify(rows)]);
      }
      await withoutNestedLoops(manager, () => manager.query(DROP_REPEATED, [id]));
    });
  }

  /** How many records of the run are staged. */
  count(runId: string): Promise<number> {
    return this.number('SELECT count(*)::int AS number FROM guide.registry_stage WHERE run_id = $1', [runId]);
  }

  furtherCount(runId: string): Promise<number> {
    const sql = `SELECT count(*)::int AS number FROM guide.registry_stage WHERE run_id = $1 AND ${IS_FURTHER}`;
    return this.number(sql, [runId]);
  }

  lastPosition(runId: string): Promise<number> {
    return this.number('SELECT coalesce(max(n), 0) AS number FROM guide.registry_stage WHERE run_id = $1', [runId]);
  }

  /** How many records are stored, further places not counted. */
  activeCount({ origin, state }: RegistryPart): Promise<number> {
    const sql = `SELECT count(*)::int AS number FROM guide.provider_sources s WHERE ${PART} AND NOT s.${IS_FURTHER}`;
    return this.number(sql, [origin, state]);
  }

  activeFurtherCount({ origin, state }: RegistryPart): Promise<number> {
    const sql = `SELECT count(*)::int AS number FROM guide.provider_sources s WHERE ${PART} AND s.${IS_FURTHER}`;
    return this.number(sql, [origin, state]);
  }

  /** Copies a portion to where the store takes it from (source-records.repository.ts). */
  async take(manager: EntityManager, runId: string, { after, upTo }: { after: number; upTo: number }): Promise<void> {
    await manager.query('DELETE FROM staged');
    await manager.query(TAKE, [runId, after, upTo]);
    await manager.query('ANALYZE staged');
  }

  /**
   * Ends stored records that the file does not contain, up to `limit`.
   * @param isWithFurther false: the file says nothing of further places, which stay
   * @returns whether there were any
   */
  async endMissing(
    manager: EntityManager,
    runId: string,
    { origin, state, isWithFurther, limit }: RegistryPart & { isWithFurther: boolean; limit: number },
  ): Promise<boolean> {
    await manager.query('DELETE FROM staged');
    const missing: { key: string }[] = await withoutNestedLoops(manager, () =>
      manager.query(MISSING, [origin, state, runId, isWithFurther, limit]),
    );
    const ending = `UPDATE guide.provider_sources s SET is_active = false
                     WHERE s.source = 'nppes' AND s.origin = $1 AND s.source_key = ANY($2::text[])`;
    await manager.query(marking(ending), [origin, missing.map(({ key }) => key)]);
    return missing.length > 0;
  }

  /** What the run changed so far and, if given, where it continues: in the transaction that changed it. */
  async progress(
    manager: EntityManager,
    runId: string,
    { added, updated, deactivated }: PortionCounts,
    reached: { cursor: Cursor; total: number } | null = null,
  ): Promise<void> {
    await manager.query(
      `UPDATE guide.crawl_runs
          SET added = added + $2, updated = updated + $3, deactivated = deactivated + $4, resume_at = coalesce($5, resume_at),
              done = coalesce($6, done), total = coalesce($7, total), phase = 'storing', heartbeat_at = now()
        WHERE id = $1`,
      [
        runId,
        added,
        updated,
        deactivated,
        reached && JSON.stringify(reached.cursor),
        reached?.cursor.skip,
        reached?.total,
      ],
    );
  }

  /** Notes that the whole file is staged, and what the read says of itself. @returns false when the run is another worker's */
  async staged(run: Fence, cursor: Cursor, { release, result }: { release: string | null; result: StoredResult }) {
    const [, count]: [unknown, number] = await this.database.query(
      `UPDATE guide.crawl_runs SET resume_at = $3, release = $4, result = $5
        WHERE id = $1 AND attempts = $2 AND status = 'running'`,
      [run.id, run.attempts, JSON.stringify(cursor), release, JSON.stringify(result)],
    );
    return count === 1;
  }

  /** Deletes the run's own rows and those of runs that have ended. */
  async clear(runId: string, manager: Pick<EntityManager, 'query'> = this.database): Promise<void> {
    await manager.query(
      `DELETE FROM guide.registry_stage
        WHERE run_id = $1 OR run_id NOT IN (SELECT id FROM guide.crawl_runs WHERE status IN ('queued', 'running'))`,
      [runId],
    );
  }

  private async number(sql: string, values: unknown[]): Promise<number> {
    const rows: { number: number }[] = await this.database.query(sql, values);
    return rows[0]?.number ?? 0;
  }
}

/** PostgreSQL has no statistics yet of the stage that was just filled, takes it for empty, and would scan it once for each row. */
async function withoutNestedLoops<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
  await manager.query('SET LOCAL enable_nestloop = off');
  const result = await work();
  await manager.query('SET LOCAL enable_nestloop = on');
  return result;
}

const AT_ONCE = 1_000;

async function* inThousands<T>(batches: AsyncIterable<readonly T[]>): AsyncGenerator<readonly T[]> {
  let held: T[] = [];
  for await (const batch of batches) {
    held.push(...batch);
    if (held.length < AT_ONCE) continue;
    yield held;
    held = [];
  }
  if (held.length > 0) yield held;
}

/** json, which is taken apart once: as jsonb every row would first be built as a value of its own. */
const STAGE = `
  INSERT INTO guide.registry_stage (run_id, n, key, natural_key, match_keys, fields, source_url, source_updated_at, content_hash)
  SELECT $1, i.n, i.key, i."naturalKey", i."matchKeys", i.fields, i."sourceUrl", i."sourceUpdatedAt", i."contentHash"
    FROM json_to_recordset($2::json) AS i(n integer, key text, "naturalKey" text, "matchKeys" text[], fields jsonb,
           "sourceUrl" text, "sourceUpdatedAt" date, "contentHash" text)`;

const DROP_REPEATED = `
  DELETE FROM guide.registry_stage s
   USING (SELECT key, max(n) AS n FROM guide.registry_stage WHERE run_id = $1 GROUP BY key HAVING count(*) > 1) AS last
   WHERE s.run_id = $1 AND s.key = last.key AND s.n < last.n`;

const TAKE = `
  INSERT INTO staged (source, key, natural_key, match_keys, fields, source_url, source_updated_at, confidence, is_stale, content_hash)
  SELECT 'nppes', key, natural_key, match_keys, fields, source_url, source_updated_at, 'verified', false, content_hash
    FROM guide.registry_stage WHERE run_id = $1 AND n > $2 AND n <= $3`;

const MISSING = `
  SELECT s.source_key AS key FROM guide.provider_sources s
   WHERE ${PART} AND ($4 OR NOT s.${IS_FURTHER})
     AND NOT EXISTS (SELECT FROM guide.registry_stage i WHERE i.run_id = $3 AND i.key = s.source_key)
   LIMIT $5`;
