import { createEmptyDatabase, withClient, type EmptyDatabase } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source';
import { migrateDatabase } from './migration';
import { readPlan } from './service-urls';

let database: EmptyDatabase;
const lines: string[][] = [];

async function migrate(): Promise<void> {
  const said: string[] = [];
  lines.push(said);
  await migrateDatabase(readPlan(database.environment), (line) => said.push(line));
}

/** Every table, column, index and right of our two schemas: equal text = equal database. */
const SHAPE = `
  SELECT jsonb_build_array(
    (SELECT jsonb_agg(to_jsonb(c) - 'ordinal_position' ORDER BY c.table_name, c.column_name)
       FROM information_schema.columns c WHERE table_schema IN ('guide', 'bullmq')),
    (SELECT jsonb_agg(indexdef ORDER BY indexdef) FROM pg_indexes WHERE schemaname IN ('guide', 'bullmq')),
    (SELECT jsonb_agg(jsonb_build_array(nspname, relname, relacl::text) ORDER BY nspname, relname)
       FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname IN ('guide', 'bullmq'))
  )::text AS shape`;

const shape = (): Promise<string> =>
  withClient(database.adminUrl, async (client) => (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? '');

beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate();
});
afterAll(() => database.drop());

test('a second run changes nothing and says so', async () => {
  const before = await shape();
  await migrate();
  expect(await shape()).toBe(before);
  expect(lines[0]).toContain('schema guide: applied CreateRecords1795220000000');
  expect(lines[1]).toContain('schema guide: up to date');
});

test('two runs at once wait for each other', async () => {
  const before = await shape();
  await Promise.all([migrate(), migrate()]);
  expect(await shape()).toBe(before);
});

test('the entities say exactly what the migration made', async () => {
  const source = new DataSource(
    dataSourceOptions({ url: database.adminUrl, applicationName: 'guide-test', poolMax: 1 }),
  );
  await source.initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  } finally {
    await source.destroy();
  }
});
