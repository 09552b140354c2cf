// guide.figure_checks and guide.figure_check_runs: the only place that writes them. A row belongs to an origin: what invented pages
// say and what true ones say never meet.
import { Injectable } from '@nestjs/common';
import type { FigureCheckState, FigureFailure } from '@app/contracts/http/figure-checks';
import type { WatchFiguresReason } from '@app/contracts/jobs/watch-figures';
import type { SourceMode } from '@app/fetching/dispatchers';
import { DataSource } from 'typeorm';
import type { Finding } from './page-reader.service';

export interface CheckRow {
  id: string;
  url: string;
  value: string;
  state: FigureCheckState;
  misses: number;
  snippet: string | null;
  leadsTo: string | null;
  failure: FigureFailure | null;
  triedAt: Date;
  foundAt: Date | null;
}

export interface RunRow {
  begunAt: Date;
  /** null = nobody is at it. */
  beatAt: Date | null;
  /** null = not through. */
  endedAt: Date | null;
}

/** A process that was killed holds the run no longer than this: a page takes less, with all its tries. */
export const LONGEST_PAGE_MS = 3 * 60_000;

/** Which run is wanted; `r` is the one before, `$2` now. */
const WANTED: Record<WatchFiguresReason, string> = {
  schedule: `r.begun_at < $2::timestamptz - interval '1 day'`,
  // A hand that presses twice reads once.
  operator: `r.ended_at < $2::timestamptz - interval '1 minute'`,
};

@Injectable()
export class ChecksRepository {
  constructor(private readonly database: DataSource) {}

  list(origin: SourceMode): Promise<CheckRow[]> {
    return this.database.query(
      `SELECT id, url, value, state, misses, snippet, leads_to AS "leadsTo", failure, tried_at AS "triedAt", found_at AS "foundAt"
         FROM guide.figure_checks WHERE origin = $1`,
      [origin],
    );
  }

  async run(origin: SourceMode): Promise<RunRow | null> {
    const [row] = await this.database.query<RunRow[]>(
      `SELECT begun_at AS "begunAt", beat_at AS "beatAt", ended_at AS "endedAt" FROM guide.figure_check_runs WHERE origin = $1`,
      [origin],
    );
    return row ?? null;
  }

  /**
   * Takes the run, however many ask; one that was not through goes on where it was.
   * @returns when it began; `busy` = another process is at it; `not-wanted` = the last one is fresh
   */
  async claim(origin: SourceMode, reason: WatchFiguresReason, now: Date): Promise<Date | 'busy' | 'not-wanted'> {
    const busy = `coalesce(r.beat_at > $2::timestamptz - make_interval(secs => $3 / 1000.0), false)`;
    const [taken] = await this.database.query<{ begunAt: Date }[]>(
      `INSERT INTO guide.figure_check_runs AS r (origin, begun_at, beat_at) VALUES ($1, $2, $2)
       ON CONFLICT (origin) DO UPDATE
         SET begun_at = CASE WHEN r.ended_at IS NULL AND r.begun_at > $2::timestamptz - interval '1 day' THEN r.begun_at ELSE $2 END,
             beat_at = $2, ended_at = NULL
       WHERE NOT ${busy} AND (r.ended_at IS NULL OR ${WANTED[reason]})
       RETURNING begun_at AS "begunAt"`,
      [origin, now, LONGEST_PAGE_MS],
    );
    if (taken) return taken.begunAt;
    return (await this.run(origin))?.endedAt === null ? 'busy' : 'not-wanted';
  }

  /** The findings of one page, and a sign of life of its run. */
  async store(origin: SourceMode, url: string, findings: readonly Finding[], now: Date): Promise<void> {
    // What was found out about another value, or on another page, says nothing of this one.
    const isSame = `(c.url = excluded.url AND c.value = excluded.value)`;
    await this.database.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO guide.figure_checks AS c
           (origin, id, url, value, state, misses, snippet, leads_to, failure, tried_at, found_at)
         SELECT $1, f.id, $2, f.shown, f.state, CASE WHEN f.state IN ('gone', 'moved') THEN 1 ELSE 0 END,
                f.snippet, f."leadsTo", f.failure, $4, CASE WHEN f.state = 'found' THEN $4::timestamptz END
           FROM jsonb_to_recordset($3::jsonb) AS f (id text, shown text, state text, snippet text, "leadsTo" text, failure text)
         ON CONFLICT (origin, id) DO UPDATE SET
           url = excluded.url, value = excluded.value, state = excluded.state, snippet = excluded.snippet,
           leads_to = excluded.leads_to, failure = excluded.failure, tried_at = excluded.tried_at,
           misses = CASE WHEN excluded.state = 'found' THEN 0
                         WHEN ${isSame} THEN c.misses + excluded.misses ELSE excluded.misses END,
           found_at = coalesce(excluded.found_at, CASE WHEN ${isSame} THEN c.found_at END)`,
        [origin, url, JSON.stringify(findings), now],
      );
      await manager.query(`UPDATE guide.figure_check_runs SET beat_at = $2 WHERE origin = $1`, [origin, now]);
    });
  }

  /** Gives the run back where it is, for whoever goes on. */
  async release(origin: SourceMode): Promise<void> {
    await this.database.query(`UPDATE guide.figure_check_runs SET beat_at = NULL WHERE origin = $1`, [origin]);
  }

  /** The run is through: what is not watched any more goes, and what invented pages said with the first true run. */
  async end(origin: SourceMode, ids: readonly string[], now: Date): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`DELETE FROM guide.figure_checks WHERE origin = $1 AND id <> ALL ($2::text[])`, [
        origin,
        ids,
      ]);
      if (origin === 'live') {
        await manager.query(`DELETE FROM guide.figure_checks WHERE origin = 'sample'`);
        await manager.query(`DELETE FROM guide.figure_check_runs WHERE origin = 'sample'`);
      }
      await manager.query(`UPDATE guide.figure_check_runs SET beat_at = NULL, ended_at = $2 WHERE origin = $1`, [
        origin,
        now,
      ]);
    });
  }
}
