// SQL of a crawl of everything: one parent run without a job of its own, and its children.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import { RUN_COLUMNS, type RunRow } from './run-row';
import type { RunTarget } from './run-target';
import { type Asker, RunRows } from './run-rows.service';

const PARENT: RunTarget = { source: 'all', zip: null, type: null, part: null, options: {} };

@Injectable()
export class FamilyRepository {
  constructor(
    private readonly database: DataSource,
    private readonly runs: RunRows,
  ) {}

  /**
   * Writes the parent and its children in one transaction. A run that one of the targets has already becomes a child.
   * @returns null when a crawl of everything is under way
   */
  async open(targets: RunTarget[], asker: Asker): Promise<{ parent: RunRow; children: RunRow[] } | null> {
    return this.database.transaction(async (manager) => {
      const parent = await this.runs.open(PARENT, asker, null, manager);
      if (!parent) return null;
      const children = [
        ...(await this.openChildren(targets, asker, parent.id, manager)),
        ...(await this.adoptChildren(targets, parent.id, manager)),
      ];
      const [rows] = await manager.query<[RunRow[], number]>(
        `UPDATE guide.crawl_runs SET total = $2 WHERE id = $1 RETURNING ${RUN_COLUMNS}`,
        [parent.id, children.length],
      );
      return { parent: rows[0] ?? parent, children };
    });
  }

  /** ZIP and type pairs that were requested in the last 30 days, newest first. */
  async searchedPairs(limit: number): Promise<{ zip: string; type: ZipCrawledType }[]> {
    return this.database.query(
      `SELECT zip, type FROM guide.crawl_runs
        WHERE source = 'providers' AND zip IS NOT NULL AND type IS NOT NULL AND created_at > now() - interval '30 days'
        GROUP BY zip, type ORDER BY max(created_at) DESC, zip, type LIMIT $1`,
      [limit],
    );
  }

  /**
   * Brings every unfinished parent up to what its children's rows say; ends it when they have all ended.
   * Failed children make it fail with the class of the first of them; children that were all cancelled cancel it.
   */
  async settle(): Promise<void> {
    await this.database.query(SETTLE);
  }

  /** One statement however many there are. */
  private async openChildren(
    targets: RunTarget[],
    { requestId, requestedBy, userId = null }: Asker,
    parentId: string,
    manager: EntityManager,
  ): Promise<RunRow[]> {
    return manager.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, part, options, request_id, requested_by, requested_by_user,
         parent_id)
       SELECT t.source, t.zip, t.type, t.part, t.options, $2, $3, $4, $5 FROM ${TARGETS}
       ON CONFLICT DO NOTHING RETURNING ${RUN_COLUMNS}`,
      [JSON.stringify(targets), requestId, requestedBy, userId, parentId],
    );
  }

  private async adoptChildren(targets: RunTarget[], parentId: string, manager: EntityManager): Promise<RunRow[]> {
    const [rows] = await manager.query<[RunRow[], number]>(
      `UPDATE guide.crawl_runs SET parent_id = $2
        WHERE status IN ('queued', 'running') AND parent_id IS NULL AND EXISTS (
          SELECT 1 FROM ${TARGETS}
           WHERE t.source = crawl_runs.source AND t.zip IS NOT DISTINCT FROM crawl_runs.zip
             AND t.type IS NOT DISTINCT FROM crawl_runs.type AND t.part IS NOT DISTINCT FROM crawl_runs.part)
        RETURNING ${RUN_COLUMNS}`,
      [JSON.stringify(targets), parentId],
    );
    return rows;
  }

  /** Ends the unfinished children of a parent. @returns them */
  async cancelChildren(parentId: string): Promise<RunRow[]> {
    const [rows] = await this.database.query<[RunRow[], number]>(
      `UPDATE guide.crawl_runs
          SET status = 'cancelled', phase = 'finished', finished_at = now(), resume_at = NULL
        WHERE parent_id = $1 AND status IN ('queued', 'running') RETURNING ${RUN_COLUMNS}`,
      [parentId],
    );
    return rows;
  }
}

const TARGETS = 'jsonb_to_recordset($1::jsonb) AS t (source text, zip text, type text, part text, options jsonb)';

const SETTLE = `
  UPDATE guide.crawl_runs p SET
    status = CASE WHEN c.ended < c.total THEN CASE WHEN c.started > 0 THEN 'running' ELSE p.status END
                  WHEN c.failure_class IS NOT NULL THEN 'failed'
                  WHEN c.total > 0 AND c.cancelled = c.total THEN 'cancelled'
                  ELSE 'succeeded' END,
    phase = CASE WHEN c.ended = c.total THEN 'finished' WHEN c.started > 0 THEN 'fetching' ELSE p.phase END,
    failure_class = CASE WHEN c.ended = c.total THEN c.failure_class END,
    failure_detail = CASE WHEN c.ended = c.total THEN c.failure_detail END,
    finished_at = CASE WHEN c.ended = c.total THEN coalesce(c.finished_at, now()) END,
    started_at = coalesce(p.started_at, c.started_at),
    origin = coalesce(p.origin, c.origin),
    done = c.ended, total = c.total, found = c.found, added = c.added, updated = c.updated,
    unchanged = c.unchanged, deactivated = c.deactivated, heartbeat_at = now()
  FROM (
    SELECT r.id,
           count(k.id)::int AS total,
           (count(*) FILTER (WHERE k.status IN ('succeeded', 'failed', 'cancelled')))::int AS ended,
           (count(*) FILTER (WHERE k.status = 'cancelled'))::int AS cancelled,
           (count(*) FILTER (WHERE k.status <> 'queued'))::int AS started,
           (array_agg(k.failure_class ORDER BY k.finished_at, k.id) FILTER (WHERE k.status = 'failed'))[1] AS failure_class,
           (array_agg(k.source || ': ' || coalesce(k.failure_detail, '') ORDER BY k.finished_at, k.id)
              FILTER (WHERE k.status = 'failed'))[1] AS failure_detail,
           min(k.started_at) AS started_at, max(k.finished_at) AS finished_at, max(k.origin) AS origin,
           coalesce(sum(k.found), 0)::int AS found, coalesce(sum(k.added), 0)::int AS added,
           coalesce(sum(k.updated), 0)::int AS updated, coalesce(sum(k.unchanged), 0)::int AS unchanged,
           coalesce(sum(k.deactivated), 0)::int AS deactivated
      FROM guide.crawl_runs r LEFT JOIN guide.crawl_runs k ON k.parent_id = r.id
     WHERE r.source = 'all' AND r.status IN ('queued', 'running')
     GROUP BY r.id
  ) c
  WHERE p.id = c.id AND p.status IN ('queued', 'running')`;
