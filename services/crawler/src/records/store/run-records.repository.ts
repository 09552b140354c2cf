// SQL of guide.crawl_run_words: the source records that a run of a directory has read so far. They take effect when the part is read to its
// end and swapped in. After a kill the next worker continues after the last page that is stored here with its cursor.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RecordSource } from '../../sources/facility-record';
import type { Fence } from '../../ledger/held-rows.service';
import type { Cursor } from '../../ledger/run-row';
import type { SwapCounts } from '../../swap/whole-swap';
import { united } from './united-record';
import type { SourceRecord } from '../matching/source-record';

export interface ReadProgress {
  cursor: Cursor;
  done: number;
  total: number | null;
}

export interface PartCounts {
  counts: SwapCounts;
  isCut: boolean;
  cursor: Cursor;
}

const AT_ONCE = 2_000;
const HELD = `id = $1 AND attempts = $2 AND status = 'running'`;

@Injectable()
export class RunRecordsRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Adds a page's records to those of its run; a key that was read before is united with it. */
  async add(manager: EntityManager, runId: string, records: readonly SourceRecord[]): Promise<void> {
    const news = new Map<string, SourceRecord>();
    for (const word of records) {
      const known = news.get(word.key);
      news.set(word.key, known ? united(known, word) : word);
    }
    const [first] = records;
    if (!first) return;
    const rows: { word: SourceRecord }[] = await manager.query(
      `SELECT word FROM guide.crawl_run_words WHERE run_id = $1 AND source = $2 AND key = ANY($3::text[])`,
      [runId, first.source, [...news.keys()]],
    );
    for (const { word } of rows) news.set(word.key, united(word, news.get(word.key) ?? word));
    await manager.query(
      `INSERT INTO guide.crawl_run_words (run_id, source, key, word)
       SELECT $1, $2, i.word ->> 'key', i.word FROM jsonb_array_elements($3::jsonb) AS i(word)
       ON CONFLICT (run_id, source, key) DO UPDATE SET word = excluded.word`,
      [runId, first.source, JSON.stringify([...news.values()])],
    );
  }

  async count(manager: EntityManager, runId: string, source: RecordSource): Promise<number> {
    const rows: { count: number }[] = await manager.query(
      'SELECT count(*)::int AS count FROM guide.crawl_run_words WHERE run_id = $1 AND source = $2',
      [runId, source],
    );
    return rows[0]?.count ?? 0;
  }

  /** All records of a run, slice by slice, in the order of their keys. */
  async *slices(manager: EntityManager, runId: string, source: RecordSource): AsyncGenerator<SourceRecord[]> {
    for (let after = ''; ;) {
      const rows: { word: SourceRecord }[] = await manager.query(
        `SELECT word FROM guide.crawl_run_words WHERE run_id = $1 AND source = $2 AND key > $3
          ORDER BY key LIMIT ${AT_ONCE}`,
        [runId, source, after],
      );
      const last = rows[rows.length - 1];
      if (!last) return;
      after = last.word.key;
      yield rows.map(({ word }) => word);
    }
  }

  /** Deletes the run's records, and those that ended runs left behind. */
  async clear(manager: EntityManager, runId: string, source: RecordSource): Promise<void> {
    await manager.query(
      `DELETE FROM guide.crawl_run_words w USING guide.crawl_runs r
        WHERE r.id = w.run_id AND w.source = $2 AND (w.run_id = $1 OR r.status NOT IN ('queued', 'running'))`,
      [runId, source],
    );
  }

  /** @returns false when the run is no longer this worker's */
  async progress(
    manager: EntityManager,
    { id, attempts }: Fence,
    { cursor, done, total }: ReadProgress,
  ): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      `UPDATE guide.crawl_runs SET resume_at = $3, done = $4, total = $5, phase = 'fetching', heartbeat_at = now()
        WHERE ${HELD} RETURNING id`,
      [id, attempts, JSON.stringify(cursor), done, total],
    );
    return rows.length > 0;
  }

  /** What a part brought, on the run's row. @returns false when the run is no longer this worker's */
  async countPart(
    manager: EntityManager,
    { id, attempts }: Fence,
    { counts, isCut, cursor }: PartCounts,
  ): Promise<boolean> {
    const { found, added, updated, unchanged, deactivated } = counts;
    const [rows] = await manager.query<[unknown[], number]>(
      `UPDATE guide.crawl_runs
          SET found = found + $3, added = added + $4, updated = updated + $5, unchanged = unchanged + $6,
              deactivated = deactivated + $7, resume_at = $8, is_truncated = is_truncated OR $9, heartbeat_at = now()
        WHERE ${HELD} RETURNING id`,
      [id, attempts, found, added, updated, unchanged, deactivated, JSON.stringify(cursor), isCut],
    );
    return rows.length > 0;
  }
}
