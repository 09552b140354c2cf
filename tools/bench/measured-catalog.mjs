// A database of invented records and the built catalog over it, for the benches. Needs a build (DIST, default dist).
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { addressesFor } from '../launcher/environment.mjs';
import { readablePlace } from '../launcher/postgres-binaries.mjs';
import { Postgres } from '../launcher/postgres.mjs';
import { readSecrets } from '../launcher/secrets.mjs';
import { built, DIST, installed, ROOT } from './built.mjs';
import { fillPlans } from './invented-plans.mjs';
import { fillProviders } from './invented-records.mjs';

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function fill(addresses, count) {
  const env = { ...process.env, ...addresses };
  execFileSync(process.execPath, [path.join(DIST, 'libs/database/src/migrate.js')], { env, stdio: 'ignore' });
  const { providerSearchText } = built('libs/content/src/matching/search-text');
  const { planSearchText } = built('libs/content/src/plans/plan-search-text');
  await withClient(addresses.DATABASE_URL, async (client) => {
    await fillProviders(client, providerSearchText, count);
    if (count === 0) return;
    // A search asks the plans and the programs too.
    await fillPlans(client, planSearchText);
    await fillPrograms(client);
  });
}

/** The curated ones. @param {import('pg').Client} client of a role that may write */
async function fillPrograms(client) {
  const rows = built('services/crawler/src/starter/program-rows').programRows();
  const names = Object.keys(rows[0]).join(', ');
  await client.query(
    `INSERT INTO guide.assistance_programs (${names}, origin, retrieved_at)
     SELECT ${names}, 'sample', now() FROM jsonb_populate_recordset(NULL::guide.assistance_programs, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  await client.query('VACUUM ANALYZE guide.assistance_programs');
}

/** @param {string} connectionString @param {(client: import('pg').Client) => Promise<unknown>} work */
export async function withClient(connectionString, work) {
  const { Client } = installed('pg');
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One built service in this process. @param {'catalog' | 'eligibility'} name @param {string} root its root module @param {object} settings */
async function startService(name, root, settings) {
  const { NestFactory } = await import('@nestjs/core');
  const { configureApp } = built('libs/kit/src/configure-app');
  const { [root]: Root } = built(`services/${name}/src/${name}.module`);
  const app = await NestFactory.create(Root.register({ deadlineScale: 1, ...settings }), {
    logger: false,
    abortOnError: false,
    bodyParser: false,
  });
  configureApp(app, { name });
  await app.listen(0, '127.0.0.1');
  return { app, url: `http://127.0.0.1:${app.getHttpServer().address().port}` };
}

/** @param {string} databaseUrl @param {string} queueUrl */
export const startCatalog = (databaseUrl, queueUrl) =>
  startService('catalog', 'CatalogModule', { databaseUrl, queueUrl });

/** Without a language model. @param {string} databaseUrl @param {string} catalogUrl */
export const startEligibility = (databaseUrl, catalogUrl) =>
  startService('eligibility', 'EligibilityModule', { databaseUrl, catalogUrl, model: null });

/** An embedded database of its own with so many records; gone when the work is done. */
export async function withFilledDatabase(count, work) {
  const dataDir = path.join(readablePlace(`bench-${randomUUID().slice(0, 8)}`));
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const postgres = new Postgres({
    root: ROOT,
    dataDir,
    port: await freePort(),
    logFile: path.join(dataDir, 'postgres.log'),
    tell: () => {},
  });
  try {
    await postgres.start();
    const addresses = addressesFor(postgres.url(), readSecrets(dataDir), {});
    await fill(addresses, count);
    await work(addresses);
  } finally {
    await postgres.stop(5_000);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
