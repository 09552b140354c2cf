// Databases of before 2026-11-28, whose schema was made by a chain of 27 migrations.
import type { Client } from 'pg';
import { CreateSchema1796300000000 } from './migrations/1796300000000-create-schema';

const LAST_OF_CHAIN = 'DropSampling1796200000000';
/** The last commit whose code has the whole chain. */
const COMMIT_WITH_CHAIN = '31409654';
const { name } = new CreateSchema1796300000000();

/**
 * Records the first schema as applied where the whole chain has made it: both make the same schema.
 * @throws Error where only a part of the chain was applied
 */
export async function recordBaseline(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('guide.migrations') AS name`,
  );
  if (!tables[0]?.name) return;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM guide.migrations ORDER BY id');
  const applied = rows.map((row) => row.name);
  if (applied.length === 0 || applied.includes(name)) return;
  if (!applied.includes(LAST_OF_CHAIN)) {
    throw new Error(
      `This database was last migrated to ${applied.at(-1) ?? ''}, which this version cannot continue. Either run the version of ` +
        `commit ${COMMIT_WITH_CHAIN} on it once, then this version; or start with an empty database, which reads all public records again.`,
    );
  }
  await client.query('INSERT INTO guide.migrations ("timestamp", name) VALUES ($1, $2)', [
    /\d+$/.exec(name)?.[0],
    name,
  ]);
}
