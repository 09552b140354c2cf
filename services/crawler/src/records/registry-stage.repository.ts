// SQL of the registry's monthly file: its statements wait in guide.registry_stage, what has to be done with them in
// guide.registry_work, until they were merged chunk by chunk. Both belong to one run, and outlive its worker.
import { Injectable } from '@nestjs/common';
import { copyIn, copyLine } from '@app/database/copy-in';
import type { Origin } from '@app/contracts/http/provenance';
import { DataSource, type EntityManager } from 'typeorm';
import type { Fence } from '../ledger/held-rows.service';
import type { Cursor, StoredResult } from '../ledger/run-row';
import type { ProviderRecord } from '../sources/providers/provider-record';
import { ReadRows } from './known-rows';
import { CHUNK, type Chunk } from './registry-chunk';
import { WORD_COLUMNS, wordCells, wordOf } from './registry-word';
import { stagedWord } from './statement';
import { marking } from './statements.repository';

/** What a chunk brought to the places. */
export interface ChunkCounts {
  added: number;
  updated: number;
  deactivated: number;
}

/** A further place of a provider: it stands in a second file of the archive, which a table alone does not hold. */
const IS_FURTHER = `natural_key LIKE '%@%'`;
const SAID = `s.source = 'nppes' AND s.origin = $2 AND s.fields ->> 'state' = $3`;
/** The statements that every file speaks of. */
const PART = `${SAID} AND NOT s.${IS_FURTHER}`;
/** The same without a run: $1 and $2. */
export const PART_ALONE = PART.replaceAll('$2', '$1').replaceAll('$3', '$2');
const FURTHER_ALONE = `${SAID} AND s.${IS_FURTHER}`.replaceAll('$2', '$1').replaceAll('$3', '$2');

@Injectable()
export class RegistryStageRepository {
  constructor(readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Puts all records away, or none: what a killed worker had begun leaves nothing. */
  async stage(run: Fence, batches: AsyncIterable<readonly ProviderRecord[]>, known: ReadRows | null): Promise<void> {
    await this.transaction(async (manager) => {
      // The file is as long as it is, and it is this statement that reads it.
      await manager.query('SET LOCAL statement_timeout = 0');
      await this.clear(manager, run.id);
      await copyIn(manager, COPY, lines(run.id, batches));
      if (known !== null) await copyIn(manager, COPY_SEEN, seenLines(run.id, known));
    });
  }

  /** The rows whose statements stand as the last file left them. */
  async known(origin: Origin, state: string): Promise<ReadRows> {
    const rows: { entries: Buffer | null }[] = await this.database.query(KNOWN, [origin, state]);
    return new ReadRows(rows[0]?.entries ?? Buffer.alloc(0));
  }

  /** How many statements of the run wait here or stand as they stood; 0 also after a crash of the database. */
  async count(runId: string): Promise<number> {
    return this.number(
      `SELECT ((SELECT count(DISTINCT key) FROM guide.registry_stage WHERE run_id = $1)
             + (SELECT count(*) FROM guide.registry_seen WHERE run_id = $1))::int AS count`,
      [runId],
    );
  }

  /** How many of what was staged are further places; none of a file that does not speak of them. */
  async furtherCount(runId: string): Promise<number> {
    return this.number(
      `SELECT count(DISTINCT key)::int AS count FROM guide.registry_stage WHERE run_id = $1 AND ${IS_FURTHER}`,
      [runId],
    );
  }

  async activeCount(origin: Origin, state: string): Promise<number> {
    return this.number(
      `SELECT count(*)::int AS count FROM guide.provider_sources s WHERE ${PART_ALONE} AND s.is_active`,
      [origin, state],
    );
  }

  async activeFurtherCount(origin: Origin, state: string): Promise<number> {
    return this.number(
      `SELECT count(*)::int AS count FROM guide.provider_sources s WHERE ${FURTHER_ALONE} AND s.is_active`,
      [origin, state],
    );
  }

  /**
   * Notes what is new, changed, or was looked at on a later day, and what the file does not hold any more, in one statement.
   * @returns how many there are
   */
  async compare(manager: EntityManager, runId: string, origin: Origin, state: string, day: Date): Promise<number> {
    await manager.query('DELETE FROM guide.registry_work WHERE run_id = $1', [runId]);
    // Of a table that was vacuumed while it was empty PostgreSQL expects one row, and would look through half a million for each of them.
    await manager.query('SET LOCAL enable_nestloop = off');
    await manager.query(COMPARE, [runId, origin, state, day]);
    await manager.query('SET LOCAL enable_nestloop = on');
    return this.workCount(manager, runId);
  }

  async workCount(manager: Pick<EntityManager, 'query'>, runId: string): Promise<number> {
    const rows: { count: number }[] = await manager.query(
      'SELECT count(*)::int AS count FROM guide.registry_work WHERE run_id = $1',
      [runId],
    );
    return rows[0]?.count ?? 0;
  }

  /** Puts a chunk's statements where the merge takes them from. @param done places in the file of those it need not look at */
  async take(
    manager: EntityManager,
    origin: Origin,
    { runId, after, upTo }: Chunk,
    done: readonly number[],
  ): Promise<void> {
    await manager.query('DELETE FROM staged');
    if (done.length < upTo - after) {
      await manager.query(TAKE, [runId, after, upTo, done]);
      await manager.query(TAKE_SEEN, [runId, after, upTo, origin]);
    }
    await manager.query('ANALYZE staged');
  }

  /** Ends those of a chunk that the file does not hold. */
  async end(manager: EntityManager, origin: Origin, { runId, after, upTo }: Chunk): Promise<void> {
    const gone: { key: string }[] = await manager.query(
      'SELECT key FROM guide.registry_work WHERE run_id = $1 AND n > $2 AND n <= $3 AND stage_n IS NULL AND NOT is_seen',
      [runId, after, upTo],
    );
    const keys = gone.map(({ key }) => key);
    if (keys.length > 0) await this.endKeys(manager, origin, keys);
  }

  async endKeys(manager: EntityManager, origin: Origin, keys: readonly string[]): Promise<void> {
    await manager.query(
      marking(`UPDATE guide.provider_sources s SET is_active = false
        WHERE s.source = 'nppes' AND s.origin = $1 AND s.source_key = ANY($2::text[])`),
      [origin, keys],
    );
  }

  /** Where the run goes on, with what it brought so far: in the transaction that did it. */
  async progress(
    manager: Pick<EntityManager, 'query'>,
    runId: string,
    { added, updated, deactivated }: ChunkCounts,
    { cursor, total }: { cursor: Cursor; total: number },
  ): Promise<void> {
    await manager.query(
      `UPDATE guide.crawl_runs
          SET added = added + $2, updated = updated + $3, deactivated = deactivated + $4, resume_at = $5, done = $6, total = $7,
              phase = 'storing', heartbeat_at = now()
        WHERE id = $1`,
      [runId, added, updated, deactivated, JSON.stringify(cursor), cursor.skip, total],
    );
  }

  /** The read is over: what it said of itself, for whoever goes on. @returns false when the run is another worker's */
  async staged(run: Fence, cursor: Cursor, { release, result }: { release: string | null; result: StoredResult }) {
    const [, count]: [unknown, number] = await this.database.query(
      `UPDATE guide.crawl_runs SET resume_at = $3, release = $4, result = $5
        WHERE id = $1 AND attempts = $2 AND status = 'running'`,
      [run.id, run.attempts, JSON.stringify(cursor), release, JSON.stringify(result)],
    );
    return count === 1;
  }

  /** The run's own rows, and those of runs that are over. */
  async clear(manager: Pick<EntityManager, 'query'>, runId: string): Promise<void> {
    const over = `run_id = $1 OR run_id NOT IN (SELECT id FROM guide.crawl_runs WHERE status IN ('queued', 'running'))`;
    await manager.query(`DELETE FROM guide.registry_work WHERE ${over}`, [runId]);
    await manager.query(`DELETE FROM guide.registry_stage WHERE ${over}`, [runId]);
    await manager.query(`DELETE FROM guide.registry_seen WHERE ${over}`, [runId]);
  }

  /** A good run leaves nothing behind. */
  forget(runId: string): Promise<void> {
    return this.clear(this.database, runId);
  }

  private async number(sql: string, values: unknown[]): Promise<number> {
    const rows: { count: number }[] = await this.database.query(sql, values);
    return rows[0]?.count ?? 0;
  }
}

const COPY = `COPY guide.registry_stage (run_id, n, key, ${WORD_COLUMNS}) FROM STDIN`;
const COPY_SEEN = 'COPY guide.registry_seen (run_id, natural_key) FROM STDIN';
const SEEN_AT_ONCE = 10_000;

async function* lines(runId: string, batches: AsyncIterable<readonly ProviderRecord[]>): AsyncGenerator<Buffer> {
  let n = 0;
  for await (const records of batches) {
    let text = '';
    for (const record of records) {
      const word = stagedWord(wordOf(record));
      n += 1;
      text += copyLine([runId, String(n), word.key, ...wordCells(word, record.rowHash)]);
    }
    if (text !== '') yield Buffer.from(text);
  }
}

function* seenLines(runId: string, known: ReadRows): Generator<Buffer> {
  let text = '';
  let count = 0;
  for (const npi of known.seen()) {
    text += `${runId}\tnpi:${npi}\n`;
    count += 1;
    if (count % SEEN_AT_ONCE !== 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

const KNOWN = `
  SELECT string_agg(int8send(substr(s.natural_key, 5)::int8) || int8send(s.row_hash), ''::bytea) AS entries
    FROM guide.provider_sources s
   WHERE ${PART_ALONE} AND s.row_hash IS NOT NULL AND s.is_active AND NOT s.is_stale`;

/** A key that the file holds twice counts as it stands last. Further places end only by a file that speaks of them. A row that was seen says of its statements only that they are looked at. */
const COMPARE = `
  INSERT INTO guide.registry_work (run_id, n, stage_n, key, is_new, is_seen)
  SELECT $1, row_number() OVER (ORDER BY i.n NULLS LAST), i.n, coalesce(i.key, o.source_key), o.source_key IS NULL,
         i.key IS NULL AND o.is_seen
    FROM (SELECT DISTINCT ON (key) key, n, content_hash FROM guide.registry_stage WHERE run_id = $1 ORDER BY key, n DESC) i
    FULL JOIN (SELECT s.source_key, s.content_hash, s.is_active, s.is_stale, s.checked_on, n.run_id IS NOT NULL AS is_seen
                 FROM guide.provider_sources s
                 LEFT JOIN guide.registry_seen n ON n.run_id = $1 AND n.natural_key = s.natural_key
                WHERE ${SAID} AND (NOT s.${IS_FURTHER}
                       OR EXISTS (SELECT FROM guide.registry_stage f WHERE f.run_id = $1 AND f.${IS_FURTHER}))) o ON o.source_key = i.key
   WHERE CASE WHEN i.key IS NULL
              THEN o.is_active AND (NOT o.is_seen OR o.checked_on < ($4::timestamptz AT TIME ZONE 'America/Los_Angeles')::date)
              ELSE o.source_key IS NULL OR o.content_hash <> i.content_hash OR NOT o.is_active OR o.is_stale
                   OR o.checked_on < ($4::timestamptz AT TIME ZONE 'America/Los_Angeles')::date END`;

const TAKE = `
  INSERT INTO staged (source, key, natural_key, match_keys, fields, source_url, source_updated_at, confidence, is_stale, content_hash,
                      row_hash)
  SELECT 'nppes', i.key, i.natural_key, i.match_keys, i.fields, i.source_url, i.source_updated_at, 'verified', false, i.content_hash,
         i.row_hash
    FROM ${CHUNK} AND i.n <> ALL($4::int[])`;

/** What was seen again says what it said. */
const TAKE_SEEN = `
  INSERT INTO staged (source, key, natural_key, match_keys, fields, source_url, source_updated_at, confidence, is_stale, content_hash,
                      row_hash)
  SELECT s.source, s.source_key, s.natural_key, s.match_keys, s.fields, s.source_url, s.source_updated_at, s.confidence, s.is_stale,
         s.content_hash, s.row_hash
    FROM guide.registry_work w
    JOIN guide.provider_sources s ON s.source = 'nppes' AND s.origin = $4 AND s.source_key = w.key
   WHERE w.run_id = $1 AND w.n > $2 AND w.n <= $3 AND w.is_seen`;
