// guide.news_items and guide.news_sources: the only place that writes them. A row belongs to an origin: invented news and true ones
// never meet.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FailureClass } from '@app/contracts/http/crawler';
import { NEWS_DAYS, type NewsCategory, type NewsSourceId } from '@app/contracts/http/health-news';
import type { ReadNewsReason } from '@app/contracts/jobs/read-news';
import type { SourceMode } from '@app/fetching/dispatchers';

export interface SourceKey {
  origin: SourceMode;
  source: NewsSourceId;
}

export interface NewsRow {
  id: string;
  source: NewsSourceId;
  url: string;
  title: string;
  summary: string | null;
  category: NewsCategory;
  language: 'en' | 'ko';
  publishedOn: string;
  checkedAt: Date;
}

/** `null` at goodAt = never read. */
export interface SourceRow {
  source: NewsSourceId;
  startedAt: Date | null;
  triedAt: Date | null;
  goodAt: Date | null;
  failure: FailureClass | null;
}

export interface StoredDraft {
  url: string;
  title: string;
  titleKey: string;
  summary: string | null;
  category: NewsCategory;
  publishedOn: string;
}

/** A reader that was killed holds its source no longer than this: the longest reading takes four minutes. */
export const LONGEST_READ_MS = 5 * 60_000;

/** Which source a reading wants; `s` is its row, `$5` today in California, `$3` now. */
const WANTED: Record<ReadNewsReason, string> = {
  // Once a day, and again when that failed.
  schedule: `s.fired_on IS DISTINCT FROM $5::date OR s.failure IS NOT NULL`,
  // A hand that presses twice reads once.
  operator: `s.tried_at IS NULL OR s.tried_at < $3::timestamptz - interval '1 minute'`,
  start: `s.tried_at IS NULL OR s.tried_at < $3::timestamptz - interval '25 hours'`,
};

@Injectable()
export class NewsRepository {
  constructor(private readonly database: DataSource) {}

  /** Newest first. @param today in California */
  list(origin: SourceMode, today: string, limit: number): Promise<NewsRow[]> {
    return this.database.query(
      `SELECT id, source, url, title, summary, category, language, published_on AS "publishedOn", checked_at AS "checkedAt"
         FROM guide.news_items
        WHERE origin = $1 AND published_on >= $2::date - $3::integer
        ORDER BY published_on DESC, id DESC LIMIT $4`,
      [origin, today, NEWS_DAYS, limit],
    );
  }

  sources(origin: SourceMode): Promise<SourceRow[]> {
    return this.database.query(
      `SELECT source, started_at AS "startedAt", tried_at AS "triedAt", good_at AS "goodAt", failure
         FROM guide.news_sources WHERE origin = $1`,
      [origin],
    );
  }

  async urlsOf({ origin, source }: SourceKey): Promise<Set<string>> {
    const rows: { url: string }[] = await this.database.query(
      'SELECT url FROM guide.news_items WHERE origin = $1 AND source = $2',
      [origin, source],
    );
    return new Set(rows.map(({ url }) => url));
  }

  /**
   * Takes the source for one reading, however many ask.
   * @returns `busy` = another reads it now; `not-wanted` = it was read lately
   */
  async claim(
    key: SourceKey,
    reason: ReadNewsReason,
    now: Date,
    today: string,
  ): Promise<'mine' | 'busy' | 'not-wanted'> {
    const { origin, source } = key;
    const isBusy = `s.started_at > $3::timestamptz - make_interval(secs => $4 / 1000.0)`;
    const taken: unknown[] = await this.database.query(
      `INSERT INTO guide.news_sources AS s (origin, source, started_at, fired_on)
       VALUES ($1, $2, $3, CASE WHEN $6 = 'schedule' THEN $5::date END)
       ON CONFLICT (origin, source) DO UPDATE
         SET started_at = excluded.started_at, fired_on = coalesce(excluded.fired_on, s.fired_on)
       WHERE (s.started_at IS NULL AND (${WANTED[reason]})) OR NOT (${isBusy})
       RETURNING source`,
      [origin, source, now, LONGEST_READ_MS, today, reason],
    );
    if (taken.length > 0) return 'mine';
    const busy: unknown[] = await this.database.query(
      `SELECT 1 FROM guide.news_sources s WHERE origin = $1 AND source = $2 AND s.started_at IS NOT NULL`,
      [origin, source],
    );
    return busy.length > 0 ? 'busy' : 'not-wanted';
  }

  /** A good reading: its items, whatever is too old gone, and no invented news beside true ones of this source. */
  async store({ origin, source }: SourceKey, drafts: readonly StoredDraft[], now: Date, today: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Two sources that bring the same title on the same day come one after the other.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('guide.news_items'))`);
      await manager.query(
        `INSERT INTO guide.news_items AS n (origin, source, url, title, title_key, summary, category, language, published_on, checked_at)
         SELECT $1, $2, d.url, d.title, d."titleKey", d.summary, d.category, 'en', d."publishedOn", $4
           FROM jsonb_to_recordset($3::jsonb) AS d (url text, title text, "titleKey" text, summary text, category text, "publishedOn" date)
          WHERE NOT EXISTS (SELECT 1 FROM guide.news_items o WHERE o.origin = $1 AND o.title_key = d."titleKey"
                               AND o.published_on = d."publishedOn" AND o.url <> d.url)
         ON CONFLICT (origin, url) DO UPDATE SET title = excluded.title, title_key = excluded.title_key, summary = excluded.summary,
           category = excluded.category, published_on = excluded.published_on, checked_at = excluded.checked_at`,
        [origin, source, JSON.stringify(drafts), now],
      );
      await manager.query(`DELETE FROM guide.news_items WHERE published_on < $1::date - $2::integer`, [
        today,
        NEWS_DAYS,
      ]);
      if (origin === 'live') {
        await manager.query(`DELETE FROM guide.news_items WHERE origin = 'sample' AND source = $1`, [source]);
        await manager.query(`DELETE FROM guide.news_sources WHERE origin = 'sample' AND source = $1`, [source]);
      }
      await manager.query(
        `UPDATE guide.news_sources SET started_at = NULL, tried_at = $3, good_at = $3, failure = NULL
          WHERE origin = $1 AND source = $2`,
        [origin, source, now],
      );
    });
  }

  /** A reading that failed: the items stay, and the day of the last good one. */
  async fail({ origin, source }: SourceKey, failure: FailureClass, now: Date): Promise<void> {
    await this.database.query(
      `UPDATE guide.news_sources SET started_at = NULL, tried_at = $3, failure = $4 WHERE origin = $1 AND source = $2`,
      [origin, source, now, failure],
    );
  }
}
