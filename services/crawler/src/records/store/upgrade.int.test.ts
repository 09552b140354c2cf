// A database of the version before, in which rows of one source had no records: nothing of it is lost, and the next start and
// the next read go on from there.
import { dataSourceOptions } from '@app/database/data-source';
import { OneWriter1795600000000 } from '@app/database/migrations/1795600000000-one-writer';
import { grantGuide } from '@app/database/roles';
import { withClient } from '@app/testing/database';
import { providerRow } from '@app/testing/factories/provider.factory';
import { insertRows } from '@app/testing/factories/rows';
import { DataSource } from 'typeorm';
import { StarterRepository } from '../../starter/starter.repository';
import { StarterService } from '../../starter/starter.service';
import { CA_LIVE, facility, FacilityHarness, readOf } from '../../testing/facility-harness';

/** A curated hospital of libs/content that the registry has taken over. */
const NPI = '1407828429';
const CCN = '050999';
const RUN = '00000000-0000-4000-8000-000000000001';

let harness: FacilityHarness;
let owner: DataSource;
beforeAll(async () => {
  harness = await FacilityHarness.start();
  owner = new DataSource(dataSourceOptions({ url: harness.database.adminUrl, applicationName: 'upgrade-test' }));
  await owner.initialize();
});
afterAll(async () => {
  await owner.destroy();
  await harness.stop();
});

async function migrate(direction: 'up' | 'down'): Promise<void> {
  const runner = owner.createQueryRunner();
  await new OneWriter1795600000000()[direction](runner);
  await runner.release();
  await withClient(harness.database.adminUrl, grantGuide);
}

const old = (rest: Parameters<typeof providerRow>[0]) => {
  const { conflicts: _, ...row } = providerRow({ origin: 'live', ...rest });
  return row;
};
const row = async (naturalKey: string): Promise<Record<string, unknown> | undefined> =>
  (await harness.rows('providers')).find(({ natural_key }) => natural_key === naturalKey);

/** As the version before left it: a curated place, one that the registry took over, a doctor, a merged hospital, a run. */
async function arrange(): Promise<void> {
  const hospital = { type: 'hospital', source: 'cms-hospitals', naturalKey: `ccn:${CCN}`, ccn: CCN } as const;
  const doctor = { type: 'doctor', source: 'nppes', naturalKey: 'npi:1000000004', npi: '1000000004' } as const;
  const rows = [
    old({ source: 'starter', origin: 'starter', naturalKey: 'starter:gone', details: { region: 'LA' } }),
    old({
      type: 'hospital',
      source: 'nppes',
      naturalKey: `npi:${NPI}`,
      npi: NPI,
      nameKo: '옛 이름',
      languages: ['Korean'],
    }),
    old({ ...doctor, nameKo: null, nameKoSource: null, isStale: true }),
    old({
      ...hospital,
      phone: '(213) 555-0101',
      address: `${CCN.slice(1)} Sample Ave`,
      details: { rating: null },
    }),
  ];
  await insertRows(owner, 'providers', rows);
  await owner.query(
    `INSERT INTO guide.provider_sources (source, origin, source_key, provider_id, fields, source_url, retrieved_at, content_hash)
     SELECT 'cms-hospitals', 'live', $1, id, $2, source_url, now(), 'x' FROM guide.providers WHERE ccn = $1`,
    [CCN, JSON.stringify(facility(CCN).fields)],
  );
  await owner.query(
    `INSERT INTO guide.crawl_runs (id, source, zip, type, status, origin, request_id, requested_by)
     VALUES ($1, 'providers', '90006', 'doctor', 'running', 'live', 'x', 'operator')`,
    [RUN],
  );
  await owner.query(
    `INSERT INTO guide.crawl_run_sightings SELECT $1, id FROM guide.providers WHERE natural_key = 'npi:1000000004'`,
    [RUN],
  );
}

it('keeps every row with its id, gives each its statement, and goes on', async () => {
  await migrate('down');
  await arrange();
  const without = (rows: Record<string, unknown>[]) => rows.map(({ conflicts: _, version: __, ...rest }) => rest);
  const before = without(await harness.rows('providers'));
  await migrate('up');
  expect(without(await harness.rows('providers'))).toEqual(before);

  const said = await harness.rows('provider_sources');
  expect(said.map(({ source, natural_key }) => [source, natural_key])).toEqual([
    ['cms-hospitals', `ccn:${CCN}`],
    ['nppes', 'npi:1000000004'],
    ['nppes', `npi:${NPI}`],
    ['starter', 'starter:gone'],
  ]);
  expect(said[1]).toMatchObject({ is_stale: true, source_key: 'doctor npi:1000000004' });
  // What only a curated record can have said is no word of the registry.
  expect(said[2]?.['fields']).not.toHaveProperty('nameKo');
  expect(said[3]?.['fields']).toMatchObject({ details: { region: 'LA' } });
  expect(await owner.query('SELECT * FROM guide.crawl_run_sightings')).toEqual([
    { run_id: RUN, source_key: 'doctor npi:1000000004' },
  ]);

  const id = (await row(`npi:${NPI}`))?.['id'];
  const starter = new StarterService(new StarterRepository(harness.source), harness.store);
  expect((await starter.importAll()).providers).toMatchObject({ added: 74, deactivated: 1 });
  expect(await row(`npi:${NPI}`)).toMatchObject({ id, origin: 'live', source: 'nppes', name: 'Huntington Hospital' });
  expect((await starter.importAll()).providers).toEqual({ added: 0, updated: 0, deactivated: 0 });
  expect(await owner.query(`SELECT 1 FROM guide.provider_sources WHERE match_keys = '{}'`)).toEqual([]);

  const hospital = (await row(`ccn:${CCN}`))?.['id'];
  await harness.facilities.swap(
    { ...CA_LIVE, source: 'hospitals' },
    readOf([facility(CCN, { phone: '(213) 555-0199' })]),
  );
  expect(await row(`ccn:${CCN}`)).toMatchObject({ id: hospital, phone: '(213) 555-0199' });
});
