// Whole sources from a start to stored counts, with sources that the test plays; on both queue backends.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { CRAWL_SOURCES } from '@app/contracts/http/crawl-sources';
import type { CrawlResponse, RunResponse } from '@app/contracts/http/crawler';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { redisUrl } from '@app/testing/redis';
import { CrawlFailure, SlowDown } from '@app/fetching/crawl-failure';
import { CrawlerApp, settingsOf } from '../testing/crawler-app';
import { InventedSources, records } from '../testing/invented-sources';

const REDIS_DATABASE = 9;

describe.each(['postgres', 'redis'] as const)('whole sources with their queue on %s', (kind) => {
  let database: TestDatabase;
  let sources: InventedSources;
  let app: CrawlerApp;
  let queueUrl: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    queueUrl = database.queueUrl;
    if (kind === 'redis') {
      const redis = await redisUrl();
      if (redis === null) throw new Error('Redis is missing: install the package redis-server or set TEST_REDIS_URL.');
      queueUrl = `${redis.replace(/\/+$/, '')}/${REDIS_DATABASE}`;
    }
    sources = new InventedSources();
    app = await CrawlerApp.start({ databaseUrl: database.crawlerUrl, queueUrl }, sources.parts);
  });
  beforeEach(async () => {
    sources.reset();
    await app.query('DELETE FROM guide.crawl_runs');
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const start = async (source: string, body?: object) =>
    (await app.http.post(`/api/crawl/${source}`).send(body)).body as CrawlResponse;
  const run = async (source: string, body?: object) => app.endOf((await start(source, body)).runId);

  it('answers with the counts of its kind and the first three plans', async () => {
    const { body, status } = await app.http.post('/api/crawl/insurance');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      status: 'succeeded',
      source: 'insurance',
      count: 10,
      plansFound: 10,
      error: null,
      providersFound: null,
      officesFound: null,
      hospitalsFound: null,
      hospitalsAdded: null,
      plans: [
        { name: 'Sample Record 0', monthlyPremium: null },
        { name: 'Sample Record 1', monthlyPremium: 1 },
        { name: 'Sample Record 2', monthlyPremium: 2 },
      ],
    });
    expect(await start('hospitals')).toMatchObject({ hospitalsFound: 10, hospitalsAdded: 10, plansFound: null });
    expect(await start('social-security')).toMatchObject({ officesFound: 10, providersFound: null, plans: [] });
    expect(await start('clinics')).toMatchObject({ providersFound: 10, hospitalsFound: null });
    const alias = await app.http.post('/api/providers/crawl-hospitals').expect(200);
    expect(alias.body).toMatchObject({ source: 'hospitals', success: true });
  });

  it('keeps release, result and what was skipped in the history', async () => {
    const ended = await run('insurance');
    expect(ended).toMatchObject({
      status: 'succeeded',
      release: 'Sample_insurance_202609',
      done: 10,
      total: 10,
      origin: 'sample',
      zip: null,
      type: null,
      added: 10,
      result: { skipped: { closed: 2 }, notes: [] },
    });
    expect(ended.result).not.toHaveProperty('sha256');
  });

  it('imports nothing when the bytes are the same, says since when, and imports when it is forced', async () => {
    const first = await run('insurance');
    const second = await run('insurance');
    expect(second).toMatchObject({
      status: 'succeeded',
      found: 10,
      unchanged: 10,
      added: 0,
      updated: 0,
      deactivated: 0,
      result: { notes: [{ code: 'unchanged', params: { since: first.finishedAt } }] },
    });
    const third = await run('insurance');
    expect(third.result?.notes).toEqual(second.result?.notes);
    expect(sources.swaps).toHaveLength(1);
    await run('insurance', { force: true });
    expect(sources.swaps).toHaveLength(2);
  });

  it('keeps to the requested state, along with the run of California', async () => {
    let finish = (): void => undefined;
    sources.readers.set('insurance', async ({ state }) => {
      if (state === 'CA') await new Promise<void>((resolve) => (finish = resolve));
      return records(10);
    });
    const california = start('insurance');
    while (sources.reads.length === 0) await sleep(10);
    expect(await run('insurance', { state: 'TX' })).toMatchObject({ status: 'succeeded' });
    finish();
    expect(await california).toMatchObject({ success: true });
    expect(sources.swaps.map(({ target }) => target.state)).toEqual(['TX', 'CA']);
  });

  it.each([
    ['row_count_fell', () => records(7)],
    ['empty_result', () => []],
    ['missing_columns', () => Promise.reject(new CrawlFailure('missing_columns', 'Plan Name'))],
    ['truncated_body', () => Promise.reject(new CrawlFailure('truncated_body', 'half a zip'))],
    ['blocked', () => Promise.reject(new CrawlFailure('blocked', 'a block page'))],
    ['schema_changed', () => Promise.reject(new CrawlFailure('schema_changed', 'records'))],
  ] as const)('shows %s by its code and leaves what was there', async (failure, reader) => {
    await run('insurance');
    sources.readers.set('insurance', reader);
    const answer = await start('insurance');
    expect(answer).toMatchObject({ success: false, status: 'failed', error: { code: failure } });
    const ended = await app.endOf(answer.runId);
    expect(ended.failure).toEqual({ code: failure });
    expect(sources.swaps).toHaveLength(1);
  });

  it('accepts a row-count drop that an operator forces', async () => {
    await run('insurance');
    sources.readers.set('insurance', () => records(5));
    expect(await run('insurance', { force: true })).toMatchObject({ status: 'succeeded', found: 5, deactivated: 5 });
  });

  it('shows progress by rows while it reads', async () => {
    let finish = (): void => undefined;
    sources.readers.set('clinics', async ({ onProgress }) => {
      onProgress(1, null);
      await sleep(600);
      onProgress(40, 100);
      await new Promise<void>((resolve) => (finish = resolve));
      return records(10);
    });
    const started = start('clinics');
    let active: RunResponse | undefined;
    while (active?.done !== 40) {
      await sleep(50);
      [active] = ((await app.http.get('/api/crawl/overview')).body as CrawlOverviewResponse).active;
    }
    const runId = active.id;
    const { body } = await app.http.get(`/api/crawl/runs/${runId}`);
    expect(body).toMatchObject({ phase: 'fetching', done: 40, total: 100, status: 'running' });
    finish();
    expect(await started).toMatchObject({ runId, success: true });
    expect(await app.endOf(runId)).toMatchObject({ status: 'succeeded', done: 10, total: 10 });
  });

  it('waits when the source asks for it, and goes on', async () => {
    let requestCount = 0;
    sources.readers.set('clinics', () => {
      requestCount += 1;
      return requestCount === 1 ? Promise.reject(new SlowDown(500)) : records(10);
    });
    expect(await run('clinics')).toMatchObject({ status: 'succeeded', attempts: 2 });
  });

  it('is cancelled while it reads, and stores nothing', async () => {
    sources.readers.set(
      'clinics',
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    const started = start('clinics');
    let active: RunResponse | undefined;
    while (active?.status !== 'running') {
      [active] = ((await app.http.get('/api/crawl/overview')).body as CrawlOverviewResponse).active;
      await sleep(20);
    }
    await app.http.delete(`/api/crawl/runs/${active.id}`).expect(200);
    expect(await started).toMatchObject({ success: false, status: 'cancelled' });
    expect(sources.swaps).toHaveLength(0);
    // Started anew before the worker has noticed: the job it still holds serves the new run.
    sources.readers.delete('clinics');
    expect(await start('clinics')).toMatchObject({ success: true });
    expect(sources.swaps).toHaveLength(1);
  });

  it('takes nothing up while it is paused, and goes on when it is resumed', async () => {
    expect((await app.http.post('/api/crawl/pause')).body).toEqual({ isPaused: true });
    const started = start('clinics');
    await sleep(1_000);
    const paused = (await app.http.get('/api/crawl/overview')).body as CrawlOverviewResponse;
    expect(paused.isPaused).toBe(true);
    expect(paused.active).toMatchObject([{ source: 'clinics', status: 'queued' }]);
    expect((await app.http.post('/api/crawl/resume')).body).toEqual({ isPaused: false });
    expect(await started).toMatchObject({ success: true });
  });

  it('reads at most two whole sources at a time', async () => {
    let atOnce = 0;
    let most = 0;
    for (const id of ['insurance', 'hospitals', 'clinics', 'community-care'] as const) {
      sources.readers.set(id, async () => {
        most = Math.max(most, (atOnce += 1));
        await sleep(300);
        atOnce -= 1;
        return records(10);
      });
    }
    await Promise.all(['insurance', 'hospitals', 'clinics', 'community-care'].map((id) => run(id)));
    expect(most).toBe(2);
  });

  it('gives the dashboard one picture of it all', async () => {
    await run('insurance');
    sources.readers.set('hospitals', () => Promise.reject(new CrawlFailure('timeout', 'test')));
    await run('hospitals');
    await run('kaiser');
    const { body } = await app.http.get('/api/crawl/overview').expect(200);
    const overview = body as CrawlOverviewResponse;
    expect(overview.tiles).toMatchObject({
      plansFound: null,
      successRate: { succeeded: 2, finished: 3, percent: 67 },
      activeRuns: 0,
    });
    expect(overview).toMatchObject({
      active: [],
      latestAll: null,
      isPaused: false,
      mayChange: true,
      sourcesMode: 'sample',
    });
    const of = (id: string) => overview.sources.find(({ source }) => source === id);
    expect(of('hospitals')).toMatchObject({ newest: { status: 'failed' }, lastSucceeded: null });
    expect(of('insurance')).toMatchObject({ newest: { status: 'succeeded' }, lastSucceeded: { found: 10 } });
    expect(Date.parse(of('insurance')?.schedule?.nextAt ?? '')).toBeGreaterThan(Date.now());
    expect(of('kaiser')?.schedule).toBeNull();
    expect(overview.sources.map(({ source }) => source)).toEqual(CRAWL_SOURCES);
  });

  it('shows the run of another state as what it is, and never in place of the usual one', async () => {
    const usual = await run('insurance');
    sources.readers.set('insurance', () => records(4));
    const texas = await run('insurance', { state: 'TX' });
    expect(usual).toMatchObject({ part: null, state: 'CA', found: 10 });
    expect(texas).toMatchObject({ part: 'TX', state: 'TX', found: 4 });
    const overview = (await app.http.get('/api/crawl/overview')).body as CrawlOverviewResponse;
    const insurance = overview.sources.find(({ source }) => source === 'insurance');
    expect(insurance).toMatchObject({ newest: { id: usual.id }, lastSucceeded: { runId: usual.id, found: 10 } });
    expect(overview.tiles).toMatchObject({
      successRate: { finished: 1 },
      lastUpdatedAt: usual.finishedAt,
    });
    expect((await app.http.get('/api/crawl/insurance')).body).toMatchObject({ runId: usual.id, count: 10 });
    expect((await app.http.get('/api/crawl/runs')).body).toMatchObject([{ id: texas.id }, { id: usual.id }]);
  });

  it.each([
    ['/api/crawl/insurance', { force: 'yes' }, 'force'],
    ['/api/crawl/insurance', { state: 'Texas' }, 'state'],
    ['/api/crawl/dragons', {}, 'source'],
    ['/api/crawl/plan-page', { planId: 'H1' }, 'planId'],
    ['/api/crawl/plan-page', { planId: 'H0524-003-0' }, 'year'],
    ['/api/crawl/plan-page', { planId: '2026-H0524-003-0', year: 2027 }, 'year'],
  ])('POST %s with %j is a 400 that names %s', async (path, body, field) => {
    const answer = await app.http.post(path).send(body);
    expect(answer.status).toBe(400);
    expect((answer.body as { fields: object }).fields).toHaveProperty(field);
  });

  it('knows no page of a plan that is not stored', () =>
    app.http.post('/api/crawl/plan-page').send({ planId: '2026-H9999-001-0' }).expect(404));
});

it('lets only those start, pause and resume who may', async () => {
  const database = await createTestDatabase();
  const settings = { ...settingsOf(database), crawlAccess: 'operators' as const };
  const app = await CrawlerApp.start(settings, new InventedSources().parts);
  for (const path of ['insurance', 'all', 'pause', 'resume', 'hospitals']) {
    await app.http.post(`/api/crawl/${path}`).expect(401);
  }
  await app.http.post('/api/crawl/plan-page').send({ planId: '2026-H0524-003-0' }).expect(401);
  await app.http.post('/api/providers/crawl-hospitals').expect(401);
  await app.http.get('/api/crawl/insurance').set('x-requested-with', 'x').expect(404);
  const { body } = await app.http.get('/api/crawl/overview').expect(200);
  expect(body).toMatchObject({ mayChange: false });
  await app.close();
  await database.drop();
});
