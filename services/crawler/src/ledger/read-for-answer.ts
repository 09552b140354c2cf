// Reads for a request: they end within READ_TIMEOUT_MS, with an error that the client can show.
import { readWithin } from '@app/database/read-within';
import { DomainError } from '@app/kit/domain-error';
import { isTooSlow } from '@app/kit/lost-connection';
import type { DataSource } from 'typeorm';

const RETRY_AFTER_SECONDS = 5;

/** @throws DomainError 503 when the database does not answer in time */
export async function readForAnswer<T>(database: DataSource, sql: string, values: unknown[] = []): Promise<T> {
  try {
    return await readWithin<T>(database, sql, values);
  } catch (cause) {
    if (!isTooSlow(cause)) throw cause;
    throw new DomainError(503, { detail: 'crawl_records_slow', retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  }
}
