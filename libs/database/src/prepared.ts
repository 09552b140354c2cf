// Reads that every visitor repeats are parsed and planned once per connection: for a row found by its key both take longer than the read.
import { createHash } from 'node:crypto';
import type { ClientBase, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * The rows of one reading statement, prepared under a name (TypeORM's own `query` has none). PostgreSQL may run it with a plan that does not
 * look at the values, and a connection keeps every text until it is closed. So it is for statements with few texts, whose best plan is the
 * same for all values: a ZIP, a small table.
 * @throws the error of pg, which libs/kit answers like TypeORM's
 */
export async function prepared<Row extends QueryResultRow>(
  database: DataSource,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const session = database.createQueryRunner();
  try {
    const client = (await session.connect()) as ClientBase;
    const { rows } = await client.query<Row>({ name: nameOf(text), text, values });
    return rows;
  } finally {
    await session.release();
  }
}

/** PostgreSQL cuts names at 63 bytes. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
