import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlResponse, RunResponse } from '@app/contracts/http/crawler';
import { DataSource } from 'typeorm';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { POLICIES } from '../sources/providers/source';
import { CrawlerApp, HASTY, settingsOf } from '../testing/crawler-app';
import { ReconcilerService } from '../ledger/reconciler.service';

const UNKNOWN_RUN = '00000000-0000-4000-8000-000000000000';

describe('the ledger of crawl runs', () => {
  let database: TestDatabase;
  let samples: SampleSources;
  let app: CrawlerApp;
  const settings = () => settingsOf(database, samples);

  beforeAll(async () => {
    jest.replaceProperty(POLICIES, 'sample', HASTY);
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
    app = await CrawlerApp.start(settings());
  });
  beforeEach(async () => {
    await samples.clearFaults();
    await app.query('DELETE FROM guide.crawl_runs');
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), samples.stop()]);
    jest.restoreAllMocks();
  });

  const post = (zip: string, type: string) => app.http.post('/api/crawl/providers').send({ zip, type });
  const visit = (zip: string, type: 'pharmacy') =>
    app.get(CrawlQueue).addCrawlZip({ v: 1, zip, type, requestId: 'visit-0001', requestedBy: 'visitor' });
  const runsOf = async (zip: string) => (await app.http.get('/api/crawl/runs').query({ zip })).body as RunResponse[];
  async function untilRuns(zip: string, count: number): Promise<RunResponse[]> {
    for (let round = 0; round < 400; round += 1) {
      const runs = await runsOf(zip);
      if (runs.length >= count && runs.every(({ finishedAt }) => finishedAt !== null)) return runs;
      await sleep(25);
    }
    throw new Error('The runs did not end.');
  }

  it('answers a start with the result when it ends in time', async () => {
    const { body, status, headers } = await post('90005', 'pharmacy');
    const result = body as CrawlResponse;
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(result).toMatchObject({ success: true, status: 'succeeded', source: 'providers', error: null, plans: [] });
    expect(result.count).toBeGreaterThan(0);
    expect(result.providersFound).toBe(result.count);
    expect(Date.parse(result.timestamp)).not.toBeNaN();
  });

  it('says why a crawl failed, as a code, and that it did not succeed', async () => {
    await samples.setFault({ source: 'nppes', fault: 'forbidden-403' });
    const { body, status } = await post('90005', 'pharmacy');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, status: 'failed', error: { code: 'blocked' } });
  });

  it('lets a second start join the run under way', async () => {
    await samples.setFault({ source: 'nppes', fault: 'http-429', times: 1 });
    const [first, second] = await Promise.all([post('90005', 'pharmacy'), post('90005', 'pharmacy')]);
    expect((first.body as CrawlResponse).runId).toBe((second.body as CrawlResponse).runId);
    expect(await runsOf('90005')).toHaveLength(1);
  });

  it('opens a run for a miss of a visitor, and no second one for a day', async () => {
    await visit('90020', 'pharmacy');
    const [run] = await untilRuns('90020', 1);
    expect(run).toMatchObject({ status: 'succeeded', requestedBy: 'visitor' });
    await visit('90020', 'pharmacy');
    await sleep(500);
    expect(await runsOf('90020')).toHaveLength(1);
    await app.query(`UPDATE guide.crawl_runs SET finished_at = now() - interval '25 hours'`);
    await visit('90020', 'pharmacy');
    await untilRuns('90020', 2);
  });

  it('lets a failed run rest for ten minutes', async () => {
    await samples.setFault({ source: 'nppes', fault: 'forbidden-403' });
    await visit('90021', 'pharmacy');
    expect(await untilRuns('90021', 1)).toEqual([expect.objectContaining({ status: 'failed' })]);
    await visit('90021', 'pharmacy');
    await sleep(500);
    expect(await runsOf('90021')).toHaveLength(1);
    await app.query(`UPDATE guide.crawl_runs SET finished_at = now() - interval '11 minutes'`);
    await visit('90021', 'pharmacy');
    await untilRuns('90021', 2);
  });

  it('cancels a run under way: its worker stops and stores nothing more', async () => {
    jest.replaceProperty(POLICIES, 'sample', { ...HASTY, paceMs: 400 });
    const started = post('90005', 'doctor').then(({ body }) => body as CrawlResponse);
    let run: RunResponse | undefined;
    while (!run || run.done < 2) [run] = await runsOf('90005');
    const { body } = await app.http.delete(`/api/crawl/runs/${run.id}`).expect(200);
    expect(body).toMatchObject({ id: run.id, status: 'cancelled' });
    expect(await started).toMatchObject({ success: false, status: 'cancelled' });
    await sleep(3_000);
    const requestCount = (await samples.requests()).length;
    const after = (await runsOf('90005'))[0];
    await sleep(1_000);
    expect((await samples.requests()).length).toBe(requestCount);
    expect(after).toMatchObject({ status: 'cancelled', done: (body as RunResponse).done });
    jest.replaceProperty(POLICIES, 'sample', HASTY);
  });

  it('cannot cancel what is over, and knows no run that never was', async () => {
    const { runId } = (await post('90005', 'pharmacy')).body as CrawlResponse;
    await app.http.delete(`/api/crawl/runs/${runId}`).expect(409);
    await app.http.delete(`/api/crawl/runs/${UNKNOWN_RUN}`).expect(404);
    await app.http.get(`/api/crawl/runs/${UNKNOWN_RUN}`).expect(404);
  });

  it('asks again for a run whose job is gone', async () => {
    await app.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, request_id, requested_by)
       VALUES ('providers', '90022', 'pharmacy', 'lost-0001', 'visitor')`,
    );
    expect(await app.get(ReconcilerService).reconcile(0)).toBe(1);
    expect(await untilRuns('90022', 1)).toEqual([expect.objectContaining({ status: 'succeeded' })]);
    expect(await app.get(ReconcilerService).reconcile(0)).toBe(0);
  });

  it('leaves alone a run whose worker stores in a long transaction', async () => {
    await app.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, request_id, requested_by, status, attempts, job_id, heartbeat_at)
       VALUES ('providers', '90024', 'pharmacy', 'long-0001', 'operator', 'running', 1, 'command', now() - interval '1 hour')`,
    );
    const session = app.get(DataSource).createQueryRunner();
    await session.startTransaction();
    await session.query(`SELECT FROM guide.crawl_runs WHERE request_id = 'long-0001' FOR UPDATE`);
    expect(await app.get(ReconcilerService).reconcile(10)).toBe(0);
    await session.rollbackTransaction();
    await session.release();
    expect(await app.get(ReconcilerService).reconcile(10)).toBe(1);
    await untilRuns('90024', 1);
  });

  it('reads the latest result without starting anything for a stranger, and starts for our own pages', async () => {
    await app.http.get('/api/crawl/providers').query({ zip: '90023', type: 'pharmacy' }).expect(404);
    expect(await runsOf('90023')).toHaveLength(0);
    const own = await app.http
      .get('/api/crawl/providers')
      .query({ zip: '90023', type: 'pharmacy' })
      .set('x-requested-with', 'fetch')
      .expect(200);
    expect(own.body).toMatchObject({ success: true });
    const again = await app.http.get('/api/crawl/providers').set('sec-fetch-site', 'same-origin').expect(200);
    expect((again.body as CrawlResponse).runId).toBe((own.body as CrawlResponse).runId);
  });

  it.each([
    ['post', '/api/crawl/providers', { zip: '9000', type: 'pharmacy' }, 'zip'],
    ['post', '/api/crawl/providers', { zip: '90006', type: 'dragon' }, 'type'],
    ['post', '/api/crawl/providers', {}, 'zip'],
    ['post', '/api/crawl/dragons', { zip: '90006', type: 'pharmacy' }, 'source'],
    ['get', '/api/crawl/runs?limit=0', undefined, 'limit'],
    ['get', '/api/crawl/runs?status=dragon', undefined, 'status'],
    ['get', '/api/crawl/runs/not-an-id', undefined, 'id'],
    ['delete', '/api/crawl/runs/not-an-id', undefined, 'id'],
  ] as const)('%s %s with bad input is a 400 that names the field', async (method, path, body, field) => {
    const answer = await app.http[method](path).send(body);
    expect(answer.status).toBe(400);
    expect((answer.body as { fields: object }).fields).toHaveProperty(field);
  });

  it('lets visitors neither start nor stop a crawl when only operators may, and lets all read', async () => {
    const closed = await CrawlerApp.start({ ...settings(), crawlAccess: 'operators' });
    await closed.http.post('/api/crawl/providers').send({ zip: '90006', type: 'pharmacy' }).expect(401);
    await closed.http.delete(`/api/crawl/runs/${UNKNOWN_RUN}`).expect(401);
    await closed.http
      .get('/api/crawl/providers')
      .query({ zip: '90024', type: 'pharmacy' })
      .set('x-requested-with', 'x')
      .expect(404);
    await closed.http.get('/api/crawl/runs').expect(200);
    await closed.close();
  });

  it('is ready, names its checks and says where the records come from', async () => {
    const { body } = await app.http.get('/internal/health').expect(200);
    expect(body).toEqual({
      service: 'crawler',
      status: 'ok',
      checks: { database: 'ok', queue: 'ok' },
      sourcesMode: 'sample',
    });
  });
});
