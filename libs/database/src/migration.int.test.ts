import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyDatabase, withClient, type EmptyDatabase } from '@app/testing/database';
import { MIGRATIONS } from './data-source';
import { migrateDatabase } from './migration';
import { GROUPS, WRITERS } from './roles';
import { readPlan } from './service-urls';

let database: EmptyDatabase;
const lines: string[][] = [];

async function migrate(): Promise<void> {
  const said: string[] = [];
  lines.push(said);
  await migrateDatabase(readPlan(database.environment), (line) => said.push(line));
}

const ALL_APPLIED = `schema guide: applied ${MIGRATIONS.map(({ name }) => name).join(', ')}`;

/** Every table, column, index and right of our three schemas: equal text = equal database. */
const SHAPE = `
  SELECT jsonb_build_array(
    (SELECT jsonb_agg(to_jsonb(c) - 'ordinal_position' ORDER BY c.table_name, c.column_name)
       FROM information_schema.columns c WHERE table_schema IN ('guide', 'accounts', 'bullmq')),
    (SELECT jsonb_agg(indexdef ORDER BY indexdef) FROM pg_indexes WHERE schemaname IN ('guide', 'accounts', 'bullmq')),
    (SELECT jsonb_agg(jsonb_build_array(nspname, relname, relacl::text) ORDER BY nspname, relname)
       FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname IN ('guide', 'accounts', 'bullmq'))
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
  expect(lines[0]).toContain(ALL_APPLIED);
  expect(lines[1]).toContain('schema guide: up to date');
});

test('two runs at once wait for each other', async () => {
  const before = await shape();
  await Promise.all([migrate(), migrate()]);
  expect(await shape()).toBe(before);
});

describe('a database of the chain of migrations before', () => {
  /** As that chain left its list: these steps and not ours. */
  const setApplied = (...names: string[]) =>
    withClient(database.adminUrl, async (client) => {
      await client.query('DELETE FROM guide.migrations');
      for (const name of names) {
        await client.query('INSERT INTO guide.migrations ("timestamp", name) VALUES ($1, $2)', [name.slice(-13), name]);
      }
    });
  afterEach(() => setApplied(...MIGRATIONS.map(({ name }) => name)));

  test('that is complete is taken as it is, and gets what came later', async () => {
    const before = await shape();
    await setApplied('CreateRecords1795220000000', 'DropSampling1796200000000');
    const drugs = WRITERS.crawler.filter((table) => /drug|insulin/.test(table)).map((table) => `guide.${table}`);
    const tables = ['guide.answer_counts', 'guide.plan_crosswalk', ...drugs].join(', ');
    await withClient(database.adminUrl, (client) => client.query(`DROP TABLE ${tables}`));
    await migrate();
    const later = MIGRATIONS.slice(1).map(({ name }) => name);
    expect(lines.at(-1)).toContain(`schema guide: applied ${later.join(', ')}`);
    expect(await shape()).toBe(before);
  });

  test('that is incomplete is refused with what to do', async () => {
    const before = await shape();
    await setApplied('CreateRecords1795220000000', 'CreateImports1795300000000');
    await expect(migrate()).rejects.toThrow(
      /last migrated to CreateImports1795300000000.* run the version of commit [0-9a-f]{8} .* or start with an empty database/,
    );
    expect(await shape()).toBe(before);
  });
});

test('an import may let words alone wait for their index: the lists of the others stay short', async () => {
  const rows = await withClient(database.adminUrl, async (client) => {
    const read = `SELECT c.relname AS name, coalesce(c.reloptions::text, '') AS options
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
     WHERE i.indrelid = 'guide.providers'::regclass AND a.amname = 'gin'`;
    return (await client.query<{ name: string; options: string }>(read)).rows;
  });
  const others = rows.filter(({ name }) => !name.startsWith('providers_by_words'));
  expect(others.map(({ name }) => name).sort()).toEqual([
    'providers_by_language',
    'providers_by_network',
    'providers_by_specialty',
  ]);
  for (const { options } of others) expect(options).toContain('gin_pending_list_limit=256');
});

test('the indexes exist that only make answers fast', async () => {
  const rows = await withClient(database.adminUrl, async (client) => {
    const read = `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'guide'`;
    return (await client.query<{ name: string }>(read)).rows;
  });
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'assistance_programs_by_text',
      'crawl_runs_by_parent',
      'crawl_runs_by_part',
      'crawl_runs_by_time',
      'offices_by_place',
      'provider_sources_by_keys',
      'provider_sources_by_part',
      'providers_by_origin',
      'providers_in_conflict',
    ]),
  );
});

test('a source record is found by its key alone: no other index of them begins with source and origin', async () => {
  const rows = await withClient(database.adminUrl, async (client) => {
    const read = `SELECT indexname AS name FROM pg_indexes
                   WHERE schemaname = 'guide' AND tablename = 'provider_sources' AND indexdef LIKE '%(source, origin%'`;
    return (await client.query<{ name: string }>(read)).rows;
  });
  expect(rows).toEqual([{ name: 'provider_sources_pkey' }]);
});

test('every table has exactly one writer', async () => {
  const tables = await withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables
        WHERE schemaname IN ('guide', 'accounts') AND tablename <> 'migrations' ORDER BY tablename COLLATE "C"`,
    );
    return rows.map(({ name }) => name);
  });
  expect(Object.values(WRITERS).flat().sort()).toEqual(tables);
});

test('every migration file is listed, in order', () => {
  const files = readdirSync(join(__dirname, 'migrations')).filter((file) => file.endsWith('.ts'));
  expect(MIGRATIONS.map(({ name }) => /\d+$/.exec(name)?.[0])).toEqual(files.sort().map((file) => file.split('-')[0]));
});

describe('an owner who is no superuser', () => {
  test('and may not create roles gets the statements that an administrator has to run', async () => {
    const owner = `${new URL(database.environment['CATALOG_DATABASE_URL'] ?? '').username}_owner`;
    const other = await createEmptyDatabase();
    try {
      await withClient(other.adminUrl, async (client) => {
        await client.query(`CREATE ROLE "${owner}" LOGIN PASSWORD 'owner'`);
        await client.query(`ALTER DATABASE "${new URL(other.adminUrl).pathname.slice(1)}" OWNER TO "${owner}"`);
      });
      const url = new URL(other.adminUrl);
      url.username = owner;
      url.password = 'owner';
      const environment = { ...other.environment, DATABASE_URL: url.toString() };
      const said: string[] = [];
      await expect(migrateDatabase(readPlan(environment), (line) => said.push(line))).rejects.toThrow(
        /GRANT guide_reader TO ".*_reader"; -- CATALOG_DATABASE_URL/,
      );
      // All that an owner may do was done: schemas, tables, the extension.
      expect(said).toContain(ALL_APPLIED);
    } finally {
      await other.drop();
    }
  });

  test('but may create roles migrates everything', async () => {
    const owner = `${new URL(database.environment['CRAWLER_DATABASE_URL'] ?? '').username}_maker`;
    const other = await createEmptyDatabase();
    try {
      await withClient(other.adminUrl, async (client) => {
        await client.query(`CREATE ROLE "${owner}" LOGIN CREATEROLE PASSWORD 'owner'`);
        await client.query(`ALTER DATABASE "${new URL(other.adminUrl).pathname.slice(1)}" OWNER TO "${owner}"`);
        // A managed server's administrator holds the groups that an earlier installation made there.
        for (const group of Object.values(GROUPS)) await client.query(`GRANT ${group} TO "${owner}" WITH ADMIN OPTION`);
      });
      const url = new URL(other.adminUrl);
      url.username = owner;
      url.password = 'owner';
      const said: string[] = [];
      await migrateDatabase(readPlan({ ...other.environment, DATABASE_URL: url.toString() }), (line) =>
        said.push(line),
      );
      expect(said.join('\n')).toContain('reads records, cannot write');
    } finally {
      await other.drop();
    }
  });
});

test('a wrong password names the variable and never the password', async () => {
  const url = new URL(database.adminUrl);
  url.password = 'not-this-one';
  const plan = readPlan({ ...database.environment, DATABASE_URL: url.toString() });
  const failure: unknown = await migrateDatabase(plan, () => undefined).catch((error: unknown) => error);
  expect(String(failure)).toMatch(/DATABASE_URL: password authentication failed/);
  expect(String(failure)).not.toContain('not-this-one');
});
