import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlResponse, RunResponse } from '@app/contracts/http/crawler';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { POLICIES } from '../sources/providers/source';
import { CrawlerApp, HASTY, settingsOf } from '../testing/crawler-app';
import { InventedSources, records } from '../testing/invented-sources';
import { ReconcilerService } from '../ledger/reconciler.service';

const WHOLE = [
  'clinics',
  'community-care',
  'crosswalk',
  'drug-names',
  'drug-plans',
  'hospitals',
  'insurance',
  'social-security',
];

describe('a crawl of everything', () => {
  let database: TestDatabase;
  let samples: SampleSources;
  let sources: InventedSources;
  let app: CrawlerApp;

  beforeAll(async () => {
    jest.replaceProperty(POLICIES, 'sample', HASTY);
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
    sources = new InventedSources();
    const settings = settingsOf(database, samples);
    app = await CrawlerApp.start({ ...settings, concurrency: 8 }, sources.parts);
  });
  beforeEach(async () => {
    sources.reset();
    await app.query('DELETE FROM guide.crawl_runs');
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), samples.stop()]);
    jest.restoreAllMocks();
  });

  const startAll = async () => (await app.http.post('/api/crawl/all')).body as CrawlResponse;
  const childrenOf = async (parentId: string) =>
    (await app.http.get('/api/crawl/runs').query({ parentId, limit: 100 })).body as RunResponse[];
  const overview = async () => (await app.http.get('/api/crawl/overview')).body as CrawlOverviewResponse;

  it('reads each whole source once and the sample ZIPs, and ends at 100 %', async () => {
    const { runId, status } = await startAll();
    expect(status).toBe('queued');
    const parent = await app.endOf(runId);
    const children = await childrenOf(runId);
    expect(parent).toMatchObject({ status: 'succeeded', phase: 'finished', done: 17, total: 17, failure: null });
    expect(children).toHaveLength(17);
    expect(children.filter(({ zip }) => zip === null).map(({ source }) => source)).toEqual(
      expect.arrayContaining(WHOLE),
    );
    expect(new Set(children.flatMap(({ zip }) => zip ?? []))).toEqual(new Set(['90210', '90034', '90006']));
    // Every count of the parent is the sum of its children's rows.
    for (const count of ['found', 'added', 'updated', 'unchanged', 'deactivated'] as const) {
      expect(parent[count]).toBe(children.reduce((sum, child) => sum + child[count], 0));
    }
    const picture = await overview();
    expect(picture.latestAll).toMatchObject({ id: runId, status: 'succeeded', done: 17, total: 17 });
    expect(picture.active).toEqual([]);
    // In the history the family is one line, and its children stand under it.
    const history = (await app.http.get('/api/crawl/runs').query({ isTop: true })).body as RunResponse[];
    expect(history.map(({ id }) => id)).toEqual([runId]);
    // The tile's time is the end of what ended last, though all parts began in one instant.
    const ends = children.map(({ finishedAt }) => finishedAt ?? '').sort();
    expect(picture.tiles.lastUpdatedAt).toBe(ends.at(-1));
    const latest = await app.http.get('/api/crawl/all').expect(200);
    expect(latest.body).toMatchObject({ runId, source: 'all', success: true });
  });

  it('covers the pairs that were requested in the last 30 days, and none older', async () => {
    await app.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, status, request_id, requested_by, created_at, finished_at)
       VALUES ('providers', '90005', 'hospital', 'succeeded', 'asked-0001', 'visitor', now() - interval '29 days', now()),
              ('providers', '90004', 'hospital', 'succeeded', 'asked-0002', 'visitor', now() - interval '31 days', now())`,
    );
    await app.http.post('/api/crawl/pause');
    const started = startAll();
    while ((await overview()).latestAll === null) await sleep(20);
    const id = (await overview()).latestAll?.id ?? '';
    const pairs = (await childrenOf(id)).map(({ zip, type }) => `${zip} ${type}`);
    expect(pairs).toContain('90005 hospital');
    expect(pairs).not.toContain('90004 hospital');
    await app.http.delete(`/api/crawl/runs/${id}`).expect(200);
    await app.http.post('/api/crawl/resume');
    expect(await started).toMatchObject({ success: false, runId: id });
  });

  it('runs from the moment its first part does', async () => {
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    for (const source of [
      'insurance',
      'crosswalk',
      'drug-plans',
      'drug-names',
      'hospitals',
      'community-care',
      'clinics',
      'social-security',
    ] as const) {
      sources.readers.set(source, () => gate.then(() => records(10)));
    }
    const started = startAll();
    while (!sources.reads.length) await sleep(10);
    const { latestAll } = await overview();
    expect(latestAll).toMatchObject({ status: 'running', phase: 'fetching', finishedAt: null });
    expect(latestAll?.startedAt).not.toBeNull();
    finish();
    await app.endOf((await started).runId);
  });

  it('is joined by a second start, and takes a run under way as its child', async () => {
    let finish = (): void => undefined;
    sources.readers.set('clinics', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return records(10);
    });
    const clinics = app.http.post('/api/crawl/clinics').then(({ body }) => body as CrawlResponse);
    while (!sources.reads.some(({ source }) => source === 'clinics')) await sleep(10);
    const [first, second] = await Promise.all([startAll(), sleep(200).then(startAll), sleep(600).then(() => finish())]);
    expect(second.runId).toBe(first.runId);
    const children = await childrenOf(first.runId);
    expect(children.map(({ id }) => id)).toContain((await clinics).runId);
    expect(await app.endOf(first.runId)).toMatchObject({ status: 'succeeded', done: 17, total: 17 });
  });

  it('fails with the class of the first child that failed, when all have ended', async () => {
    sources.readers.set('hospitals', () => Promise.reject(new CrawlFailure('schema_changed', 'test')));
    const { runId } = await startAll();
    const parent = await app.endOf(runId);
    expect(parent).toMatchObject({ status: 'failed', done: 17, total: 17, failure: { code: 'schema_changed' } });
    const statuses = (await childrenOf(runId)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'succeeded')).toHaveLength(16);
  });

  it('is cancelled with everything that has not ended', async () => {
    sources.readers.set(
      'insurance',
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const started = startAll();
    while (!sources.reads.some(({ source }) => source === 'insurance')) await sleep(10);
    const id = (await overview()).latestAll?.id ?? '';
    expect((await app.http.delete(`/api/crawl/runs/${id}`)).body).toMatchObject({ status: 'cancelled' });
    expect(await started).toMatchObject({ success: false, runId: id });
    const children = await childrenOf(id);
    expect(children.find(({ source }) => source === 'insurance')?.status).toBe('cancelled');
    expect(children.every(({ finishedAt }) => finishedAt !== null)).toBe(true);
    expect((await overview()).active).toEqual([]);
    await app.http.delete(`/api/crawl/runs/${id}`).expect(200);
  });

  it('lets the ZIP that a visitor waits for go before it', async () => {
    await app.http.post('/api/crawl/pause');
    const all = startAll();
    while ((await overview()).active.length < 17) await sleep(20);
    const visitor = app.http.post('/api/crawl/providers').send({ zip: '90057', type: 'pharmacy' }).then();
    while ((await overview()).active.length < 18) await sleep(20);
    await app.http.post('/api/crawl/resume');
    await visitor;
    await app.endOf((await all).runId);
    const started = await app.query<{ zip: string | null }>(
      `SELECT zip FROM guide.crawl_runs WHERE source <> 'all' ORDER BY started_at`,
    );
    // It was requested last, and is among the eight that a worker takes first.
    const place = started.findIndex(({ zip }) => zip === '90057');
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(8);
  });

  it('is ended by the reconciler when its worker died between the last child and the parent', async () => {
    await app.query(
      `WITH parent AS (INSERT INTO guide.crawl_runs (source, status, request_id, requested_by)
                       VALUES ('all', 'running', 'dead-0001', 'operator') RETURNING id)
       INSERT INTO guide.crawl_runs (parent_id, source, status, request_id, requested_by, found, finished_at)
       SELECT id, 'clinics', 'succeeded', 'dead-0001', 'operator', 7, now() FROM parent`,
    );
    await app.get(ReconcilerService).reconcile(0);
    expect((await overview()).latestAll).toMatchObject({ status: 'succeeded', found: 7, done: 1, total: 1 });
  });
});
