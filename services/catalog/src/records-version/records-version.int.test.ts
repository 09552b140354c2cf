// The gateways hear of a change with its commit: not before, not without one.
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { RECORDS_VERSION, type RecordsVersion } from '@app/contracts/http/catalog';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { Client } from 'pg';
import { request } from 'undici';
import { type CatalogApp, insertProvider, insertZip, startCatalog } from '../testing/catalog-app';

let database: TestDatabase;
let catalog: CatalogApp;
let crawler: Client;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  catalog = await startCatalog(database.readerUrl, database.queueUrl);
  await new Promise<void>((resolve) => catalog.http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(catalog.http.address() as AddressInfo).port}`;
  crawler = new Client({ connectionString: database.crawlerUrl });
  await crawler.connect();
});
afterAll(async () => {
  await crawler?.end();
  await catalog?.app.close();
  await database?.drop();
});

/** What is said first: another version at once, or, as a blank after two seconds, that it is still the same. */
async function ask(after: string | null = null): Promise<string | null> {
  const query = after === null ? '' : `?after=${after}`;
  const { statusCode, body } = await request(`${url}${RECORDS_VERSION.path}${query}`, { reset: true });
  expect(statusCode).toBe(200);
  let said = '';
  for await (const chunk of body.setEncoding('utf8') as AsyncIterable<string>) {
    said += chunk;
    if (said === ' ') return after;
  }
  return (JSON.parse(said) as RecordsVersion).version;
}

/** The version, once changes are heard and everything so far has been told. */
async function settled(): Promise<string> {
  let version = await ask();
  for (;;) {
    const next = await ask(version);
    if (next !== null && next === version) return next;
    if (next === null) await wait(50);
    version = next;
  }
}

const RUN = `INSERT INTO guide.crawl_runs (source, zip, type, status, requested_by, request_id)
             VALUES ('providers', '90006', 'doctor', 'running', 'visitor', 'test') RETURNING id`;

it('a commit changes it for whoever waits; what is not committed does not', async () => {
  const before = await settled();
  await crawler.query('BEGIN');
  await insertZip(crawler, '90006');
  await insertProvider(crawler, { name: 'Not Yet' });
  expect(await ask(before)).toBe(before);
  const waiting = ask(before);
  await crawler.query('COMMIT');
  expect(await waiting).not.toBe(before);
  const after = await settled();
  await crawler.query('BEGIN');
  await crawler.query(`UPDATE guide.providers SET name = 'Never'`);
  await crawler.query('ROLLBACK');
  expect(await ask(after)).toBe(after);
});

it('a run changes it when it begins and ends, and not while it goes on', async () => {
  const before = await settled();
  const { rows } = await crawler.query<{ id: string }>(RUN);
  const begun = await ask(before);
  expect(begun).not.toBe(before);
  await crawler.query(`UPDATE guide.crawl_runs SET status = 'running' WHERE id = $1`, [rows[0]?.id]);
  expect(await ask(begun)).toBe(begun);
  await crawler.query(`UPDATE guide.crawl_runs SET status = 'succeeded' WHERE id = $1`, [rows[0]?.id]);
  expect(await ask(begun)).not.toBe(begun);
});

it('is another one after its connection was lost, because nobody tells what was said meanwhile', async () => {
  const before = await settled();
  const admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                      WHERE application_name = 'guide-catalog-changes' AND datname = current_database()`);
  await admin.end();
  expect(await ask(before)).not.toBe(before);
  expect(await settled()).not.toBe(before);
});
