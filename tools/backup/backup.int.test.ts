// A backup restores every record, or changes nothing and says why.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { providerRow } from '@app/testing/factories/provider.factory';
import { insertRows } from '@app/testing/factories/rows';
import { restoreBackup, tablesOf, writeBackup } from './backup.mjs';

let from: TestDatabase;
let to: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
const file = path.join(folder, 'guide.json.gz');
const NAMES = ['a\tb', 'a\nb', '\\N', '한빛 의원', '"', ' ', '{"a":"b"}'];

const sums = (database: TestDatabase): Promise<unknown> =>
  withClient(database.adminUrl, async (client) => {
    const tables = (await tablesOf(client)).filter((name) => !/sessions|crawl_run/.test(name));
    const hashes = tables.map(
      (name) => `SELECT '${name}' AS name, count(*), md5(string_agg(t::text, ';' ORDER BY t::text)) FROM ${name} t`,
    );
    return (await client.query(hashes.join(' UNION ALL '))).rows as unknown;
  });
const count = (table: string): Promise<number> =>
  withClient(to.adminUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    return rows[0]?.n ?? 0;
  });
const restore = (name: string, isForced = false): Promise<unknown> =>
  withClient(to.adminUrl, (client) => restoreBackup(client, name, isForced));

beforeAll(async () => {
  [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const session = `INSERT INTO accounts.sessions (sid, sess, expire) VALUES ('s', '{}', now() + interval '1 day')`;
  await withClient(to.adminUrl, (client) => client.query(session));
  await withClient(from.adminUrl, async (client) => {
    const rows = NAMES.map((name) => providerRow({ name }));
    await insertRows(client, 'providers', rows);
    await client.query(`INSERT INTO accounts.users (id, issuer, subject, email)
      VALUES (gen_random_uuid(), 'https://example.org', '1', 'visitor@example.org')`);
    await client.query(session);
    await client.query(`
      WITH parent AS (INSERT INTO guide.crawl_runs (source, request_id, requested_by) VALUES ('all', 'r', 'operator') RETURNING id)
      INSERT INTO guide.crawl_runs (source, zip, type, request_id, requested_by, parent_id, status, phase, finished_at)
      SELECT 'providers', '90006', 'clinic', 'r', 'operator', id, 'cancelled', 'finished', now() FROM parent`);
    await writeBackup(client, file);
  });
});
afterAll(async () => {
  await Promise.all([from.drop(), to.drop()]);
  rmSync(folder, { recursive: true });
});

test('a backup is closed to other users and replaces no other file', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await withClient(from.adminUrl, (client) => expect(writeBackup(client, file)).rejects.toThrow(/exists/));
});

const packed = (change: (text: string) => string) => () => gzipSync(change(gunzipSync(readFileSync(file)).toString()));
test.each([
  ['cut off', () => readFileSync(file).subarray(0, -200), /unexpected end of file/],
  ['without its end', packed((text) => text.slice(0, text.lastIndexOf('{"counts"'))), /ends in the middle/],
  ['of another table', packed((text) => text.replace('guide.providers', 'guide.migrations')), /names the table/],
  ['of another release', packed((text) => text.replace(/("migrations":\[[^\]]*)\]/, '$1,"x"]')), /another release/],
  ['no backup', packed(() => 'hello\n'), /no backup of this guide/],
])('a file that is %s changes nothing and is refused in a sentence', async (name, bytes, sentence) => {
  const changed = path.join(folder, name);
  writeFileSync(changed, bytes());
  await expect(restore(changed, true)).rejects.toThrow(sentence);
  expect(await count('guide.providers')).toBe(0);
});

test('a restore brings every record back, and no session or run that has not ended', async () => {
  await restore(file);
  expect(await sums(to)).toEqual(await sums(from));
  expect(await count('guide.providers')).toBe(NAMES.length);
  expect(await count('accounts.sessions')).toBe(0);
  expect(await count(`guide.crawl_runs WHERE parent_id IS NULL AND source = 'providers'`)).toBe(1);
  expect(await count('guide.crawl_runs')).toBe(1);
});

test('a backup of a database that came by the earlier chain of migrations is restored into a new one', async () => {
  const upgraded = path.join(folder, 'upgraded.json.gz');
  writeFileSync(
    upgraded,
    packed((text) => text.replace('"migrations":[', '"migrations":["CreateRecords1","DropSampling2",'))(),
  );
  await restore(upgraded, true);
  expect(await sums(to)).toEqual(await sums(from));
});

test('existing records are replaced only by FORCE', async () => {
  await withClient(to.adminUrl, (client) => client.query(`UPDATE guide.providers SET name = 'another'`));
  await expect(restore(file)).rejects.toThrow(/holds records.*FORCE=1/);
  await restore(file, true);
  expect(await sums(to)).toEqual(await sums(from));
});
