// The same promises on both backends. Redis is the system's redis-server; without it the suite says so and fails by name.
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  type INestApplicationContext,
  Injectable,
  Logger,
  Module,
} from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { CRAWL_QUEUE, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { createEmptyDatabase, createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { HANG_MS } from '@app/testing/hang-ms';
import { redisUrl } from '@app/testing/redis';
import type { Job } from 'bullmq';
import { CrawlQueue } from './crawl-queue';
import { CrawlQueueModule } from './crawl-queue.module';
import { QueueConnection, queueConnection } from './queue-connection';

const REDIS_DATABASE = 7;
const job: CrawlZipJob = { v: 1, zip: '90006', type: 'pharmacy', requestId: 'test-0001', requestedBy: 'visitor' };

@Injectable()
@Processor(CRAWL_QUEUE, { lockDuration: 2_000, stalledInterval: 1_000 })
class RecordingWorker extends WorkerHost implements BeforeApplicationShutdown {
  static handle: (job: Job) => Promise<void> = async () => undefined;
  readonly errors: Error[] = [];

  async process(taken: Job): Promise<void> {
    await RecordingWorker.handle(taken);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.errors.push(error);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + HANG_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** @param deadlineScale a busy machine needs more than a visitor is kept waiting */
async function startApp(url: string, hasWorker: boolean, deadlineScale = 10): Promise<INestApplicationContext> {
  Logger.overrideLogger(false);
  @Module({
    imports: [CrawlQueueModule.forRoot({ url, applicationName: 'queue-test', deadlineScale })],
    providers: hasWorker ? [RecordingWorker] : [],
  })
  class TestModule {}
  const module = await Test.createTestingModule({ imports: [TestModule] }).compile();
  return module.init();
}

describe.each(['postgres', 'redis'] as const)('the crawl queue on %s', (kind) => {
  let database: TestDatabase | undefined;
  let url: string;
  let app: INestApplicationContext | undefined;

  beforeAll(async () => {
    if (kind === 'postgres') {
      database = await createTestDatabase();
      url = database.queueUrl;
      return;
    }
    const redis = await redisUrl();
    if (redis === null) throw new Error('Redis is missing: install the package redis-server or set TEST_REDIS_URL.');
    url = `${redis.replace(/\/+$/, '')}/${REDIS_DATABASE}`;
  });
  afterAll(async () => database?.drop());

  beforeEach(async () => {
    RecordingWorker.handle = async () => undefined;
    app = await startApp(url, false);
    const queue = app.get(CrawlQueue);
    await queue.removeWaiting(job.zip, job.type);
  });
  afterEach(async () => app?.close());

  it('adds one job however often it is requested', async () => {
    const queue = app?.get(CrawlQueue) as CrawlQueue;
    expect(await queue.isPresent('90006', 'pharmacy')).toBe(false);
    await Promise.all([queue.addCrawlZip(job), queue.addCrawlZip(job), queue.addCrawlZip(job)]);
    expect(await queue.isPresent('90006', 'pharmacy')).toBe(true);
    expect(await queue.isPresent('90006', 'doctor')).toBe(false);
    const taken: string[] = [];
    RecordingWorker.handle = async ({ id }) => void taken.push(id ?? '');
    const worker = await startApp(url, true);
    await until(async () => !(await queue.isPresent('90006', 'pharmacy')));
    await worker.close();
    expect(taken).toHaveLength(1);
  });

  it('counts a job as present while it is worked on, and takes a new one when it is over', async () => {
    const queue = app?.get(CrawlQueue) as CrawlQueue;
    let finish = (): void => undefined;
    let count = 0;
    RecordingWorker.handle = () => {
      count += 1;
      return new Promise((resolve) => (finish = resolve));
    };
    const worker = await startApp(url, true);
    await queue.addCrawlZip(job);
    await until(() => count === 1);
    expect(await queue.isPresent('90006', 'pharmacy')).toBe(true);
    await queue.addCrawlZip(job);
    finish();
    await until(async () => !(await queue.isPresent('90006', 'pharmacy')));
    await queue.addCrawlZip(job);
    await until(() => count === 2);
    finish();
    await until(async () => !(await queue.isPresent('90006', 'pharmacy')));
    await worker.close();
  });

  it('lets no visitor wait behind the ZIPs of another (defect 3)', async () => {
    const queue = app?.get(CrawlQueue) as CrawlQueue;
    const ask = (zip: number, visitor: string): Promise<boolean> =>
      queue.addForVisitor({ ...job, zip: String(zip), visitor });
    const zips = Array.from({ length: 30 }, (_, index) => 90100 + index);
    const greedy = await Promise.all(zips.map((zip) => ask(zip, 'greedy')));
    expect(greedy.filter(Boolean)).toHaveLength(2);
    // A second look at a page that waits already is no further crawl.
    expect(await ask(90100, 'greedy')).toBe(true);
    const others = await Promise.all(zips.map((zip) => ask(zip + 100, `visitor-${zip}`)));
    expect(others.filter(Boolean)).toHaveLength(8);
    // Known to be full, the line is not read again for each: twenty searches in a row take no lock.
    const locks = jest.spyOn((app as NonNullable<typeof app>).get(QueueConnection).lock, 'hold');
    await ask(90999, 'late');
    locks.mockClear();
    const late = await Promise.all(zips.slice(0, 20).map((zip) => ask(zip + 300, 'late')));
    expect([late.filter(Boolean).length, locks.mock.calls.length, await ask(90200, 'late')]).toEqual([0, 0, true]);
    // Nor for three at once: the first of them reads it.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await Promise.all([91001, 91002, 91003].map((zip) => ask(zip, 'later')));
    expect(locks).toHaveBeenCalledTimes(1);
    locks.mockRestore();
    const taken: string[] = [];
    RecordingWorker.handle = async ({ data }) => void taken.push((data as CrawlZipJob).zip);
    const worker = await startApp(url, true);
    try {
      await until(() => taken.length === 10);
    } finally {
      await worker.close();
    }
    // Who came with one ZIP goes before the second one of the list.
    expect(taken.at(-1)).toBe('90101');
    expect(taken.indexOf('90207')).toBeLessThan(taken.indexOf('90100'));
    await until(() => ask(90102, 'greedy'));
    await queue.removeWaiting('90102', 'pharmacy');
  });

  it('counts what waits once for all processes that ask', async () => {
    const other = await startApp(url, false);
    const queues = [app?.get(CrawlQueue) as CrawlQueue, other.get(CrawlQueue)];
    const zips = Array.from({ length: 12 }, (_, index) => String(90300 + index));
    const ask = (zip: string, index: number, visitor: string): Promise<boolean> =>
      (queues[index % 2] as CrawlQueue).addForVisitor({ ...job, zip, visitor });
    const greedy = await Promise.all(zips.map((zip, index) => ask(zip, index, 'greedy')));
    const others = await Promise.all(zips.map((zip, index) => ask(`91${zip.slice(2)}`, index, `visitor-${index}`)));
    for (const zip of zips.flatMap((each) => [each, `91${each.slice(2)}`]))
      await queues[0]?.removeWaiting(zip, job.type);
    await other.close();
    expect([greedy.filter(Boolean).length, others.filter(Boolean).length]).toEqual([2, 8]);
  });

  it('takes a new job after one that failed for good', async () => {
    const queue = app?.get(CrawlQueue) as CrawlQueue;
    let count = 0;
    RecordingWorker.handle = async () => {
      count += 1;
      throw new Error('broken');
    };
    const worker = await startApp(url, true);
    await queue.addCrawlZip(job);
    await until(() => count === 3);
    await until(async () => !(await queue.isPresent('90006', 'pharmacy')));
    await queue.addCrawlZip(job);
    await until(() => count === 4);
    await worker.close();
    await queue.removeWaiting(job.zip, job.type);
  });

  it('takes a waiting job out again', async () => {
    const queue = app?.get(CrawlQueue) as CrawlQueue;
    await queue.addCrawlZip(job);
    await queue.removeWaiting('90006', 'pharmacy');
    expect(await queue.isPresent('90006', 'pharmacy')).toBe(false);
    await queue.addCrawlZip(job);
    expect(await queue.isPresent('90006', 'pharmacy')).toBe(true);
  });

  it('says that it can be read', async () => {
    await expect(app?.get(CrawlQueue).check()).resolves.toBeUndefined();
    expect(app?.get(QueueConnection).kind).toBe(kind);
  });
});

describe('a queue on a database without its schema', () => {
  it('waits without a storm of errors and works once the schema exists', async () => {
    const empty = await createEmptyDatabase();
    const url = empty.adminUrl;
    let count = 0;
    RecordingWorker.handle = async () => void (count += 1);
    const app = await startApp(url, true, 1);
    const queue = app.get(CrawlQueue);
    await expect(queue.check()).rejects.toThrow('did not answer');
    await expect(queue.addCrawlZip(job)).rejects.toThrow('did not answer');
    expect(app.get(RecordingWorker).errors.length).toBeLessThan(5);
    await withClient(url, async (client) => {
      const { runMigrations } = await import('bullmq');
      await runMigrations(client, 'bullmq');
    });
    await until(async () =>
      queue.check().then(
        () => true,
        () => false,
      ),
    );
    await queue.addCrawlZip({ ...job, zip: '90020' });
    await until(() => count > 0);
    await app.close();
    await empty.drop();
  });

  it('can stop while it waits', async () => {
    const empty = await createEmptyDatabase();
    const app = await startApp(empty.adminUrl, true);
    const before = Date.now();
    await app.close();
    expect(Date.now() - before).toBeLessThan(5_000);
    await empty.drop();
  });
});

it('one process may speak to both backends', () => {
  const postgres = queueConnection('postgres://u:p@127.0.0.1:1/d');
  const redis = queueConnection('redis://127.0.0.1:1');
  expect([postgres.kind, redis.kind]).toEqual(['postgres', 'redis']);
  return postgres.close();
});
