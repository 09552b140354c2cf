// When the words of the records are read, and read again.
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { insertProvider } from '../testing/catalog-app';
import { ProviderDictionary } from './provider-dictionary';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

let database: TestDatabase;
let source: DataSource;
/** The clock stands still but for what a test lets pass. */
let now = 1_000 * MINUTE_MS;
let statements: string[];
let dictionary: ProviderDictionary;

beforeAll(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

beforeEach(async () => {
  database = await createTestDatabase();
  source = await new DataSource(dataSourceOptions({ url: database.readerUrl, applicationName: 'test' })).initialize();
  statements = [];
  const watched = {
    query: (sql: string, values?: unknown[]) => (statements.push(sql), source.query(sql, values)),
  } as unknown as DataSource;
  dictionary = new ProviderDictionary(watched);
});

afterEach(async () => {
  await source?.destroy();
  await database?.drop();
});

async function write(...names: string[]): Promise<void> {
  await withClient(database.adminUrl, async (client) => {
    for (const name of names) await insertProvider(client, { name });
    await client.query('SELECT pg_stat_force_next_flush()');
  });
}
/** What is meant by a word after `later`, once the reading that a question begins has ended. */
async function meant(typed: string, later = 0): Promise<string[] | undefined> {
  now += later;
  await dictionary.current();
  await dictionary['reading'];
  return dictionary.ready()?.near(typed, 3);
}

it('the first records are known to the next question', async () => {
  dictionary.onApplicationBootstrap();
  expect(await meant('foundaton')).toBeUndefined();
  await write('Kaiser Foundation Hospital');
  expect((await dictionary.current())?.near('foundaton', 3)).toEqual(['foundation']);
});

it('a table that fills is read again whenever it has grown to twice as much', async () => {
  await write('Alpha Clinic', 'Beta Clinic');
  expect(await meant('foundaton')).toEqual([]);
  await write('Kaiser Foundation Hospital', 'Gamma Clinic');
  expect(await meant('foundaton', 3 * SECOND_MS)).toEqual(['foundation']);
});

it('a few records more wait five minutes', async () => {
  await write(...Array.from({ length: 20 }, (_, index) => `Clinic ${index}`));
  expect(await meant('foundaton')).toEqual([]);
  await write('Kaiser Foundation Hospital');
  expect(await meant('foundaton', MINUTE_MS)).toEqual([]);
  expect(await meant('foundaton', 5 * MINUTE_MS)).toEqual(['foundation']);
});

it('records that stand as they stood are not read again, and questions of one moment ask nothing', async () => {
  await write('Kaiser Foundation Hospital');
  await meant('foundaton');
  statements = [];
  await meant('foundaton', SECOND_MS);
  expect(statements).toHaveLength(0);
  await meant('foundaton', 10 * MINUTE_MS);
  expect(statements).toHaveLength(1);
});
