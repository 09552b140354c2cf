// Reads that somebody waits for: they end within READ_TIMEOUT_MS, with a sentence for who asked.
import { readWithin } from '@app/database/read-within';
import { DomainError } from '@app/kit/domain-error';
import { isTooSlow } from '@app/kit/lost-connection';
import type { DataSource } from 'typeorm';

const TOO_SLOW = {
  ko: '저장된 수집 기록을 제때 읽지 못했습니다. 진행 중인 일은 계속됩니다. 잠시 뒤에 다시 해 주세요.',
  en: 'The crawl records could not be read in time. Work under way goes on. Please try again in a moment.',
};
const RETRY_AFTER_SECONDS = 5;

/** @throws DomainError 503 when the database does not answer in time */
export async function readForAnswer<T>(database: DataSource, sql: string, values: unknown[] = []): Promise<T> {
  try {
    return await readWithin<T>(database, sql, values);
  } catch (cause) {
    if (!isTooSlow(cause)) throw cause;
    throw new DomainError(503, TOO_SLOW, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  }
}
