// guide.crawl_runs, seen from the ledger. Progress of a page is written with its records: records/registry-run.repository.ts.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FailureClass, RunPhase, RunStatus } from '@app/contracts/http/crawler';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { readForAnswer } from './read-for-answer';
import { type Cursor, IS_USUAL, type ReadOrigin, RUN_COLUMNS, type RunRow, type StoredResult } from './run-row';
import type { RunTarget } from './run-target';

export interface Asker extends Pick<CrawlZipJob, 'requestId' | 'requestedBy'> {
  /** Id of the account, when somebody signed in asks. */
  userId?: string | null;
}
/** A run as one worker holds it; when `attempts` has moved on, another one does. */
export type Fence = Pick<RunRow, 'id' | 'attempts'>;

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

/** How a run that is not read by ZIP ends well. */
export interface GoodEnd {
  counts: Pick<RunRow, 'found' | 'added' | 'updated' | 'unchanged' | 'deactivated'>;
  release: string | null;
  result: StoredResult;
}

const ACTIVE = `status IN ('queued', 'running')`;
const SAME_TARGET = `source = $1 AND zip IS NOT DISTINCT FROM $2 AND type IS NOT DISTINCT FROM $3
  AND part IS NOT DISTINCT FROM $4`;
const HELD = `id = $1 AND attempts = $2 AND status = 'running'`;

const targetValues = ({ source, zip, type, part }: RunTarget): unknown[] => [source, zip, type, part];

@Injectable()
export class RunsRepository {
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

  /** Makes the unfinished run of this target the caller's; its older worker, if it still lives, loses it. */
  async take(
    target: RunTarget,
    jobId: string,
    total: number | null,
    from: RunStatus[] = ['queued', 'running'],
  ): Promise<RunRow | null> {
    return this.update(
      `UPDATE guide.crawl_runs
          SET status = 'running', phase = 'fetching', attempts = attempts + 1, job_id = $5, total = $6,
              started_at = coalesce(started_at, now()), heartbeat_at = now()
        WHERE ${SAME_TARGET} AND status = ANY($7::text[]) RETURNING ${RUN_COLUMNS}`,
      [...targetValues(target), jobId, total, from],
    );
  }

  /** Says where this run reads. What it read elsewhere before (the mode was changed meanwhile) does not count. */
  async begin(run: RunRow, origin: ReadOrigin): Promise<RunRow | null> {
    return this.database.transaction(async (manager) => {
      if (run.origin !== null && run.origin !== origin) {
        await manager.query('DELETE FROM guide.crawl_run_sightings WHERE run_id = $1', [run.id]);
        await manager.query(
          `UPDATE guide.crawl_runs SET resume_at = NULL, done = 0, found = 0, added = 0, updated = 0, unchanged = 0
            WHERE ${HELD}`,
          [run.id, run.attempts],
        );
      }
      const [rows] = await manager.query<[RunRow[], number]>(
        `UPDATE guide.crawl_runs SET origin = $3, heartbeat_at = now() WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
        [run.id, run.attempts, origin],
      );
      return rows[0] ?? null;
    });
  }

  /** @returns false when the run is no longer this worker's: cancelled, finished or taken over */
  async beat({ id, attempts }: Fence): Promise<boolean> {
    const row = await this.update(
      `UPDATE guide.crawl_runs SET heartbeat_at = now() WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [id, attempts],
    );
    return row !== null;
  }

  /** Progress of a read by rows. @returns false when the run is no longer this worker's */
  async progress({ id, attempts }: Fence, phase: RunPhase, done: number, total: number | null): Promise<boolean> {
    const row = await this.update(
      `UPDATE guide.crawl_runs SET phase = $3, done = $4, total = $5, heartbeat_at = now()
        WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [id, attempts, phase, done, total],
    );
    return row !== null;
  }

  /** From here on nobody can force the run any more. @returns the run as it is to be stored; null when it is lost */
  async beginStoring({ id, attempts }: Fence, records: number): Promise<RunRow | null> {
    return this.update(
      `UPDATE guide.crawl_runs SET phase = 'storing', done = $3, total = $3, heartbeat_at = now()
        WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [id, attempts, records],
    );
  }

  /** The source asked for a rest: the run stays open and waits. */
  async rest(run: Fence, cursor: Cursor): Promise<void> {
    await this.update(
      `UPDATE guide.crawl_runs SET phase = 'waiting', resume_at = $3, heartbeat_at = now()
        WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [run.id, run.attempts, JSON.stringify(cursor)],
    );
  }

  /** Closes a run that was read whole as good. @returns null when it is no longer this worker's */
  async succeed({ id, attempts }: Fence, { counts, release, result }: GoodEnd): Promise<RunRow | null> {
    const { found, added, updated, unchanged, deactivated } = counts;
    return this.update(
      `UPDATE guide.crawl_runs
          SET status = 'succeeded', phase = 'finished', done = $3, total = $3, found = $3, added = $4, updated = $5,
              unchanged = $6, deactivated = $7, release = $8, result = $9, resume_at = NULL, heartbeat_at = now(),
              finished_at = now()
        WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [id, attempts, found, added, updated, unchanged, deactivated, release, JSON.stringify(result)],
    );
  }

  /** Closes an unfinished run as failed; records stay as they are. @param attempts null = whoever holds it */
  async fail(id: string, attempts: number | null, failureClass: FailureClass, detail: string): Promise<RunRow | null> {
    return this.close(
      id,
      `status = 'failed', failure_class = $3, failure_detail = $4`,
      `AND ($2::integer IS NULL OR attempts = $2)`,
      [attempts, failureClass, detail.slice(0, 500)],
    );
  }

  async cancel(id: string): Promise<RunRow | null> {
    return this.close(id, `status = 'cancelled'`, '', []);
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

  /** Every unfinished run older than the given seconds that has a job: what the reconciler looks at. */
  async listActive(olderThanSeconds: number): Promise<RunRow[]> {
    return this.database.query(
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs
        WHERE ${ACTIVE} AND source <> 'all' AND coalesce(heartbeat_at, created_at) <= now() - make_interval(secs => $1)
        ORDER BY created_at`,
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

  private async close(id: string, change: string, condition: string, values: unknown[]): Promise<RunRow | null> {
    return this.database.transaction(async (manager) => {
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

  private async update(sql: string, values: unknown[]): Promise<RunRow | null> {
    const [rows] = await this.database.query<[RunRow[], number]>(sql, values);
    return rows[0] ?? null;
  }
}
