// guide.fetch_cache: validators, body hashes and robots.txt, kept across restarts.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HttpHead } from './http-exchange';

export interface CachedAnswer {
  etag: string | null;
  lastModified: string | null;
  bodySha256: string | null;
  /** Only where it is needed again: robots.txt, and answers that may be confirmed by 304. */
  body: string | null;
  /** 0 = there was no answer. */
  status: number;
  fetchedAt: Date;
  expiresAt: Date | null;
}

type Validators = Pick<CachedAnswer, 'etag' | 'lastModified'>;

/** What an answer may be confirmed by later. */
export const validatorsOf = ({ headers }: HttpHead): Validators => ({
  etag: headers['etag'] ?? null,
  lastModified: headers['last-modified'] ?? null,
});

/** Asks for an answer only if it is another one than this. */
export const conditionHeaders = (known: Validators | null): Record<string, string> => ({
  ...(known?.etag != null && { 'if-none-match': known.etag }),
  ...(known?.lastModified != null && { 'if-modified-since': known.lastModified }),
});

@Injectable()
export class FetchCacheRepository {
  constructor(private readonly database: DataSource) {}

  async find(url: string): Promise<CachedAnswer | null> {
    const rows: CachedAnswer[] = await this.database.query(
      `SELECT etag, last_modified AS "lastModified", body_sha256 AS "bodySha256", body, status,
              fetched_at AS "fetchedAt", expires_at AS "expiresAt"
         FROM guide.fetch_cache WHERE url = $1`,
      [url],
    );
    return rows[0] ?? null;
  }

  async save(url: string, answer: CachedAnswer): Promise<void> {
    await this.database.query(
      `INSERT INTO guide.fetch_cache (url, etag, last_modified, body_sha256, body, status, fetched_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (url) DO UPDATE SET etag = excluded.etag, last_modified = excluded.last_modified,
         body_sha256 = excluded.body_sha256, body = excluded.body, status = excluded.status,
         fetched_at = excluded.fetched_at, expires_at = excluded.expires_at`,
      [
        url,
        answer.etag,
        answer.lastModified,
        answer.bodySha256,
        answer.body,
        answer.status,
        answer.fetchedAt,
        answer.expiresAt,
      ],
    );
  }

  /** The next question to this address is asked without a condition. */
  async forget(url: string): Promise<void> {
    await this.database.query('DELETE FROM guide.fetch_cache WHERE url = $1', [url]);
  }

  /** Forgets what nobody asked for in a month. */
  async prune(now: Date): Promise<void> {
    await this.database.query(`DELETE FROM guide.fetch_cache WHERE fetched_at < $1::timestamptz - interval '30 days'`, [
      now,
    ]);
  }
}
