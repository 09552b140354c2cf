// Real worker processes on both queue backends: killed after the first stored page, or stopped politely, and taken over.
import type { RunResponse } from '@app/contracts/http/crawler';
import { CRAWL_QUEUE, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { queueConnection } from '@app/queues/queue-connection';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { redisUrl } from '@app/testing/redis';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { Queue } from 'bullmq';
import { Client } from 'pg';
import { POLICIES } from '../sources/providers/source';
import { CrawlerApp, HASTY, settingsOf } from '../testing/crawler-app';
import { CrawlerProcesses, until } from '../testing/crawler-processes';

const REDIS_DATABASE = 8;
const SAMPLES = `SELECT natural_key AS key, content_hash AS hash FROM guide.providers
  WHERE is_active AND origin = 'sample' ORDER BY 1`;

describe.each(['postgres', 'redis'] as const)('a worker process with its queue on %s', (kind) => {
  let database: TestDatabase;
  let samples: SampleSources;
  let queueUrl: string;
  /** One connection for all repeated queries: each new one costs a password check. */
  let asking: Client;
  const processes = new CrawlerProcesses('worker-test', 9240);

  beforeAll(async () => {
    processes.build();
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources({ delayMs: 60 })]);
    asking = new Client({ connectionString: database.adminUrl });
    await asking.connect();
    queueUrl = database.queueUrl;
    if (kind === 'redis') {
      const redis = await redisUrl();
      if (redis === null) throw new Error('Redis is missing: install the package redis-server or set TEST_REDIS_URL.');
      queueUrl = `${redis.replace(/\/+$/, '')}/${REDIS_DATABASE}`;
    }
  });
  afterEach(async () => {
    processes.killAll();
    await asking.query('DELETE FROM guide.crawl_runs');
    await asking.query(`DELETE FROM guide.providers WHERE origin = 'sample'`);
  });
  afterAll(async () => {
    await asking.end();
    await Promise.all([database.drop(), samples.stop()]);
  });

  const startWorker = (offset: number) =>
    processes.start(offset, {
      CRAWLER_DATABASE_URL: database.crawlerUrl,
      QUEUE_URL: queueUrl,
      SAMPLE_SOURCES_URL: samples.url,
    });

  const query = async <T>(sql: string): Promise<T[]> => (await asking.query(sql)).rows as T[];
  const theRun = async () =>
    (
      await query<{ status: string; found: number; done: number; attempts: number }>(
        'SELECT status, found, done, attempts FROM guide.crawl_runs',
      )
    )[0];

  const happens = <T>(what: () => Promise<T | undefined | false>) => until(what, theRun);

  async function startCrawl(offset: number): Promise<void> {
    await happens(() => processes.isReady(offset));
    // The answer may never come: its process is about to die.
    void fetch(`${processes.addressOf(offset)}/api/crawl/providers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ zip: '90006', type: 'doctor' } satisfies Pick<CrawlZipJob, 'zip' | 'type'>),
    }).catch(() => undefined);
  }

  async function jobCounts(): Promise<Record<string, number>> {
    const connection = queueConnection(queueUrl);
    const queue = new Queue(CRAWL_QUEUE, { connection: connection.bullConnection });
    try {
      return await queue.getJobCounts('waiting', 'active');
    } finally {
      await queue.close();
      await connection.close();
    }
  }

  const stored = () => query<{ key: string; hash: string }>(SAMPLES);

  /** The same crawl by an undisturbed worker, in a database of its own. */
  async function undisturbed(): Promise<{ rows: { key: string; hash: string }[]; run: RunResponse }> {
    const policy = jest.replaceProperty(POLICIES, 'sample', HASTY);
    const other = await createTestDatabase();
    const app = await CrawlerApp.start(settingsOf(other, samples));
    const run = await app.crawl('90006', 'doctor');
    const rows = await app.query<{ key: string; hash: string }>(SAMPLES);
    await app.close();
    await other.drop();
    policy.restore();
    return { rows, run };
  }

  it('is killed after its first stored page, and the next one finds every record exactly once', async () => {
    const first = startWorker(0);
    await startCrawl(0);
    await happens(async () => ((await theRun())?.found ?? 0) > 0);
    first.kill('SIGKILL');
    const left = await theRun();
    expect(left).toMatchObject({ status: 'running' });
    const requestCount = (await samples.requests()).length;

    startWorker(1);
    const ended = await happens(async () => {
      const run = await theRun();
      return run?.status !== 'running' && run;
    });
    const rows = await stored();
    const expected = await undisturbed();
    expect(ended).toMatchObject({
      status: 'succeeded',
      found: expected.run.found,
      attempts: (left?.attempts ?? 0) + 1,
    });
    expect(rows).toEqual(expected.rows);
    expect(rows.length).toBe(ended.found);
    expect(rows.length).toBeGreaterThan(230);
    // It went on where the first one stopped: of the pages that were stored, none was read again.
    const again = (await samples.requests()).slice(requestCount, requestCount + 1).map(({ url }) => String(url));
    expect(again[0]).not.toMatch(/taxonomy_description=Internal\+Medicine&.*skip=0$/);
  });

  it('gives its job back when it is stopped, and the next one goes on', async () => {
    const first = startWorker(2);
    await startCrawl(2);
    await happens(async () => ((await theRun())?.found ?? 0) > 0);
    first.kill('SIGTERM');
    await happens(async () => first.exitCode !== null);
    expect(first.exitCode).toBe(0);
    expect(await theRun()).toMatchObject({ status: 'running' });
    // One that was not given back would be `active` until its lock has run out.
    expect(await jobCounts()).toEqual({ waiting: 1, active: 0 });

    startWorker(3);
    await happens(async () => (await theRun())?.status === 'succeeded');
    expect((await theRun())?.attempts).toBeGreaterThan(1);
  });
});
