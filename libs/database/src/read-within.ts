// A read for an answer has an end, also in a process whose pool writes for minutes.
import type { DataSource } from 'typeorm';

/** Longest statement of a read that somebody waits for; the error filter of libs/kit makes a 503 of it. */
const READ_TIMEOUT_MS = 1_500;

/** One reading statement that the server ends after {@link READ_TIMEOUT_MS} (SQL state 57014), waits for locks included. */
export function readWithin<T>(database: DataSource, sql: string, values: unknown[] = []): Promise<T> {
  return database.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = ${READ_TIMEOUT_MS}`);
    return manager.query<T>(sql, values);
  });
}
