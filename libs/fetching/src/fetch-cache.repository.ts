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

/** An answer and the address it is kept under. */
export interface Kept {
  url: string;
  answer: CachedAnswer;
}

/** The column of each member, in the order in which they are written. */
export const ANSWER_COLUMNS: Readonly<Record<keyof CachedAnswer, string>> = {
  etag: 'etag',
  lastModified: 'last_modified',
  bodySha256: 'body_sha256',
  body: 'body',
  status: 'status',
  fetchedAt: 'fetched_at',
  expiresAt: 'expires_at',
};
const MEMBERS = Object.keys(ANSWER_COLUMNS) as (keyof CachedAnswer)[];
const COLUMNS = ['url', ...Object.values(ANSWER_COLUMNS)];
const READ = Object.entries(ANSWER_COLUMNS).map(([member, column]) => `${column} AS "${member}"`);

/** The statement that keeps an answer, also as a part of another one. @param first number of its first parameter */
export const savingFrom = (first: number): string => `
  INSERT INTO guide.fetch_cache (${COLUMNS.join(', ')})
  VALUES (${COLUMNS.map((_, index) => `$${first + index}`).join(', ')})
  ON CONFLICT (url) DO UPDATE SET ${COLUMNS.slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;

/** The parameters of {@link savingFrom}. */
export const savedValues = ({ url, answer }: Kept): unknown[] => [url, ...MEMBERS.map((member) => answer[member])];

@Injectable()
export class FetchCacheRepository {
  constructor(private readonly database: DataSource) {}

  async find(url: string): Promise<CachedAnswer | null> {
    const rows: CachedAnswer[] = await this.database.query(
      `SELECT ${READ.join(', ')} FROM guide.fetch_cache WHERE url = $1`,
      [url],
    );
    return rows[0] ?? null;
  }

  async save(url: string, answer: CachedAnswer): Promise<void> {
    await this.database.query(savingFrom(1), savedValues({ url, answer }));
  }

  /** The next request to this address is unconditional. */
  async forget(url: string): Promise<void> {
    await this.database.query('DELETE FROM guide.fetch_cache WHERE url = $1', [url]);
  }

  /** Deletes what was not requested in a month. */
  async prune(now: Date): Promise<void> {
    await this.database.query(`DELETE FROM guide.fetch_cache WHERE fetched_at < $1::timestamptz - interval '30 days'`, [
      now,
    ]);
  }
}
