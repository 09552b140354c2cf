import { createEmptyDatabase, createTestDatabase, withClient } from './database';
import { planRow } from './factories/plan.factory';
import { programRow } from './factories/program.factory';
import { providerRow } from './factories/provider.factory';
import { insertRows, type Table } from './factories/rows';
import { runRow } from './factories/run.factory';

const count = (url: string, table: Table): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM guide.${table}`);
    return rows[0]?.count ?? -1;
  });

test('two test databases share nothing, and a dropped one is gone', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await withClient(one.crawlerUrl, (client) => insertRows(client, 'providers', [providerRow(), providerRow()]));
  expect(await count(one.readerUrl, 'providers')).toBe(2);
  expect(await count(other.readerUrl, 'providers')).toBe(0);
  await Promise.all([one.drop(), other.drop()]);
  await expect(count(one.adminUrl, 'providers')).rejects.toMatchObject({ code: '3D000' });
});

test('a database is dropped under its open connections', async () => {
  const database = await createTestDatabase();
  await withClient(database.adminUrl, () => database.drop());
});

test('every factory makes a row that the schema accepts', async () => {
  const database = await createTestDatabase();
  await withClient(database.crawlerUrl, async (client) => {
    await insertRows(client, 'providers', [providerRow(), providerRow({ type: 'doctor', npi: '1234567893' })]);
    await insertRows(client, 'insurance_plans', [planRow(), planRow()]);
    await insertRows(client, 'assistance_programs', [programRow(), programRow()]);
    await insertRows(client, 'crawl_runs', [
      runRow(),
      runRow({ type: 'doctor', status: 'running' }),
      runRow({ type: 'pharmacy', status: 'succeeded' }),
      runRow({ type: 'pharmacy', status: 'failed' }),
    ]);
  });
  expect(await count(database.readerUrl, 'crawl_runs')).toBe(4);
  await database.drop();
});

test('an empty database sorts and compares Korean as the real one', async () => {
  const database = await createEmptyDatabase();
  await withClient(database.adminUrl, async (client) => {
    await client.query('CREATE EXTENSION pg_trgm');
    const { rows } = await client.query(`SELECT similarity('서울내과', '서울내꽈') > 0 AS finds, lower('É') AS lower`);
    expect(rows).toEqual([{ finds: true, lower: 'é' }]);
  });
  await database.drop();
});
