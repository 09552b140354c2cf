// A backup puts everything back, or changes nothing and says why.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { providerRow } from '@app/testing/factories/provider.factory';
import { insertRows } from '@app/testing/factories/rows';
import { restoreBackup } from './restore-backup.mjs';
import { EMPTIED, LEFT_ALONE, SAVED } from './tables.mjs';
import { writeBackup } from './write-backup.mjs';

let from: TestDatabase;
let to: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
const file = path.join(folder, 'guide.sql.gz');

/** What COPY has to write in a way of its own: its separators, its end, its sign for nothing, and none of them. */
const NAMES = ['a\tb', 'a\nb', '\\.', '\\N', '한빛 의원', 'C:\\new', ' ', '{"a":"b"}'];
const asked = { isForced: false, isRunning: false };

const hashOf = (database: TestDatabase): Promise<unknown> =>
  withClient(database.adminUrl, async (client) => {
    const sums = SAVED.filter(({ rows }) => rows === undefined).map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*)::int, md5(string_agg(t::text, ';' ORDER BY t::text)) FROM ${name} t`,
    );
    return (await client.query(`${sums.join(' UNION ALL ')} ORDER BY name`)).rows as unknown;
  });
const count = (database: TestDatabase, table: string): Promise<number> =>
  withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    return rows[0]?.n ?? 0;
  });
const restore = (name: string, how = asked): Promise<unknown> =>
  withClient(to.adminUrl, (client) => restoreBackup(client, name, how));
/** The same file with another text in it. */
const changed = (name: string, change: (text: string) => string): string => {
  const changedFile = path.join(folder, name);
  writeFileSync(changedFile, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return changedFile;
};

beforeAll(async () => {
  [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await withClient(from.adminUrl, async (client) => {
    await insertRows(
      client,
      'providers',
      NAMES.map((name) => providerRow({ name })),
    );
    await client.query(`INSERT INTO accounts.users (id, issuer, subject, email)
      VALUES (gen_random_uuid(), 'https://example.org', '1', 'visitor@example.org')`);
    await client.query(
      `INSERT INTO accounts.sessions (sid, sess, expire) VALUES ('s', '{}', now() + interval '1 day')`,
    );
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

test('every table is saved, emptied by a restore, or left alone with a reason', () =>
  withClient(from.adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('guide', 'accounts') ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([...SAVED.map(({ name }) => name), ...EMPTIED, ...LEFT_ALONE].sort());
  }));

test('the file is closed to other users, and replaces no other', async () => {
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  await withClient(from.adminUrl, (client) => expect(writeBackup(client, file)).rejects.toThrow(/stands already/));
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2), /ends in the middle/],
  ['changed', (text: string) => text.replace('한빛', '한솔'), /checksums do not fit/],
  ['a script', (text: string) => text.replace('COMMIT;', 'DROP SCHEMA guide CASCADE;'), /holds the line/],
  [
    'of another table',
    (text: string) => text.replace('COPY guide.providers ', 'COPY guide.migrations '),
    /names the table/,
  ],
  ['of another release', (text: string) => text.replace('CreateRecords', 'CreateOthers'), /another release/],
  ['no backup', () => 'hello\n', /no backup of this guide/],
])('a file that is %s changes nothing, and is told', async (name, change, sentence) => {
  await expect(restore(changed(name, change), { ...asked, isForced: true })).rejects.toThrow(sentence);
  expect(await count(to, 'guide.providers')).toBe(0);
});

test('a restore brings every record back, and no session, no work under way', async () => {
  await withClient(to.adminUrl, (client) =>
    client.query(`INSERT INTO accounts.sessions (sid, sess, expire) VALUES ('t', '{}', now() + interval '1 day')`),
  );
  await restore(file);
  expect(await hashOf(to)).toEqual(await hashOf(from));
  expect(await count(to, 'guide.providers')).toBe(NAMES.length);
  expect(await count(to, 'accounts.sessions')).toBe(0);
  // The parent was under way, its part was over.
  expect(await count(to, `guide.crawl_runs WHERE parent_id IS NULL AND source = 'providers'`)).toBe(1);
  expect(await count(to, `guide.crawl_runs WHERE source = 'all'`)).toBe(0);
});

test('records that are there are replaced only when that is asked for', async () => {
  await expect(restore(file, { isForced: false, isRunning: true })).rejects.toThrow(
    /holds \d+ records, and the product runs on it.*FORCE=1/,
  );
  await withClient(to.adminUrl, (client) => client.query(`UPDATE guide.providers SET name = 'another'`));
  await restore(file, { isForced: true, isRunning: true });
  expect(await hashOf(to)).toEqual(await hashOf(from));
});
