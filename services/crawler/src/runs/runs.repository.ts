// guide.crawl_runs, seen from the ledger. Progress of a page is written with its records: import/import.repository.ts.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FailureClass, RunStatus } from '@app/contracts/http/crawler';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import type { SourceMode } from '../fetching/dispatchers';
import { type Cursor, RUN_COLUMNS, type RunRow } from '../run-row';

export interface Part {
  zip: string;
  type: ZipCrawledType;
}

export interface RunFilter {
  source?: string | undefined;
  status?: RunStatus | undefined;
  zip?: string | undefined;
  type?: string | undefined;
  limit: number;
}

const SOURCE = 'providers';
const ACTIVE = `status IN ('queued', 'running')`;

@Injectable()
export class RunsRepository {
  constructor(private readonly database: DataSource) {}

  /** A new queued run, or null when this part has an unfinished one already. */
  async open(part: Part, by: Pick<CrawlZipJob, 'requestId' | 'requestedBy'>): Promise<RunRow | null> {
    const rows: RunRow[] = await this.database.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, request_id, requested_by)
       VALUES ('${SOURCE}', $1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING ${RUN_COLUMNS}`,
      [part.zip, part.type, by.requestId, by.requestedBy],
    );
    return rows[0] ?? null;
  }

  /** Makes the unfinished run of this part the caller's; its older worker, if it still lives, loses it. */
  async take(part: Part, jobId: string, total: number): Promise<RunRow | null> {
    return this.update(
      `UPDATE guide.crawl_runs
          SET status = 'running', phase = 'fetching', attempts = attempts + 1, job_id = $3, total = $4,
              started_at = coalesce(started_at, now()), heartbeat_at = now()
        WHERE source = '${SOURCE}' AND zip = $1 AND type = $2 AND ${ACTIVE} RETURNING ${RUN_COLUMNS}`,
      [part.zip, part.type, jobId, total],
    );
  }

  /** Says where this run reads. What it read elsewhere before (the mode was changed meanwhile) does not count. */
  async begin(run: RunRow, origin: SourceMode): Promise<RunRow | null> {
    return this.database.transaction(async (manager) => {
      if (run.origin !== null && run.origin !== origin) {
        await manager.query('DELETE FROM guide.crawl_run_sightings WHERE run_id = $1', [run.id]);
        await manager.query(
          `UPDATE guide.crawl_runs SET resume_at = NULL, done = 0, found = 0, added = 0, updated = 0, unchanged = 0
            WHERE id = $1 AND attempts = $2 AND status = 'running'`,
          [run.id, run.attempts],
        );
      }
      const [rows] = await manager.query<[RunRow[], number]>(
        `UPDATE guide.crawl_runs SET origin = $3, heartbeat_at = now()
          WHERE id = $1 AND attempts = $2 AND status = 'running' RETURNING ${RUN_COLUMNS}`,
        [run.id, run.attempts, origin],
      );
      return rows[0] ?? null;
    });
  }

  /** @returns false when the run is no longer this worker's: cancelled, finished or taken over */
  async beat({ id, attempts }: Pick<RunRow, 'id' | 'attempts'>): Promise<boolean> {
    const row = await this.update(
      `UPDATE guide.crawl_runs SET heartbeat_at = now()
        WHERE id = $1 AND attempts = $2 AND status = 'running' RETURNING ${RUN_COLUMNS}`,
      [id, attempts],
    );
    return row !== null;
  }

  /** The source asked for a rest: the run stays open and waits. */
  async rest(run: RunRow, cursor: Cursor): Promise<void> {
    await this.update(
      `UPDATE guide.crawl_runs SET phase = 'waiting', resume_at = $3, heartbeat_at = now()
        WHERE id = $1 AND attempts = $2 AND status = 'running' RETURNING ${RUN_COLUMNS}`,
      [run.id, run.attempts, JSON.stringify(cursor)],
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
    const rows: RunRow[] = await this.database.query(`SELECT ${RUN_COLUMNS} FROM guide.crawl_runs WHERE id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** Newest first. */
  async list({ source, status, zip, type, limit }: RunFilter): Promise<RunRow[]> {
    return this.database.query(
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs
        WHERE ($1::text IS NULL OR source = $1) AND ($2::text IS NULL OR status = $2)
          AND ($3::text IS NULL OR zip = $3) AND ($4::text IS NULL OR type = $4)
        ORDER BY created_at DESC, id LIMIT $5`,
      [source ?? null, status ?? null, zip ?? null, type ?? null, limit],
    );
  }

  /** Every unfinished run older than the given seconds: what the reconciler looks at. */
  async listActive(olderThanSeconds: number): Promise<RunRow[]> {
    return this.database.query(
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs
        WHERE ${ACTIVE} AND coalesce(heartbeat_at, created_at) <= now() - make_interval(secs => $1)
        ORDER BY created_at`,
      [olderThanSeconds],
    );
  }

  /** History is kept for 90 days. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM guide.crawl_runs WHERE NOT (${ACTIVE}) AND finished_at < now() - interval '90 days'`,
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
