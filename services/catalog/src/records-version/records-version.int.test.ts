// The version of the records changes with each commit: not before, not without one.
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { Client } from 'pg';
import { type CatalogApp, insertProvider, insertZip, startCatalog } from '../testing/catalog-app';
import { RecordsVersionService } from './records-version.service';

let database: TestDatabase;
let catalog: CatalogApp;
let crawler: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  catalog = await startCatalog(database.readerUrl, database.queueUrl);
  crawler = new Client({ connectionString: database.crawlerUrl });
  await crawler.connect();
});
afterAll(async () => {
  await crawler?.end();
  await catalog?.app.close();
  await database?.drop();
});

const current = (): string | null => catalog.app.get(RecordsVersionService).current();
/** Time in which a notification of PostgreSQL arrives. */
const SETTLE_MS = 300;

/** The version once it is known and notifications under way have arrived. */
async function settled(): Promise<string> {
  for (;;) {
    const version = current();
    await wait(SETTLE_MS);
    if (version !== null && version === current()) return version;
  }
}

/** Ends when the version is another one; Jest's own limit ends a test in which it stays. */
async function change(before: string): Promise<void> {
  while (current() === null || current() === before) await wait(10);
}

const RUN = `INSERT INTO guide.crawl_runs (source, zip, type, status, requested_by, request_id)
             VALUES ('providers', '90006', 'doctor', 'running', 'visitor', 'test') RETURNING id`;

it('a commit changes it, and what is not committed does not', async () => {
  const before = await settled();
  await crawler.query('BEGIN');
  await insertZip(crawler, '90006');
  await insertProvider(crawler, { name: 'Not Yet' });
  expect(await settled()).toBe(before);
  await crawler.query('COMMIT');
  await change(before);
  const after = await settled();
  await crawler.query('BEGIN');
  await crawler.query(`UPDATE guide.providers SET name = 'Never'`);
  await crawler.query('ROLLBACK');
  expect(await settled()).toBe(after);
});

it('a run changes it when it begins and ends, and not while it goes on', async () => {
  const before = await settled();
  const { rows } = await crawler.query<{ id: string }>(RUN);
  await change(before);
  const begun = await settled();
  await crawler.query(`UPDATE guide.crawl_runs SET status = 'running' WHERE id = $1`, [rows[0]?.id]);
  expect(await settled()).toBe(begun);
  await crawler.query(`UPDATE guide.crawl_runs SET status = 'succeeded' WHERE id = $1`, [rows[0]?.id]);
  await change(begun);
});

it('changes after its connection was lost, because notifications may have been missed', async () => {
  const before = await settled();
  const admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                      WHERE application_name = 'guide-catalog-changes' AND datname = current_database()`);
  await admin.end();
  await change(before);
});
