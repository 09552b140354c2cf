// Both kinds of directories over the stand-in: a ZIP's crawl that asks them, runs of their own, faults, a rest in the middle.
import type { RunResponse } from '@app/contracts/http/crawler';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { SourceRecordsRepository } from '../records/store/source-records.repository';
import { POLICIES as PLAN_NET } from '../sources/plan-net/source';
import { POLICIES as REGISTRY } from '../sources/providers/source';
import { CrawlerApp, HASTY, settingsOf } from '../testing/crawler-app';

const ZIP = '90005';
const KEY = { clientId: 'sample-client', clientSecret: 'sample-secret', tokenUrl: 'https://never.asked.example/token' };

let database: TestDatabase;
let samples: SampleSources;
let app: CrawlerApp;

beforeAll(async () => {
  jest.replaceProperty(PLAN_NET, 'sample', HASTY);
  jest.replaceProperty(REGISTRY, 'sample', HASTY);
  [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
  app = await CrawlerApp.start({
    ...settingsOf(database, samples),
    offSources: { 'plannet-scan': 'not_turned_on' },
    planNetKey: KEY,
  });
});
afterEach(async () => {
  await samples.clearFaults();
  await samples.set({ revision: 0 });
});
afterAll(async () => {
  await app.close();
  await Promise.all([database.drop(), samples.stop()]);
  jest.restoreAllMocks();
});

async function crawl(source: string, body: object = {}): Promise<RunResponse> {
  const started = await app.http.post(`/api/crawl/${source}`).send(body);
  return app.endOf((started.body as { runId: string }).runId);
}

const rows = () =>
  app.query<Record<string, unknown>>(
    `SELECT npi, name, languages, language_source, networks, content_hash, updated_at FROM guide.providers
      WHERE is_active AND zip_code = $1 AND type = 'doctor' AND networks <> '[]' ORDER BY npi`,
    [ZIP],
  );
const statements = (source: string) =>
  app.query<{ key: string; isActive: boolean }>(
    `SELECT source_key AS key, is_active AS "isActive" FROM guide.provider_sources WHERE source = $1 ORDER BY 1`,
    [source],
  );
const noteOf = ({ result }: RunResponse, source: string) =>
  result?.notes.find(({ params }) => params?.source === source);

it("a ZIP's crawl of doctors ends with their languages, plans and groups, and says what each directory brought", async () => {
  const run = await app.crawl(ZIP, 'doctor');
  expect(run).toMatchObject({ status: 'succeeded', done: run.total });
  expect(run.result?.notes.map(({ code, params }) => [code, params?.source])).toEqual([
    ['directory_read', 'plannet-kaiser'],
    ['directory_read', 'plannet-unitedhealthcare'],
    // Molina's server cannot be queried by place, SCAN's is off.
    ['directory_read', 'plannet-anthem'],
    ['directory_read', 'plannet-centene'],
    ['directory_read', 'dhcs-managed-care'],
  ]);
  const found = await rows();
  expect(found.length).toBeGreaterThan(30);
  expect(noteOf(run, 'plannet-kaiser')?.params?.found).toBe((await statements('plannet-kaiser')).length);
  const korean = found.filter(({ languages }) => (languages as string[]).includes('Korean'));
  expect(korean.length).toBeGreaterThan(8);
  expect(korean[0]).toMatchObject({ language_source: expect.stringContaining('provider directory') });
  const whole = korean.filter(({ networks }) => {
    const sources = (networks as { source: string }[]).map(({ source }) => source);
    return sources.includes('dhcs-managed-care') && sources.some((source) => source.startsWith('plannet-'));
  });
  expect(whole.length).toBeGreaterThan(1);
  // The counts of the run are the registry's.
  const [counted] = await app.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM guide.provider_sources WHERE source = 'nppes'`,
  );
  expect(run.found).toBe(counted?.count);
});

it('the same ZIP again writes no row, and who has left a directory is ended there', async () => {
  const before = await rows();
  const sourceRecords = app.get(SourceRecordsRepository);
  await sourceRecords.transaction(async (manager) => {
    // A merge of other places at the same time is not waited for.
    await sourceRecords.begin(manager, ['pharmacy']);
    expect(await app.crawl(ZIP, 'doctor')).toMatchObject({ status: 'succeeded', added: 0, updated: 0 });
  });
  expect(await rows()).toEqual(before);
  await samples.set({ revision: 1 });
  expect(await app.crawl(ZIP, 'doctor')).toMatchObject({ status: 'succeeded' });
  const ended = (await statements('plannet-kaiser')).filter(({ isActive }) => !isActive);
  expect(ended.length).toBeGreaterThan(0);
});

it('what a directory does wrong is a note of the run: its statements stay, the others are read', async () => {
  const before = await statements('plannet-kaiser');
  await samples.setFault({ source: 'plan-net', fault: 'error-in-200', path: '/kaiser' });
  await samples.setFault({ source: 'plan-net', fault: 'http-429', path: '/unitedhealthcare', times: 1 });
  await samples.setFault({ source: 'plan-net', fault: 'next-elsewhere', path: '/anthem' });
  await samples.setFault({ source: 'plan-net', fault: 'fewer-rows', path: '/centene' });
  const run = await app.crawl(ZIP, 'doctor');
  expect(run.status).toBe('succeeded');
  expect(noteOf(run, 'plannet-kaiser')?.params).toEqual({ source: 'plannet-kaiser', reason: 'blocked' });
  expect(noteOf(run, 'plannet-unitedhealthcare')?.params?.reason).toBe('rate_limited');
  expect(noteOf(run, 'plannet-anthem')?.params?.reason).toBe('address_refused');
  expect(noteOf(run, 'plannet-centene')?.code).toBe('directory_fell');
  expect(noteOf(run, 'dhcs-managed-care')?.code).toBe('directory_read');
  expect(await statements('plannet-kaiser')).toEqual(before);
});

it.each([
  ['http-500', 'server_error'],
  ['cut-json', 'truncated_body'],
  ['block-page', 'blocked'],
  ['operation-outcome', 'error_in_body'],
  ['next-loop', 'error_in_body'],
  ['missing-npi', 'schema_changed'],
  ['no-includes', 'schema_changed'],
])('a run of its own fails as %s: %s, and changes nothing', async (fault, code) => {
  const before = await statements('plannet-kaiser');
  await samples.setFault({ source: 'plan-net', fault, path: '/kaiser' });
  expect(await crawl('plannet-kaiser')).toMatchObject({ status: 'failed', failure: { code } });
  expect(await statements('plannet-kaiser')).toEqual(before);
});

it('a directory that cannot be queried by place is read whole, continues after a cooldown, and accepts a row-count drop when forced', async () => {
  await samples.setFault({ source: 'plan-net', fault: 'http-429', path: '/molina?', times: 1, after: 1 });
  const run = await crawl('plannet-molina');
  expect(run).toMatchObject({ status: 'succeeded', isTruncated: false, result: { notes: [] } });
  expect(run.found).toBe((await statements('plannet-molina')).length);
  expect(run.done).toBeGreaterThanOrEqual(run.found);
  const requests = (await samples.requests()).filter(({ url }) => String(url).startsWith('/plan-net/molina?'));
  // No page was read twice but the one that was refused.
  const pages = requests.filter(({ fault }) => fault === null).map(({ url }) => url);
  expect(new Set(pages).size).toBe(pages.length);

  const later = await crawl('plannet-molina');
  expect(later.result?.notes).toMatchObject([{ code: 'changes_since' }]);
  await samples.setFault({ source: 'plan-net', fault: 'fewer-rows', path: '/molina' });
  // Forced means: everything, and a row-count drop accepted.
  expect(await crawl('plannet-molina', { force: true })).toMatchObject({ status: 'succeeded', result: { notes: [] } });
  expect((await statements('plannet-molina')).some(({ isActive }) => !isActive)).toBe(true);
});

it('the list of Medi-Cal plans is read county by county where people searched, and refuses a row-count drop', async () => {
  const run = await crawl('dhcs-managed-care');
  expect(run).toMatchObject({ status: 'succeeded' });
  const places = await app.query<{ county: string }>(
    `SELECT DISTINCT fields ->> 'county' AS county FROM guide.provider_sources WHERE source = 'dhcs-managed-care' AND is_active`,
  );
  expect(places).toEqual([{ county: 'Los Angeles' }]);
  const before = await statements('dhcs-managed-care');
  expect(before.length).toBe(run.found);
  await samples.setFault({ source: 'dhcs-managed-care', fault: 'fewer-rows' });
  expect(await crawl('dhcs-managed-care')).toMatchObject({ status: 'failed', failure: { code: 'row_count_fell' } });
  await samples.clearFaults();
  await samples.setFault({ source: 'dhcs-managed-care', fault: 'missing-column' });
  expect(await crawl('dhcs-managed-care')).toMatchObject({ status: 'failed', failure: { code: 'missing_columns' } });
  expect(await statements('dhcs-managed-care')).toEqual(before);
});

it('says who is off and does not start it; asks for one token, however many pages it opens', async () => {
  const refused = await app.http.post('/api/crawl/plannet-scan').send({});
  expect([refused.status, (refused.body as { detail: string }).detail]).toEqual([409, 'source_off']);
  const wrong = await app.http.post('/api/crawl/plannet-kaiser').send({ state: 'TX' });
  expect([wrong.status, (wrong.body as { fields: object }).fields]).toEqual([400, { state: 'Invalid input' }]);
  const overview = await app.http.get('/api/crawl/overview');
  const off = (overview.body as { sources: { source: string; off: object | null }[] }).sources.filter(
    (each) => each.off,
  );
  expect(off).toMatchObject([{ source: 'plannet-scan', off: { code: 'not_turned_on' } }]);
  const requests = (await samples.requests()).filter(({ url }) => String(url).startsWith('/plan-net/anthem'));
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(requests.length).toBeGreaterThan(3);
});
