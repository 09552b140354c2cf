// A forced start accepts what was not believed, and meets an unforced run of the same source: it is never silently the weaker one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlResponse } from '@app/contracts/http/crawler';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { CrawlerApp, settingsOf } from '../testing/crawler-app';
import { InventedSources, records } from '../testing/invented-sources';

describe('a forced start', () => {
  let database: TestDatabase;
  let sources: InventedSources;
  let app: CrawlerApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    sources = new InventedSources();
    app = await CrawlerApp.start(settingsOf(database), sources.parts);
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

  /** A run of insurance that would be refused: it reads half of what was there, and only on request. */
  const shortRun = async () => {
    await run('insurance');
    let finish = (): void => undefined;
    sources.readers.set('insurance', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return records(5);
    });
    const running = start('insurance');
    while (sources.reads.length < 2) await sleep(10);
    return { running, finish: () => finish() };
  };
  const optionsOf = async (): Promise<object[]> =>
    (await app.query<{ options: object }>('SELECT options FROM guide.crawl_runs ORDER BY created_at DESC')).map(
      ({ options }) => options,
    );

  it('adds two small row-count drops up to the large one they are, until an operator accepts it', async () => {
    await run('insurance');
    sources.readers.set('insurance', () => records(8));
    expect(await run('insurance')).toMatchObject({ status: 'succeeded', deactivated: 2 });
    sources.readers.set('insurance', () => records(7));
    expect(await run('insurance')).toMatchObject({ status: 'failed', failure: { code: 'row_count_fell' } });
    expect(await run('insurance', { force: true })).toMatchObject({ status: 'succeeded', found: 7 });
    sources.readers.set('insurance', () => records(6));
    expect(await run('insurance')).toMatchObject({ status: 'succeeded', found: 6 });
  });

  it('makes that run a forced one while it reads', async () => {
    const { running, finish } = await shortRun();
    const forced = start('insurance', { force: true });
    while (!('isForced' in ((await optionsOf())[0] ?? {}))) await sleep(10);
    finish();
    const answer = await running;
    expect(answer).toMatchObject({ success: true, count: 5 });
    expect(await forced).toMatchObject({ success: true, runId: answer.runId });
    expect(sources.swaps).toMatchObject([{ count: 10 }, { count: 5, target: { isForced: true } }]);
  });

  it('makes that run a forced one while it waits in the queue', async () => {
    await run('clinics');
    await app.http.post('/api/crawl/pause');
    const waiting = start('clinics');
    while ((await optionsOf()).length < 2) await sleep(10);
    const forced = start('clinics', { force: true });
    while (!('isForced' in ((await optionsOf())[0] ?? {}))) await sleep(10);
    await app.http.post('/api/crawl/resume');
    expect((await forced).runId).toBe((await waiting).runId);
    expect(sources.swaps).toHaveLength(2);
  });

  it('waits for a run that is storing already, and runs after it', async () => {
    const { running, finish } = await shortRun();
    let store = (): void => undefined;
    sources.beforeSwap = () => new Promise((resolve) => (store = resolve));
    finish();
    while ((await app.query(`SELECT 1 FROM guide.crawl_runs WHERE phase = 'storing'`)).length === 0) await sleep(10);
    const forced = start('insurance', { force: true });
    await sleep(300);
    sources.readers.set('insurance', () => records(5));
    sources.beforeSwap = undefined;
    store();
    expect(await running).toMatchObject({ success: false, status: 'failed' });
    const answer = await forced;
    expect(answer.runId).not.toBe((await running).runId);
    expect(await app.endOf(answer.runId)).toMatchObject({ status: 'succeeded', found: 5 });
  });

  it('says plainly that it was not started when a command goes on reading a file', async () => {
    await app.query(
      `INSERT INTO guide.crawl_runs (source, status, phase, options, request_id, requested_by, heartbeat_at)
       VALUES ('insurance', 'running', 'fetching', '{"file":"plans.ndjson"}', 'x', 'operator', now())`,
    );
    const answer = await app.http.post('/api/crawl/insurance').send({ force: true });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'conflict',
      detail: 'not_forced',
    });
    expect(await optionsOf()).toEqual([{ file: 'plans.ndjson' }]);
  });
});
