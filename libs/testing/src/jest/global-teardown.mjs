// After the integration tests: drops what this run made on a server that stays, and stops the servers it started.
import pg from 'pg';

async function dropDatabasesOfThisRun() {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    const prefix = `guide_${process.env.TEST_RUN_ID}_`;
    const databases = await client.query('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { name } of databases.rows) await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    const roles = await client.query('SELECT rolname AS name FROM pg_roles WHERE starts_with(rolname, $1)', [prefix]);
    for (const { name } of roles.rows) await client.query(`DROP ROLE "${name}"`);
  } finally {
    await client.end();
  }
}

export default async function globalTeardown() {
  if (globalThis.guideTestKeepsServer) await dropDatabasesOfThisRun();
  for (const stop of globalThis.guideTestServers ?? []) await stop();
}
