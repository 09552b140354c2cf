// After the integration tests: drops what this run made on a server that stays, stops the servers it started, and removes its files.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';

const CACHE = resolve(import.meta.dirname, '../../../../.cache');

/** A role that granted a membership can be dropped only after the member. */
async function dropRoles(client, prefix) {
  const { rows } = await client.query('SELECT rolname AS name FROM pg_roles WHERE starts_with(rolname, $1)', [prefix]);
  let left = rows.map(({ name }) => name);
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const kept = [];
    for (const name of left) await client.query(`DROP ROLE "${name}"`).catch(() => kept.push(name));
    left = kept;
  }
  if (left.length > 0) throw new Error(`These roles of the test run could not be dropped: ${left.join(', ')}`);
}

async function dropDatabasesOfThisRun() {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    const prefix = `guide_${process.env.TEST_RUN_ID}_`;
    const databases = await client.query('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { name } of databases.rows) await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    await dropRoles(client, prefix);
  } finally {
    await client.end();
  }
}

export default async function globalTeardown() {
  if (globalThis.guideTestKeepsServer) await dropDatabasesOfThisRun();
  for (const stop of globalThis.guideTestServers ?? []) await stop();
  await rm(resolve(CACHE, `tests-${process.env.TEST_RUN_ID}`), { recursive: true, force: true });
}
