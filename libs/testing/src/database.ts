// A fresh migrated database for each test file that asks: migrated once per run as a template, then cloned (about 0.1 s).
import { randomBytes } from 'node:crypto';
import { migrateDatabase } from '@app/database/migration';
import { grantDatabase } from '@app/database/roles';
import { readPlan } from '@app/database/service-urls';
import { Client } from 'pg';

export interface TestDatabase {
  /** The owner: for arranging and for looking. */
  adminUrl: string;
  /** SELECT only, as catalog. */
  readerUrl: string;
  /** SELECT, and the counts of answers. */
  eligibilityUrl: string;
  /** Reads and writes records, as the crawler. */
  crawlerUrl: string;
  /** Schema `accounts` only, as the gateway. */
  gatewayUrl: string;
  /** The news and the turns at hosts only. */
  newsUrl: string;
  /** Schema `bullmq` only. */
  queueUrl: string;
  drop(): Promise<void>;
}

/** An empty database and unused login names, for tests of the migration itself. */
export interface EmptyDatabase {
  adminUrl: string;
  /** The variables migrate.ts reads, for this database. */
  environment: Record<string, string>;
  drop(): Promise<void>;
}

/** 'GTST' as a number: one test file builds the template, the others wait. */
const TEMPLATE_LOCK = 0x47545354;

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('No test server: run as an integration test (x.int.test.ts, --selectProjects integration).');
  return url;
}

const prefix = (): string => `guide_${process.env.TEST_RUN_ID ?? 'local'}`;

function urlOf(database: string, user?: { name: string; password: string }): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  if (user) {
    url.username = user.name;
    url.password = user.password;
  }
  return url.toString();
}

/** Runs `work` on one connection of its own and closes it. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'guide-test' });
  // A database is dropped under its connections: that is the end of a test, not a failure.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function environmentOf(database: string, names: string) {
  const login = (name: string) => urlOf(database, { name: `${names}_${name}`, password: names });
  return {
    DATABASE_URL: urlOf(database),
    CATALOG_DATABASE_URL: login('reader'),
    ELIGIBILITY_DATABASE_URL: login('eligibility'),
    CRAWLER_DATABASE_URL: login('crawler'),
    GATEWAY_DATABASE_URL: login('gateway'),
    NEWS_DATABASE_URL: login('news'),
    QUEUE_URL: login('queue'),
  };
}

const exists = async (client: Client, database: string): Promise<boolean> =>
  ((await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])).rowCount ?? 0) > 0;

const dropDatabase = (database: string): Promise<void> =>
  withClient(serverUrl(), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  });

/** Builds the template under another name and renames it at the end, so that half a template is never cloned. */
async function ensureTemplate(client: Client): Promise<string> {
  const template = `${prefix()}_template`;
  if (await exists(client, template)) return template;
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (await exists(client, template)) return template;
    const unfinished = `${template}_new`;
    await client.query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
    await client.query(`CREATE DATABASE "${unfinished}" TEMPLATE template0`);
    await migrateDatabase(readPlan(environmentOf(unfinished, prefix())), () => undefined);
    await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${template}"`);
    return template;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

const newName = (): string => `${prefix()}_${randomBytes(5).toString('hex')}`;

/**
 * A fresh migrated database; call `drop` in afterAll. Needs global-setup.mjs, which every integration project of jest.config.cjs runs.
 * @param source a database without connections whose rows are copied
 */
export async function createTestDatabase(source?: TestDatabase): Promise<TestDatabase> {
  const database = newName();
  await withClient(serverUrl(), async (client) => {
    const template = source ? new URL(source.adminUrl).pathname.slice(1) : await ensureTemplate(client);
    await client.query(`CREATE DATABASE "${database}" TEMPLATE "${template}"`);
  });
  // A clone does not inherit who may connect to the database.
  await withClient(urlOf(database), grantDatabase);
  const environment = environmentOf(database, prefix());
  return {
    adminUrl: urlOf(database),
    readerUrl: environment.CATALOG_DATABASE_URL,
    eligibilityUrl: environment.ELIGIBILITY_DATABASE_URL,
    crawlerUrl: environment.CRAWLER_DATABASE_URL,
    gatewayUrl: environment.GATEWAY_DATABASE_URL,
    newsUrl: environment.NEWS_DATABASE_URL,
    queueUrl: environment.QUEUE_URL,
    drop: () => dropDatabase(database),
  };
}

/** An empty database, encoded and sorted like the real one; its login roles do not exist yet. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const database = newName();
  await withClient(serverUrl(), async (client) => {
    await client.query(`CREATE DATABASE "${database}" TEMPLATE template0`);
  });
  const environment = environmentOf(database, database);
  return { adminUrl: urlOf(database), environment, drop: () => dropDatabase(database) };
}
