// A real Chromium on the sample sources' Plan Compare, whose page its script fills after a while.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CrawlResponse, RunResponse } from '@app/contracts/http/crawler';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { DataSource } from 'typeorm';
import { ModeService } from '../mode/mode.service';
import { planValues } from '../sources/plan-page-values/plan-values';
import { CrawlerApp, settingsOf } from '../testing/crawler-app';
import { InventedSources } from '../testing/invented-sources';
import { PAGE_POLICIES, PlanPageReaderService } from './plan-page-reader.service';

/** A plan that the sample sources know. */
const PLAN = '2026-H0001-901-0';
/** A browser on a busy machine may take a minute for a page that comes. */
const PATIENT = { ...PAGE_POLICIES.sample, timeoutMs: 120_000 };

describe('a rendered plan page', () => {
  let database: TestDatabase;
  let samples: SampleSources;
  let app: CrawlerApp;

  const settings = () => settingsOf(database, samples);
  beforeAll(async () => {
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
    app = await CrawlerApp.start(settings(), new InventedSources().parts);
    await samples.set({ pageDelayMs: 600 });
  });
  beforeEach(async () => {
    await samples.clearFaults();
    await app.query('DELETE FROM guide.crawl_runs');
    await app.query('DELETE FROM guide.insurance_plans');
    jest.replaceProperty(PAGE_POLICIES, 'sample', PATIENT);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), samples.stop()]);
  });

  const store = async (id: string, origin: 'sample' | 'starter', where = app) => {
    const [, contractId = '', planId = '', segmentId = ''] = id.split('-');
    const row = planRow({ id, contractId, planId, segmentId, planYear: 2026, origin });
    await insertRows(where.get(DataSource), 'insurance_plans', [row]);
  };
  const read = async (id: string, where = app): Promise<RunResponse> => {
    const { body } = await where.http.post('/api/crawl/plan-page').send({ planId: id });
    return where.endOf((body as CrawlResponse).runId);
  };

  it('is waited for until its tables stand, and updates that plan alone', async () => {
    await store(PLAN, 'sample');
    const run = await read(PLAN);
    expect(run).toMatchObject({ status: 'succeeded', found: 1, updated: 1, origin: 'sample', failure: null });
    expect(run.result?.plans).toHaveLength(1);
    expect(run.result?.notes[0]?.code).toBe('value_changed');
    const [plan] = await app.query<Record<string, unknown>>('SELECT * FROM guide.insurance_plans');
    expect(Object.keys(plan?.['copays'] as object).length).toBeGreaterThan(2);
    expect(plan?.['details_source_url']).toBe(
      `${samples.url}/medicare/plan-compare/#/plan-details/${PLAN}?year=2026&lang=en`,
    );
    const again = await read(PLAN);
    expect(again).toMatchObject({ status: 'succeeded', updated: 0, unchanged: 1 });
  });

  it('says who reads it, also in the browser, and asks robots.txt first', async () => {
    await store(PLAN, 'sample');
    await read(PLAN);
    const seen = await samples.requests();
    const pages = seen.filter(({ url }) => String(url).startsWith('/medicare/plan-compare'));
    expect(pages.length).toBeGreaterThan(1);
    expect(JSON.stringify(pages)).not.toContain('HeadlessChrome');
  });

  it('that is invented never changes a true record', async () => {
    await store(PLAN, 'starter');
    const before = await app.query('SELECT * FROM guide.insurance_plans');
    expect(await read(PLAN)).toMatchObject({ status: 'succeeded', updated: 0, unchanged: 1 });
    expect(await app.query('SELECT * FROM guide.insurance_plans')).toEqual(before);
  });

  it('that asks for addresses of our own network is read without them', async () => {
    await samples.setFault({ source: 'plan-page', fault: 'private-requests' });
    await store(PLAN, 'sample');
    expect(await read(PLAN)).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['http-500', 'server_error', PATIENT],
    ['forbidden-403', 'blocked', PATIENT],
    ['block-page', 'blocked', PATIENT],
    ['empty', 'timeout', { ...PATIENT, timeoutMs: 6_000 }],
    ['redirect-private', 'address_refused', PATIENT],
  ])('with the fault %s fails as %s and leaves the plan alone', async (fault, failure, policy) => {
    jest.replaceProperty(PAGE_POLICIES, 'sample', policy);
    await store(PLAN, 'sample');
    const before = await app.query('SELECT * FROM guide.insurance_plans');
    await samples.setFault({ source: 'plan-page', fault });
    expect(await read(PLAN)).toMatchObject({ status: 'failed', failure: { code: failure } });
    expect(await app.query('SELECT * FROM guide.insurance_plans')).toEqual(before);
  });

  it('cannot be read without a browser, and the run says so', async () => {
    const own = await createTestDatabase();
    const addresses = { ...settingsOf(own), chromePath: '/nowhere/chromium' };
    const other = await CrawlerApp.start({ ...settings(), ...addresses }, new InventedSources().parts);
    await store(PLAN, 'sample', other);
    const run = await read(PLAN, other);
    expect(run).toMatchObject({ status: 'failed', failure: { code: 'no_browser' } });
    await other.close();
    await own.drop();
  });

  describeWithPublicData('rendered plan pages: the six that were saved', () => {
    const DATA = publicData('medicare-plans-ca-2026');
    const lines = readFileSync(resolve(DATA, 'plans.ndjson'), 'utf8').trim().split('\n');
    const saved = ['H0294-032-0', 'H0504-015-0', 'H0524-003-0', 'H0544-002-0', 'H0562-012-0', 'S2468-004-0'];

    it.each(saved)('%s has the values of the plan file', async (id) => {
      await samples.set({ planPages: resolve(DATA, 'plan-compare-html'), pageDelayMs: 900 });
      const plan = lines
        .map((line) => JSON.parse(line) as SavedPlan)
        .find((line) => `${line.contractId}-${line.planId}-${line.segmentId}` === id);
      const { signal } = new AbortController();
      const client = await app.get(ModeService).client({ isRobotsRecheck: false, signal });
      const page = await app.get(PlanPageReaderService).read({ planId: id, year: 2026, client, signal });
      for (const [section, rows] of Object.entries(plan?.planCompare.sections ?? {})) {
        expect([section, page.sections[section]]).toEqual([section, expect.objectContaining(rows)]);
      }
      expect(planValues(page).monthlyPremium).not.toBeNull();
    });
  });
});

interface SavedPlan {
  contractId: string;
  planId: string;
  segmentId: string;
  planCompare: { sections: Record<string, Record<string, string>> };
}
