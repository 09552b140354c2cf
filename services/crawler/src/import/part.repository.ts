// SQL for the end of a run: what a whole read of one ZIP and type says about the records it did not see.
import { Injectable } from '@nestjs/common';
import type { RunNote } from '@app/contracts/http/crawler';
import type { EntityManager } from 'typeorm';
import type { RunRow, StoredResult } from '../run-row';
import type { ProviderRecord } from '../sources/providers/provider-record';

/** `source` of the records that a run of `providers` writes. */
const SOURCE: ProviderRecord['source'] = 'nppes';
/** Records of the run's own source, origin, ZIP and type; nothing else is ever touched. */
const PART = `source = '${SOURCE}' AND origin = $2 AND zip_code = $3 AND type = $4 AND is_active`;
const UNSEEN = `NOT EXISTS (SELECT 1 FROM guide.crawl_run_sightings s WHERE s.run_id = $1 AND s.provider_id = p.id)`;

@Injectable()
export class PartRepository {
  async counts(manager: EntityManager, run: RunRow): Promise<{ active: number; unseen: number }> {
    const rows: { active: number; unseen: number }[] = await manager.query(
      `SELECT count(*)::int AS active, (count(*) FILTER (WHERE ${UNSEEN}))::int AS unseen
         FROM guide.providers p WHERE ${PART}`,
      this.values(run),
    );
    return rows[0] ?? { active: 0, unseen: 0 };
  }

  /** `found` of the last good read of the same part and origin; null when there was none. */
  async lastFound(manager: EntityManager, run: RunRow): Promise<number | null> {
    const rows: { found: number }[] = await manager.query(
      `SELECT found FROM guide.crawl_runs
        WHERE source = $1 AND zip = $2 AND type = $3 AND origin = $4 AND status = 'succeeded' AND NOT is_truncated
          AND id <> $5
        ORDER BY created_at DESC LIMIT 1`,
      [run.source, run.zip, run.type, run.origin, run.id],
    );
    return rows[0]?.found ?? null;
  }

  /** Rows of the registry alone; of the others only its statement ends. @returns how many became inactive */
  async deactivateUnseen(manager: EntityManager, run: RunRow): Promise<number> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE guide.providers p SET is_active = false, updated_at = now()
        WHERE ${PART} AND ${UNSEEN}
          AND NOT EXISTS (SELECT 1 FROM guide.provider_sources o WHERE o.provider_id = p.id)`,
      this.values(run),
    );
    return count;
  }

  /** Kept, and marked as coming from an older read. */
  async markUnseenStale(manager: EntityManager, run: RunRow): Promise<void> {
    await manager.query(
      `UPDATE guide.providers p SET is_stale = true WHERE ${PART} AND NOT is_stale AND ${UNSEEN}`,
      this.values(run),
    );
  }

  /** The first live success of a source ends its sample records. */
  async deleteSamples(manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM guide.providers WHERE source = $1 AND origin = 'sample'`, [SOURCE]);
  }

  async succeed(manager: EntityManager, run: RunRow, deactivated: number, notes: RunNote[]): Promise<void> {
    const result: StoredResult = { plans: [], skipped: {}, notes, sha256: null };
    await manager.query('DELETE FROM guide.crawl_run_sightings WHERE run_id = $1', [run.id]);
    await manager.query(
      `UPDATE guide.crawl_runs
          SET status = 'succeeded', phase = 'finished', done = coalesce(total, done), deactivated = $2,
              result = $3, resume_at = NULL, heartbeat_at = now(), finished_at = now()
        WHERE id = $1`,
      [run.id, deactivated, JSON.stringify(result)],
    );
  }

  private values({ id, origin, zip, type }: RunRow): unknown[] {
    return [id, origin, zip, type];
  }
}
