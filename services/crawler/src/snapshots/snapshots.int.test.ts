// The shipped snapshots, loaded as the crawler does when it starts, on a real database.
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { WholeSourcesService } from '../whole/whole-sources.service';
import type { SwapTarget } from '../swap/whole-swap';
import { CrawlerApp, settingsOf } from '../testing/crawler-app';
import { facility, readOf } from '../testing/facility-harness';
import { plan, whole } from '../testing/plan-records';
import { SHIPMENT } from './snapshot-list';
import { SnapshotsService } from './snapshots.service';

const NAMES = SHIPMENT.snapshots.map(({ name }) => name);
const all = (how: string) => Object.fromEntries(NAMES.map((name) => [name, how]));

let loaded: TestDatabase;
/** The rows after the first start. */
let firstRows: Record<string, unknown>[];
let database: TestDatabase;
let app: CrawlerApp;

const start = (of = database) => CrawlerApp.start(settingsOf(of), undefined, SHIPMENT);
const query = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) => app.query<Row>(sql, values);
const count = async (condition: string): Promise<number> =>
  Number((await query<{ count: string }>(`SELECT count(*) AS count FROM ${condition}`))[0]?.count);
/** Every row with the transaction that wrote it: equal = nothing was written. */
const versions = () =>
  query(`SELECT id::text, xmin::text FROM guide.providers UNION ALL SELECT id, xmin::text FROM guide.insurance_plans
         UNION ALL SELECT source || source_key, xmin::text FROM guide.provider_sources
         UNION ALL SELECT id::text, xmin::text FROM guide.crawl_runs ORDER BY 1, 2`);
const hospital = async (ccn: string) => (await query('SELECT * FROM guide.providers WHERE ccn = $1', [ccn]))[0] ?? {};
const swap = (target: Partial<SwapTarget> & Pick<SwapTarget, 'source'>, read: never) => {
  const sources = app.get(WholeSourcesService);
  const importer = sources.importer(sources.source(target.source).kind);
  return importer.swap({ origin: 'live', state: 'CA', isForced: true, ...target }, read);
};

// Loading takes seconds: each test gets a copy of the loaded database.
beforeAll(async () => {
  loaded = await createTestDatabase();
  app = await start(loaded);
  firstRows = await versions();
  await app.close();
});
afterAll(() => loaded.drop());
beforeEach(async () => {
  database = await createTestDatabase(loaded);
  app = await start();
});
afterEach(async () => {
  await app.close();
  await database.drop();
});

it('fills a new database with the real records, dated and named, and none of them invented', async () => {
  const shipped = `origin = 'snapshot' AND is_active`;
  expect(await count(`guide.insurance_plans WHERE ${shipped} AND plan_year = 2026 AND checked_on = '2026-01-18'`)).toBe(
    406,
  );
  expect(await count(`guide.provider_sources WHERE source = 'cms-hospitals' AND origin = 'snapshot'`)).toBe(378);
  expect(await count(`guide.providers WHERE ${shipped} AND type = 'hospital'`)).toBe(378);
  expect(await count(`guide.providers WHERE ${shipped} AND type = 'hospital' AND phone IS NULL`)).toBe(0);
  expect(await count(`guide.provider_sources WHERE source = 'cdss-rcfe' AND origin = 'snapshot'`)).toBe(1037);
  const homes = `guide.providers WHERE ${shipped} AND source = 'cdss-rcfe'`;
  expect(await count(homes)).toBe(939);
  expect(
    await count(
      `${homes} AND source_url = 'https://www.ccld.dss.ca.gov/carefacilitysearch/FacDetail/' || license_number`,
    ),
  ).toBe(939);
  for (const table of ['providers', 'provider_sources', 'insurance_plans', 'offices']) {
    expect(await count(`guide.${table} WHERE origin = 'sample'`)).toBe(0);
  }
  const sold = (county: string) =>
    count(
      `guide.insurance_plans p JOIN guide.insurance_plan_counties c ON c.insurance_plan_id = p.id WHERE county = '${county}'`,
    );
  expect(await sold('Los Angeles')).toBe(118);
  expect(await sold('All Counties')).toBe(11);
  expect((await query(`SELECT phones FROM guide.insurance_plans WHERE id = '2026-H0294-032-0'`))[0]).toEqual({
    phones: { members: expect.stringMatching(/^1-8/), nonMembers: expect.stringMatching(/^1-8/) },
  });
});

it('joins Cedars-Sinai with our curated record: its phone and stars are there, our words stay', async () => {
  expect(await hospital('050625')).toMatchObject({
    origin: 'snapshot',
    source: 'cms-hospitals',
    name: 'Cedars-Sinai Medical Center',
    name_ko: '시더스-사이나이 메디컬센터',
    phone: expect.stringMatching(/^\(310\) \d{3}-\d{4}$/),
    checked_on: '2026-02-11',
    details: expect.objectContaining({
      hasEmergency: true,
      description: expect.anything(),
      departments: expect.anything(),
    }),
    field_sources: expect.objectContaining({ phone: 'cms-hospitals', nameKo: 'starter' }),
    search_text: expect.stringContaining('ㅅㅣㄷㅓㅅㅡ'),
  });
});

it('keeps a run of each with its hash; a second start writes nothing', async () => {
  const runs = await query(`SELECT source, status, origin, found, release FROM guide.crawl_runs ORDER BY source`);
  expect(runs).toEqual([
    {
      source: 'community-care',
      status: 'succeeded',
      origin: 'snapshot',
      found: 1037,
      release: expect.stringContaining('2026'),
    },
    {
      source: 'hospitals',
      status: 'succeeded',
      origin: 'snapshot',
      found: 378,
      release: expect.stringContaining('2026'),
    },
    {
      source: 'insurance',
      status: 'succeeded',
      origin: 'snapshot',
      found: 406,
      release: expect.stringContaining('2026'),
    },
  ]);
  expect(await versions()).toEqual(firstRows);
  expect(await app.get(SnapshotsService).loadAll()).toEqual(all('unchanged'));
});

it('a newer snapshot takes the place of the older one, also when it holds far less', async () => {
  const read = { ...readOf([facility('050625', { zipCode: '90048' })]), sourceUpdatedAt: '2026-09-01' };
  const counts = await swap({ source: 'hospitals', origin: 'snapshot' }, read as never);
  expect(counts).toMatchObject({ found: 1, updated: 1, deactivated: 377 });
  expect(await count(`guide.providers WHERE type = 'hospital' AND origin = 'snapshot' AND is_active`)).toBe(1);
});

it('a live read takes the place of the snapshot, and later starts leave it alone', async () => {
  const id = (await hospital('050625'))['id'];
  const read = readOf([
    facility('050625', { name: 'CEDARS-SINAI MEDICAL CENTER', zipCode: '90048', phone: '(310) 555-0100' }),
  ]);
  await expect(swap({ source: 'hospitals', isForced: false }, read as never)).rejects.toMatchObject({
    failureClass: 'row_count_fell',
  });
  await swap({ source: 'hospitals' }, read as never);
  expect(await hospital('050625')).toMatchObject({ id, origin: 'live', phone: '(310) 555-0100' });
  expect(await count(`guide.provider_sources WHERE source = 'cms-hospitals' AND origin = 'snapshot'`)).toBe(0);
  expect(await count(`guide.providers WHERE source = 'cms-hospitals' AND is_active AND origin = 'snapshot'`)).toBe(0);

  const kept = plan('003', { id: '2026-H0524-003-0', contractId: 'H0524', monthlyPremium: 1 });
  await swap({ source: 'insurance' }, whole([kept]) as never);
  expect(await count(`guide.insurance_plans WHERE is_active`)).toBe(1);
  expect(
    (await query(`SELECT origin, phones <> '{}' AS "hasPhones" FROM guide.insurance_plans WHERE is_active`))[0],
  ).toEqual({
    origin: 'live',
    hasPhones: true,
  });
  await query(
    `INSERT INTO guide.crawl_runs (source, status, phase, origin, request_id, requested_by, finished_at)
     SELECT unnest(ARRAY['hospitals', 'insurance', 'community-care']), 'succeeded', 'finished', 'live', 'x', 'operator', now()`,
  );
  const before = await versions();
  expect(await app.get(SnapshotsService).loadAll()).toEqual(all('superseded'));
  expect(await versions()).toEqual(before);
});

it('invented records never touch shipped ones, and end when a snapshot is loaded', async () => {
  const sample = { origin: 'sample' } as const;
  await swap(
    { source: 'hospitals', ...sample },
    readOf([facility('050625', { zipCode: '90048', phone: '(213) 555-0100' })]) as never,
  );
  expect(await hospital('050625')).toMatchObject({ origin: 'snapshot', phone: expect.stringMatching(/^\(310\)/) });
  await swap({ source: 'insurance', ...sample }, whole([plan('901')]) as never);
  expect(await count(`guide.insurance_plans WHERE origin = 'sample' AND is_active`)).toBe(1);
  await query(`UPDATE guide.crawl_runs SET result = result || '{"sha256":"older"}'`);
  expect(await app.get(SnapshotsService).loadAll()).toEqual(all('loaded'));
  expect(await count(`guide.insurance_plans WHERE origin = 'sample'`)).toBe(0);
  expect(await count(`guide.insurance_plans WHERE is_active`)).toBe(406);
});

it('a snapshot that cannot be read, or whose source is being read, does not keep the crawler from starting', async () => {
  const service = app.get(SnapshotsService);
  await query(`UPDATE guide.crawl_runs SET result = result || '{"sha256":"older"}'`);
  await query(
    `INSERT INTO guide.crawl_runs (source, status, request_id, requested_by) VALUES ('hospitals', 'queued', 'x', 'operator')`,
  );
  expect(await service.loadAll()).toMatchObject({ 'cms-hospitals-ca': 'busy', 'cdss-rcfe-ca': 'loaded' });
  const missing = { folder: '/nowhere', snapshots: SHIPMENT.snapshots };
  const other = await CrawlerApp.start(settingsOf(database), undefined, missing);
  await other.close();
});
