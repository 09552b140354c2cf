// A read that is asked all day: each connection parses and plans it once, and no other layer stands between us and pg.
import type { DataSource } from 'typeorm';
import type { QueryConfig, QueryResult } from 'pg';

/** What TypeORM's driver for PostgreSQL gives of its pool; not in the types of a driver. */
interface PooledDriver {
  obtainMasterConnection: () => Promise<[client: ReadingClient, release: () => void]>;
}

interface ReadingClient {
  query: <Row extends object>(statement: QueryConfig) => Promise<QueryResult<Row>>;
}

/**
 * Only for statements whose plan is the same for all values: after five calls PostgreSQL plans them no more.
 * @param name says which statement it is: the same name with another text fails. One name for few texts, each connection keeps them all
 * @throws pg's DatabaseError, which libs/kit (lost-connection) knows like TypeORM's
 */
export async function preparedRead<Row extends object>(
  { driver }: Pick<DataSource, 'driver'>,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const [client, release] = await (driver as unknown as PooledDriver).obtainMasterConnection();
  try {
    const { rows } = await client.query<Row>({ name, text, values });
    return rows;
  } finally {
    release();
  }
}
