// A read for an answer has an end, also in a process whose pool writes for minutes.
import type { DataSource } from 'typeorm';
import { readTimeoutMs } from './data-source';

/** One reading statement that the server ends after {@link readTimeoutMs} (SQL state 57014), waits for locks included. */
export function readWithin<T>(database: DataSource, sql: string, values: unknown[] = []): Promise<T> {
  return database.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = ${readTimeoutMs(database)}`);
    return manager.query<T>(sql, values);
  });
}
