// When the dictionary of the records' words is loaded, and loaded again.
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { insertProvider } from '../testing/catalog-app';
import { ProviderDictionary } from './provider-dictionary';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

let database: TestDatabase;
let source: DataSource;
/** The clock only moves when a test moves it. */
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
/** The corrections of a word `later`, once the load that this starts has ended. */
async function corrections(typed: string, later = 0): Promise<string[] | undefined> {
  now += later;
  await dictionary.current();
  await dictionary['loading'];
  return dictionary.ready()?.near(typed, 3);
}

it('the first records are known to the next search', async () => {
  dictionary.onApplicationBootstrap();
  expect(await corrections('foundaton')).toBeUndefined();
  await write('Kaiser Foundation Hospital');
  expect((await dictionary.current())?.near('foundaton', 3)).toEqual(['foundation']);
});

it('a table that fills is loaded again whenever the number of writes has doubled', async () => {
  await write('Alpha Clinic', 'Beta Clinic');
  expect(await corrections('foundaton')).toEqual([]);
  await write('Kaiser Foundation Hospital', 'Gamma Clinic');
  expect(await corrections('foundaton', 3 * SECOND_MS)).toEqual(['foundation']);
});

it('a few records more wait five minutes', async () => {
  await write(...Array.from({ length: 20 }, (_, index) => `Clinic ${index}`));
  expect(await corrections('foundaton')).toEqual([]);
  await write('Kaiser Foundation Hospital');
  expect(await corrections('foundaton', MINUTE_MS)).toEqual([]);
  expect(await corrections('foundaton', 5 * MINUTE_MS)).toEqual(['foundation']);
});

it('unchanged records are not loaded again, and searches within two seconds send no statement', async () => {
  await write('Kaiser Foundation Hospital');
  await corrections('foundaton');
  statements = [];
  await corrections('foundaton', SECOND_MS);
  expect(statements).toHaveLength(0);
  await corrections('foundaton', 10 * MINUTE_MS);
  expect(statements).toHaveLength(1);
});
