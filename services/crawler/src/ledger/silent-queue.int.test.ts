// "Crawl all" while the queue accepts calls and answers none: the rows are the answer, the reconciler brings the jobs.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlOverviewResponse, CrawlPulseResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlResponse } from '@app/contracts/http/crawler';
import { CRAWL_QUEUE } from '@app/contracts/jobs/crawl-zip';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { CrawlerApp, settingsOf } from '../testing/crawler-app';
import { InventedSources } from '../testing/invented-sources';
import { ReconcilerService } from './reconciler.service';

/** 517 asks of a silent queue would take 1,034 s one after another; a busy machine needs some seconds for the rows. */
const AT_ONCE_MS = 15_000;
const PAIRS = 500;
const PARTS = 517;

describe('a crawl of everything while the queue is silent', () => {
  let database: TestDatabase;
  let app: CrawlerApp;
  let queue: Queue;

  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = settingsOf(database);
    app = await CrawlerApp.start(settings, new InventedSources().parts);
    queue = app.get<Queue>(getQueueToken(CRAWL_QUEUE) as never);
    // Nothing is to begin before the test has looked.
    await app.http.post('/api/crawl/pause').expect(201);
    await app.query(
      `INSERT INTO guide.crawl_runs (source, zip, type, status, request_id, requested_by, created_at, finished_at)
       SELECT 'providers', (90300 + n)::text, 'pharmacy', 'succeeded', 'asked-' || n, 'visitor', now(), now()
         FROM generate_series(1, $1) AS n`,
      [PAIRS],
    );
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const silence = () => {
    // The deadline of an ask strikes sooner here than in the product.
    const silent = () => sleep(1_000).then(() => Promise.reject(new Error('The queue did not answer')));
    return [
      jest.spyOn(queue, 'add').mockImplementation(silent),
      jest.spyOn(queue, 'getDeduplicationJobId').mockImplementation(silent),
    ] as const;
  };
  const timed = async <T>(work: PromiseLike<T>): Promise<[T, number]> => {
    const start = performance.now();
    return [await work, performance.now() - start];
  };

  it('is answered at once with all its parts, waits for the queue once only, and is cancelled as quickly', async () => {
    const mark = ((await app.http.get('/api/crawl/pulse')).body as CrawlPulseResponse).mark;
    const [add] = silence();
    const [start, startMs] = await timed(app.http.post('/api/crawl/all').expect(202));
    expect(startMs).toBeLessThan(AT_ONCE_MS);
    const { runId } = start.body as CrawlResponse;
    const overview = (await app.http.get('/api/crawl/overview')).body as CrawlOverviewResponse;
    expect(overview.latestAll).toMatchObject({ id: runId, status: 'queued', total: PARTS, done: 0 });
    expect(overview.mark).not.toBe(mark);
    // One ask of the queue failed; the 515 others are not tried.
    await sleep(2_500);
    expect(add).toHaveBeenCalledTimes(1);
    const [, cancelMs] = await timed(app.http.delete(`/api/crawl/runs/${runId}`).expect(200));
    expect(cancelMs).toBeLessThan(AT_ONCE_MS);
    await sleep(1_500);
  });

  it('gets its jobs from the reconciler once the queue answers again', async () => {
    silence();
    const { runId } = (await app.http.post('/api/crawl/all').expect(202)).body as CrawlResponse;
    const { latestAll } = (await app.http.get('/api/crawl/overview')).body as CrawlOverviewResponse;
    await sleep(1_500);
    jest.restoreAllMocks();
    await expect(queue.getJobCountByTypes('waiting', 'prioritized')).resolves.toBe(0);
    // Its own minute may strike meanwhile: together they ask for each part once.
    await app.get(ReconcilerService).reconcile(0);
    await expect(queue.getJobCountByTypes('waiting', 'prioritized')).resolves.toBe(latestAll?.total);
    await app.http.delete(`/api/crawl/runs/${runId}`).expect(200);
  });

  it('ends a read that the database holds back, with its reason, and reads on after it', async () => {
    await withClient(database.adminUrl, async (client) => {
      await client.query('BEGIN; LOCK TABLE guide.crawl_runs IN ACCESS EXCLUSIVE MODE');
      const reads = ['/api/crawl/overview', '/api/crawl/pulse', '/api/crawl/runs', '/api/crawl/insurance'];
      for (const answer of await Promise.all(reads.map((path) => app.http.get(path)))) {
        expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
        expect(answer.body).toMatchObject({ code: 'unavailable', detail: 'crawl_records_slow' });
      }
      await client.query('ROLLBACK');
    });
    await app.http.get('/api/crawl/overview').expect(200);
  });
});
