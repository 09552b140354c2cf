import { createTestDatabase, withClient, type TestDatabase } from '@app/testing/database';
import { providerRow } from '@app/testing/factories/provider.factory';
import { insertRows } from '@app/testing/factories/rows';
import { Client } from 'pg';

let database: TestDatabase;
let reader: Client;
let eligibility: Client;
let crawler: Client;
let gateway: Client;
let news: Client;
let queue: Client;

const TABLES = [
  'answer_counts',
  'app_settings',
  'assistance_programs',
  'crawl_run_sightings',
  'crawl_run_words',
  'crawl_runs',
  'fetch_cache',
  'fetch_hosts',
  'insurance_plan_counties',
  'insurance_plans',
  'migrations',
  'news_items',
  'news_sources',
  'figure_checks',
  'figure_check_runs',
  'providers',
  'zip_codes',
  'zip_counties',
];
const ACCOUNTS = ['sessions', 'users'];
const DENIED = '42501';

const connect = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const codeOf = (client: Client, sql: string): Promise<string | undefined> =>
  client.query(sql).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

beforeAll(async () => {
  database = await createTestDatabase();
  reader = await connect(database.readerUrl);
  eligibility = await connect(database.eligibilityUrl);
  crawler = await connect(database.crawlerUrl);
  gateway = await connect(database.gatewayUrl);
  news = await connect(database.newsUrl);
  queue = await connect(database.queueUrl);
});
afterAll(async () => {
  await Promise.all([reader, eligibility, crawler, gateway, news, queue].map((client) => client.end()));
  await database.drop();
});

describe('the role of catalog', () => {
  test.each(TABLES)('reads %s and changes nothing in it', async (table) => {
    expect(await codeOf(reader, `SELECT * FROM guide.${table} LIMIT 1`)).toBeUndefined();
    expect(await codeOf(reader, `INSERT INTO guide.${table} DEFAULT VALUES`)).toBe(DENIED);
    expect(await codeOf(reader, `UPDATE guide.${table} SET ${await firstColumn(table)} = NULL`)).toBe(DENIED);
    expect(await codeOf(reader, `DELETE FROM guide.${table}`)).toBe(DENIED);
    expect(await codeOf(reader, `TRUNCATE guide.${table} CASCADE`)).toBe(DENIED);
  });

  test('cannot insert a record that is right in every field', async () => {
    await expect(insertRows(reader, 'providers', [providerRow()])).rejects.toMatchObject({ code: DENIED });
  });

  test('cannot make, change or drop anything', async () => {
    expect(await codeOf(reader, 'CREATE TABLE guide.mine ()')).toBe(DENIED);
    expect(await codeOf(reader, 'CREATE TABLE public.mine ()')).toBe(DENIED);
    expect(await codeOf(reader, 'CREATE TEMPORARY TABLE mine ()')).toBe(DENIED);
    expect(await codeOf(reader, 'CREATE SCHEMA mine')).toBe(DENIED);
    expect(await codeOf(reader, 'DROP TABLE guide.providers')).toBe(DENIED);
    expect(await codeOf(reader, 'SET ROLE guide_crawler')).toBe(DENIED);
  });

  test('does not reach the queue', async () => {
    expect(await codeOf(reader, 'SELECT * FROM bullmq.migration')).toBe(DENIED);
  });

  test('reads a table of a later migration without a new grant', async () => {
    await withClient(database.adminUrl, async (owner) => {
      await owner.query('CREATE TABLE guide.later (id integer)');
    });
    expect(await codeOf(reader, 'SELECT * FROM guide.later')).toBeUndefined();
    expect(await codeOf(reader, 'INSERT INTO guide.later VALUES (1)')).toBe(DENIED);
    expect(await codeOf(crawler, 'INSERT INTO guide.later VALUES (1)')).toBe(DENIED);
  });

  test('finds the trigram functions without naming their schema', async () => {
    const { rows } = await reader.query<{ path: string; same: number }>(
      `SELECT current_setting('search_path') AS path, similarity('ㅅㅓㅇㅜㄹ', 'ㅅㅓㅇㅜㄹ') AS same`,
    );
    expect(rows).toEqual([{ path: 'guide, public', same: 1 }]);
  });
});

describe('the role of eligibility', () => {
  const counting = `INSERT INTO guide.answer_counts VALUES ('2026-11-28', 'faq-referral', 'answered', 1)
    ON CONFLICT (day, card, outcome) DO UPDATE SET count = answer_counts.count + 1`;

  test('alone counts answers and cannot take them back', async () => {
    for (const time of [1, 2]) expect([time, await codeOf(eligibility, counting)]).toEqual([time, undefined]);
    const { rows } = await eligibility.query('SELECT count FROM guide.answer_counts');
    expect(rows).toEqual([{ count: 2 }]);
    expect(await codeOf(eligibility, 'DELETE FROM guide.answer_counts')).toBe(DENIED);
    for (const other of [reader, crawler, gateway, news, queue]) expect(await codeOf(other, counting)).toBe(DENIED);
  });

  test.each(TABLES.filter((table) => table !== 'answer_counts'))(
    'reads %s and changes nothing in it',
    async (table) => {
      expect(await codeOf(eligibility, `SELECT * FROM guide.${table} LIMIT 1`)).toBeUndefined();
      expect(await codeOf(eligibility, `INSERT INTO guide.${table} DEFAULT VALUES`)).toBe(DENIED);
      expect(await codeOf(eligibility, `UPDATE guide.${table} SET ${await firstColumn(table)} = NULL`)).toBe(DENIED);
    },
  );
});

describe('the role of the crawler', () => {
  test('writes records and runs', async () => {
    const row = providerRow();
    await insertRows(crawler, 'providers', [row]);
    expect(
      await codeOf(crawler, `UPDATE guide.providers SET is_active = false WHERE id = '${row.id}'`),
    ).toBeUndefined();
    expect(await codeOf(crawler, `DELETE FROM guide.providers WHERE id = '${row.id}'`)).toBeUndefined();
  });

  test('cannot make, empty or drop tables, nor touch the list of migrations', async () => {
    expect(await codeOf(crawler, 'CREATE TABLE guide.mine ()')).toBe(DENIED);
    expect(await codeOf(crawler, 'CREATE TABLE public.mine ()')).toBe(DENIED);
    // Imports are staged in a temporary table; nothing else of its own.
    expect(await codeOf(crawler, 'CREATE TEMPORARY TABLE mine ()')).toBeUndefined();
    expect(await codeOf(crawler, 'TRUNCATE guide.providers CASCADE')).toBe(DENIED);
    expect(await codeOf(crawler, 'ALTER TABLE guide.providers ADD COLUMN mine integer')).toBe(DENIED);
    expect(await codeOf(crawler, 'DELETE FROM guide.migrations')).toBe(DENIED);
  });

  test('alone may have the gathered words indexed', async () => {
    const indexing = 'SELECT guide.index_gathered_words()';
    expect(await codeOf(crawler, indexing)).toBeUndefined();
    for (const other of [reader, eligibility, gateway, news, queue]) expect(await codeOf(other, indexing)).toBe(DENIED);
  });

  test('does not reach the queue with these rights', async () => {
    expect(await codeOf(crawler, 'SELECT * FROM bullmq.migration')).toBe(DENIED);
    expect(await codeOf(crawler, 'SET ROLE guide_queue')).toBe(DENIED);
  });
});

describe('the role of the news', () => {
  const OWN = ['news_items', 'news_sources', 'figure_checks', 'figure_check_runs', 'fetch_cache', 'fetch_hosts'];

  test('writes the news and the turns at hosts', async () => {
    for (const table of OWN) expect(await codeOf(news, `DELETE FROM guide.${table}`)).toBeUndefined();
    const source = `INSERT INTO guide.news_sources (origin, source) VALUES ('live', 'cms')`;
    expect(await codeOf(news, source)).toBeUndefined();
    for (const other of [reader, crawler]) expect(await codeOf(other, source)).toBe(DENIED);
    expect(await codeOf(news, 'DELETE FROM guide.news_sources')).toBeUndefined();
  });

  test('reads and changes no record, makes nothing and does not reach the queue', async () => {
    for (const table of TABLES.filter((name) => !OWN.includes(name))) {
      expect(await codeOf(news, `SELECT * FROM guide.${table}`)).toBe(DENIED);
      expect(await codeOf(news, `DELETE FROM guide.${table}`)).toBe(DENIED);
    }
    expect(await codeOf(news, 'TRUNCATE guide.news_items')).toBe(DENIED);
    expect(await codeOf(news, 'CREATE TABLE guide.mine ()')).toBe(DENIED);
    expect(await codeOf(news, 'CREATE TEMPORARY TABLE mine ()')).toBe(DENIED);
    expect(await codeOf(news, 'SELECT * FROM bullmq.migration')).toBe(DENIED);
  });
});

describe('the role of the gateway', () => {
  test.each(TABLES)('does not see %s', async (table) => {
    expect(await codeOf(gateway, `SELECT * FROM guide.${table}`)).toBe(DENIED);
  });

  test('keeps users and sessions', async () => {
    const user = `INSERT INTO accounts.users (issuer, subject) VALUES ('https://login.example', 'a') RETURNING id`;
    expect(await codeOf(gateway, user)).toBeUndefined();
    expect(await codeOf(gateway, user)).toBe('23505');
    expect(await codeOf(gateway, `UPDATE accounts.users SET picture_url = 'javascript:1'`)).toBe('23514');
    expect(await codeOf(gateway, `INSERT INTO sessions VALUES ('s', '{}', now())`)).toBeUndefined();
    expect(await codeOf(gateway, `UPDATE sessions SET expire = now()`)).toBeUndefined();
    expect(await codeOf(gateway, `DELETE FROM sessions`)).toBeUndefined();
    expect(await codeOf(gateway, `DELETE FROM users`)).toBeUndefined();
  });

  test('cannot make, change or drop anything, and does not reach the queue', async () => {
    for (const statement of [
      'CREATE TABLE accounts.mine ()',
      'CREATE TABLE guide.mine ()',
      'CREATE TABLE public.mine ()',
      'CREATE TEMPORARY TABLE mine ()',
      'CREATE SCHEMA mine',
      'ALTER TABLE accounts.users ADD COLUMN mine integer',
      'TRUNCATE accounts.sessions',
      'DROP TABLE accounts.sessions',
      'SELECT * FROM bullmq.migration',
      'SET ROLE guide_reader',
    ]) {
      expect([statement, await codeOf(gateway, statement)]).toEqual([statement, DENIED]);
    }
  });

  test.each(ACCOUNTS)('is the only one that sees accounts.%s', async (table) => {
    for (const other of [reader, eligibility, crawler, news, queue]) {
      expect(await codeOf(other, `SELECT * FROM accounts.${table}`)).toBe(DENIED);
      expect(await codeOf(other, `DELETE FROM accounts.${table}`)).toBe(DENIED);
    }
  });
});

describe('the role of the queue', () => {
  test.each(TABLES)('does not see %s', async (table) => {
    expect(await codeOf(queue, `SELECT * FROM guide.${table}`)).toBe(DENIED);
  });

  test('works in its own schema and cannot change BullMQ’s tables', async () => {
    expect(await codeOf(queue, 'SELECT max(version) FROM migration')).toBeUndefined();
    expect(await codeOf(queue, 'DROP TABLE bullmq.migration')).toBe(DENIED);
    expect(await codeOf(queue, 'CREATE TABLE guide.mine ()')).toBe(DENIED);
    expect(await codeOf(queue, 'CREATE TABLE public.mine ()')).toBe(DENIED);
  });
});

async function firstColumn(table: string): Promise<string> {
  const { rows } = await reader.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'guide' AND table_name = $1 ORDER BY ordinal_position LIMIT 1`,
    [table],
  );
  return rows[0]?.name ?? '';
}
