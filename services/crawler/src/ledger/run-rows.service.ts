// SQL of guide.crawl_runs: opening runs, reading and closing them. Rows of running runs are written by the worker that holds them: held-rows.service.ts.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RunStatus } from '@app/contracts/http/crawler';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { readForAnswer } from './read-for-answer';
import { IS_USUAL, RUN_COLUMNS, type RunRow } from './run-row';
import type { RunTarget } from './run-target';

export interface Asker extends Pick<CrawlZipJob, 'requestId' | 'requestedBy'> {
  /** Id of the account, when somebody signed in asks. */
  userId?: string | null;
}
export interface RunFilter {
  source?: string | undefined;
  status?: RunStatus | undefined;
  zip?: string | undefined;
  type?: string | undefined;
  parentId?: string | undefined;
  /** Only runs that are no part of a crawl of everything. */
  isTop?: boolean | undefined;
  /** Without runs of another state than California. */
  isUsual?: boolean | undefined;
  limit: number;
}

const ACTIVE = `status IN ('queued', 'running')`;
export const SAME_TARGET = `source = $1 AND zip IS NOT DISTINCT FROM $2 AND type IS NOT DISTINCT FROM $3
  AND part IS NOT DISTINCT FROM $4`;

export const targetValues = ({ source, zip, type, part }: RunTarget): unknown[] => [source, zip, type, part];

/**
 * Ends an unfinished run, and forgets what it had seen.
 * @param change of the row
 * @param condition in addition to its being unfinished; `values` begin at $2
 */
export async function closeRun(
  database: DataSource,
  id: string,
  change: string,
  { condition, values }: { condition: string; values: unknown[] } = { condition: '', values: [] },
): Promise<RunRow | null> {
  return database.transaction(async (manager) => {
    const [rows] = await manager.query<[RunRow[], number]>(
      `UPDATE guide.crawl_runs SET ${change}, phase = 'finished', finished_at = now(), resume_at = NULL
        WHERE id = $1 AND ${ACTIVE} ${condition} RETURNING ${RUN_COLUMNS}`,
      [id, ...values],
    );
    await manager.query(
      `DELETE FROM guide.crawl_run_sightings s USING guide.crawl_runs r
        WHERE s.run_id = $1 AND r.id = s.run_id AND r.status NOT IN ('queued', 'running')`,
      [id],
    );
    return rows[0] ?? null;
  });
}

@Injectable()
export class RunRows {
  constructor(private readonly database: DataSource) {}

  /** A new queued run, or null when this target has an unfinished one already. */
  async open(
    target: RunTarget,
    { requestId, requestedBy, userId = null }: Asker,
    parentId: string | null = null,
    manager: EntityManager = this.database.manager,
  ): Promise<RunRow | null> {
    const rows: RunRow[] = await manager.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, part, options, request_id, requested_by, requested_by_user,
         parent_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING ${RUN_COLUMNS}`,
      [...targetValues(target), JSON.stringify(target.options), requestId, requestedBy, userId, parentId],
    );
    return rows[0] ?? null;
  }

  /**
   * Makes the unfinished run of this target a forced one.
   * @returns null when there is none, when it reads the file of a command, or when its records are being stored already
   */
  async force(target: RunTarget): Promise<RunRow | null> {
    return this.update(
      `UPDATE guide.crawl_runs SET options = options || '{"isForced": true}'
        WHERE ${SAME_TARGET} AND ${ACTIVE} AND phase <> 'storing' AND NOT options ? 'file' RETURNING ${RUN_COLUMNS}`,
      targetValues(target),
    );
  }

  async cancel(id: string): Promise<RunRow | null> {
    return closeRun(this.database, id, `status = 'cancelled'`);
  }

  async find(id: string): Promise<RunRow | null> {
    const rows = await readForAnswer<RunRow[]>(
      this.database,
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async newest(target: RunTarget): Promise<RunRow | null> {
    const rows = await readForAnswer<RunRow[]>(
      this.database,
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE ${SAME_TARGET} ORDER BY created_at DESC, id LIMIT 1`,
      targetValues(target),
    );
    return rows[0] ?? null;
  }

  /** Newest first. */
  async list({ source, status, zip, type, parentId, isTop, isUsual, limit }: RunFilter): Promise<RunRow[]> {
    return readForAnswer(
      this.database,
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs
        WHERE ($1::text IS NULL OR source = $1) AND ($2::text IS NULL OR status = $2)
          AND ($3::text IS NULL OR zip = $3) AND ($4::text IS NULL OR type = $4)
          AND ($5::uuid IS NULL OR parent_id = $5) AND ($6 IS FALSE OR ${IS_USUAL})
          AND ($7 IS FALSE OR parent_id IS NULL)
        ORDER BY created_at DESC, finished_at DESC, id LIMIT $8`,
      [
        source ?? null,
        status ?? null,
        zip ?? null,
        type ?? null,
        parentId ?? null,
        isUsual ?? false,
        isTop ?? false,
        limit,
      ],
    );
  }

  /**
   * Every unfinished run without a heartbeat for the given seconds: what the reconciler looks at. A row that is locked is left out:
   * its worker is alive in a transaction that stores, and its heartbeats wait for the end of it.
   */
  async listActive(olderThanSeconds: number): Promise<RunRow[]> {
    return this.database.query(
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs
        WHERE ${ACTIVE} AND source <> 'all' AND coalesce(heartbeat_at, created_at) <= now() - make_interval(secs => $1)
        ORDER BY created_at FOR NO KEY UPDATE SKIP LOCKED`,
      [olderThanSeconds],
    );
  }

  /** History is kept for 90 days; what tells whether a shipped file was loaded, or a live read came after it, for good. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM guide.crawl_runs old
        WHERE NOT (${ACTIVE}) AND finished_at < now() - interval '90 days'
          AND NOT (status = 'succeeded' AND zip IS NULL AND origin IN ('live', 'snapshot') AND NOT EXISTS (
            SELECT 1 FROM guide.crawl_runs newer
             WHERE newer.source = old.source AND newer.part IS NOT DISTINCT FROM old.part AND newer.origin = old.origin
               AND newer.status = 'succeeded' AND newer.finished_at > old.finished_at))`,
    );
  }

  private async update(sql: string, values: unknown[]): Promise<RunRow | null> {
    const [rows] = await this.database.query<[RunRow[], number]>(sql, values);
    return rows[0] ?? null;
  }
}
