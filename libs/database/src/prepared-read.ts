// A read that is asked all day: each connection parses and plans it once, and no other layer stands between us and pg.
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { QueryConfig, QueryResult } from 'pg';

/** What TypeORM's driver for PostgreSQL gives of its pool; not in the types of a driver. */
interface PooledDriver {
  obtainMasterConnection: () => Promise<[client: ReadingClient, release: () => void]>;
}

interface ReadingClient {
  query: <Row extends object>(statement: QueryConfig) => Promise<QueryResult<Row>>;
}

/** Each connection keeps the plans of so many texts of one kind. */
const MOST_NAMED = 40;

/** Names for texts that are put together from pieces: the first so many get one, what is asked later still goes without. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** @param kind what the statements are for */
  constructor(private readonly kind: string) {}

  of(text: string): string | null {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MOST_NAMED) return known ?? null;
    const name = `${this.kind} ${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
    this.names.set(text, name);
    return name;
  }
}

/**
 * Only for statements whose plan is the same for all values: after five calls PostgreSQL plans them no more.
 * @param name says which statement it is: the same name with another text fails. One name for few texts, each connection keeps them
 *   all; null: parsed and planned anew
 * @throws pg's DatabaseError, which libs/kit (lost-connection) knows like TypeORM's
 */
export async function preparedRead<Row extends object>(
  { driver }: Pick<DataSource, 'driver'>,
  name: string | null,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const [client, release] = await (driver as unknown as PooledDriver).obtainMasterConnection();
  try {
    const { rows } = await client.query<Row>({ ...(name === null ? {} : { name }), text, values });
    return rows;
  } finally {
    release();
  }
}
