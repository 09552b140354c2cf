// SQL of a run of the registry by ZIP: its row and what it has seen. A page of records and the progress of its run are one
// transaction: a killed worker loses nothing that was counted and counts nothing that was lost.
import { Injectable } from '@nestjs/common';
import type { RunNote, SkipCounts } from '@app/contracts/http/crawler';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cursor, RunRow, StoredResult } from '../../ledger/run-row';
import type { ProviderRecord } from '../../sources/providers/provider-record';
import { baselineOf, type EarlierRead } from '../../swap/row-count-drop';
import { marking } from './source-records.repository';

/** A run a day in a row of cut lists is still remembered for a month. */
const LOOKED_BACK = 30;

export interface PageCounts {
  found: number;
  added: number;
  updated: number;
  unchanged: number;
}

/** `source` of the records that a run of `providers` writes. */
const SOURCE: ProviderRecord['source'] = 'nppes';
/** Records of the run's own source, origin, ZIP and type; nothing else is ever touched. */
const PART = `s.source = '${SOURCE}' AND s.origin = $2 AND s.fields ->> 'zipCode' = $3 AND s.fields ->> 'type' = $4
  AND s.is_active`;
const UNSEEN = `NOT EXISTS (SELECT 1 FROM guide.crawl_run_sightings c WHERE c.run_id = $1 AND c.source_key = s.source_key)`;

@Injectable()
export class RegistryRunRepository {
  constructor(private readonly database: DataSource) {}

  async hasShipped(type: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM guide.providers WHERE type = $1 AND origin = 'snapshot' AND is_active LIMIT 1`,
      [type],
    );
    return rows.length > 0;
  }

  /** @returns the keys this run had not seen before */
  async see(manager: EntityManager, runId: string, keys: readonly string[]): Promise<string[]> {
    const rows: { key: string }[] = await manager.query(
      `INSERT INTO guide.crawl_run_sightings (run_id, source_key)
       SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING RETURNING source_key AS key`,
      [runId, keys],
    );
    return rows.map(({ key }) => key);
  }

  async progress(
    manager: EntityManager,
    runId: string,
    { found, added, updated, unchanged }: PageCounts,
    { cursor, isTruncated, skipped }: { cursor: Cursor; isTruncated: boolean; skipped: SkipCounts },
  ): Promise<void> {
    await manager.query(
      `UPDATE guide.crawl_runs
          SET found = found + $2, added = added + $3, updated = updated + $4, unchanged = unchanged + $5,
              done = $6, resume_at = $7, is_truncated = is_truncated OR $8, result = $9, phase = 'fetching', heartbeat_at = now()
        WHERE id = $1`,
      [
        runId,
        found,
        added,
        updated,
        unchanged,
        cursor.step,
        JSON.stringify(cursor),
        isTruncated,
        JSON.stringify(resultOf(skipped)),
      ],
    );
  }

  async counts(manager: EntityManager, run: RunRow): Promise<{ active: number; unseen: number }> {
    const rows: { active: number; unseen: number }[] = await manager.query(
      `SELECT count(*)::int AS active, (count(*) FILTER (WHERE ${UNSEEN}))::int AS unseen
         FROM guide.provider_sources s WHERE ${PART}`,
      valuesOf(run),
    );
    return rows[0] ?? { active: 0, unseen: 0 };
  }

  /** What the earlier reads of the same part and origin found; null when there was none that was believed. */
  async baseline(manager: EntityManager, run: RunRow): Promise<number | null> {
    const reads: EarlierRead[] = await manager.query(
      `SELECT found, is_truncated AS "isTruncated", coalesce((options ->> 'isForced')::boolean, false) AS "isForced"
         FROM guide.crawl_runs
        WHERE source = $1 AND zip = $2 AND type = $3 AND origin = $4 AND status = 'succeeded' AND id <> $5
          AND NOT coalesce(result -> 'notes' @> '[{"code": "fell"}]', false)
        ORDER BY created_at DESC LIMIT ${LOOKED_BACK}`,
      [run.source, run.zip, run.type, run.origin, run.id],
    );
    return baselineOf(reads);
  }

  async endUnseen(manager: EntityManager, run: RunRow): Promise<void> {
    const ending = `UPDATE guide.provider_sources s SET is_active = false WHERE ${PART} AND ${UNSEEN}`;
    await manager.query(marking(ending), valuesOf(run));
  }

  /** Kept, and marked as coming from an older read. */
  async markUnseenStale(manager: EntityManager, run: RunRow): Promise<void> {
    const aging = `UPDATE guide.provider_sources s SET is_stale = true WHERE ${PART} AND NOT s.is_stale AND ${UNSEEN}`;
    await manager.query(marking(aging), valuesOf(run));
  }

  async succeed(manager: EntityManager, run: RunRow, deactivated: number, notes: RunNote[]): Promise<void> {
    await manager.query('DELETE FROM guide.crawl_run_sightings WHERE run_id = $1', [run.id]);
    await manager.query(
      `UPDATE guide.crawl_runs
          SET status = 'succeeded', phase = 'finished', done = coalesce(total, done), deactivated = $2,
              result = $3, resume_at = NULL, heartbeat_at = now(), finished_at = now()
        WHERE id = $1`,
      [run.id, deactivated, JSON.stringify(resultOf(run.result?.skipped ?? {}, notes))],
    );
  }
}

const resultOf = (skipped: SkipCounts, notes: RunNote[] = []): StoredResult => ({
  plans: [],
  skipped,
  notes,
  sha256: null,
});

const valuesOf = ({ id, origin, zip, type }: RunRow): unknown[] => [id, origin, zip, type];
