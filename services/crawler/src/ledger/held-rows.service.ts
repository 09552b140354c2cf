// guide.crawl_runs, as the one worker writes it that holds the run. Progress of a page is written with its records:
// records/store/registry-run.repository.ts.
import { Injectable } from '@nestjs/common';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import type { FailureClass, RunPhase, RunStatus } from '@app/contracts/http/crawler';
import { DataSource, type EntityManager } from 'typeorm';
import { RunLost } from './run-lost';
import { type Cursor, type ReadOrigin, RUN_COLUMNS, type RunRow, type StoredResult } from './run-row';
import { closeRun, SAME_TARGET, targetValues } from './run-rows.service';
import type { RunTarget } from './run-target';

/** A run as one worker holds it; when `attempts` has moved on, another one does. */
export type Fence = Pick<RunRow, 'id' | 'attempts'>;

/** How a run that is not read by ZIP ends well. */
export interface GoodEnd {
  counts: Pick<RunRow, 'found' | 'added' | 'updated' | 'unchanged' | 'deactivated'>;
  release: string | null;
  result: StoredResult;
}

const HELD = `id = $1 AND attempts = $2 AND status = 'running'`;

/** The run, locked. @throws RunLost when it is no longer this worker's */
export async function lockRun(manager: EntityManager, { id, attempts }: Fence): Promise<RunRow> {
  const [run]: RunRow[] = await manager.query(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE ${HELD} FOR UPDATE`, [
    id,
    attempts,
  ]);
  if (!run) throw new RunLost();
  return run;
}

@Injectable()
export class HeldRows {
  constructor(private readonly database: DataSource) {}

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

  /** Whether a run of the source is queued or under way, of whatever part. */
  async isUnderWay(source: CrawlSource): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT FROM guide.crawl_runs WHERE status IN ('queued', 'running') AND source = $1 LIMIT 1`,
      [source],
    );
    return rows.length > 0;
  }

  /** Says where this run reads. What it read elsewhere before (the mode was changed meanwhile) does not count. @throws RunLost */
  async begin(run: RunRow, origin: ReadOrigin): Promise<RunRow> {
    const begun = await this.database.transaction(async (manager) => {
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
    if (!begun) throw new RunLost();
    return begun;
  }

  /** @returns false when the run is no longer this worker's: cancelled, finished or taken over */
  async beat({ id, attempts }: Fence): Promise<boolean> {
    const row = await this.update(
      `UPDATE guide.crawl_runs SET heartbeat_at = now() WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [id, attempts],
    );
    return row !== null;
  }

  /** The current row of the run. @throws RunLost */
  async current({ id, attempts }: Fence): Promise<RunRow> {
    const rows: RunRow[] = await this.database.query(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE ${HELD}`, [
      id,
      attempts,
    ]);
    if (!rows[0]) throw new RunLost();
    return rows[0];
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

  /** From now on the run cannot be forced any more. @returns its current row. @throws RunLost */
  async beginStoring({ id, attempts }: Fence, records: number): Promise<RunRow> {
    return this.updateHeld(
      `UPDATE guide.crawl_runs SET phase = 'storing', done = $3, total = $3, heartbeat_at = now()
        WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [id, attempts, records],
    );
  }

  /** The source requested a cooldown: the run stays open and waits. */
  async coolDown(run: Fence, cursor: Cursor): Promise<void> {
    await this.update(
      `UPDATE guide.crawl_runs SET phase = 'waiting', resume_at = $3, heartbeat_at = now()
        WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [run.id, run.attempts, JSON.stringify(cursor)],
    );
  }

  /** Closes a run that was read whole as good. @throws RunLost */
  async succeed({ id, attempts }: Fence, { counts, release, result }: GoodEnd): Promise<void> {
    const { found, added, updated, unchanged, deactivated } = counts;
    await this.updateHeld(
      `UPDATE guide.crawl_runs
          SET status = 'succeeded', phase = 'finished', done = $3, total = $3, found = $3, added = $4, updated = $5,
              unchanged = $6, deactivated = $7, release = $8, result = $9, resume_at = NULL, heartbeat_at = now(),
              finished_at = now()
        WHERE ${HELD} RETURNING ${RUN_COLUMNS}`,
      [id, attempts, found, added, updated, unchanged, deactivated, release, JSON.stringify(result)],
    );
  }

  /** Closes the run as failed, if it is still this worker's; records stay as they are. */
  async fail({ id, attempts }: Fence, failureClass: FailureClass, detail: string): Promise<void> {
    const change = `status = 'failed', failure_class = $3, failure_detail = $4`;
    const values = [attempts, failureClass, detail.slice(0, 500)];
    await closeRun(this.database, id, change, { condition: 'AND attempts = $2', values });
  }

  private async update(sql: string, values: unknown[]): Promise<RunRow | null> {
    const [rows] = await this.database.query<[RunRow[], number]>(sql, values);
    return rows[0] ?? null;
  }

  private async updateHeld(sql: string, values: unknown[]): Promise<RunRow> {
    const row = await this.update(sql, values);
    if (!row) throw new RunLost();
    return row;
  }
}
