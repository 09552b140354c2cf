// The daily firing, with the clock of these processes moved by hand over the night in which California's clocks go back.
import { NEWS_QUEUE } from '@app/contracts/jobs/read-news';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { Queue, Worker } from 'bullmq';
import { NewsQueue } from './news-queue';
import { queueConnection, type QueueConnection } from './queue-connection';

const HALF_HOUR_MS = 30 * 60_000;
const realNow = Date.now;
let offset = 0;
let database: TestDatabase;
let connections: QueueConnection[];
let queues: Queue[];
let workers: Worker[];

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + offset);
  database = await createTestDatabase();
  connections = [0, 1].map(() => queueConnection(database.queueUrl, { deadlineScale: 10 }));
  queues = connections.map(({ bullConnection }) => new Queue(NEWS_QUEUE, { connection: bullConnection }));
  workers = connections.map(
    ({ bullConnection }) => new Worker(NEWS_QUEUE, null, { connection: bullConnection, autorun: false }),
  );
});
afterAll(async () => {
  for (const each of [...workers, ...queues, ...connections]) await each.close();
  await database.drop();
});

it('comes once a day at six in California, also when daylight saving ends, however many processes keep the schedule', async () => {
  offset = Date.parse('2026-10-31T07:10:00Z') - realNow();
  const news = queues.map((queue, index) => new NewsQueue(queue, connections[index] as QueueConnection));
  await Promise.all(news.map((each) => each.keepSchedule()));
  const fired: string[] = [];
  while (Date.now() < Date.parse('2026-11-03T07:00:00Z')) {
    const jobs = await Promise.all(workers.map((worker) => worker.getNextJob('token', { block: false })));
    for (const job of jobs.filter((each) => each !== undefined)) {
      fired.push(new Date(Date.now()).toISOString().slice(0, 13));
      expect(job.data).toEqual({ v: 1, reason: 'schedule' });
      await job.moveToCompleted('', 'token', false);
    }
    await news[0]?.keepSchedule();
    offset += HALF_HOUR_MS;
  }
  expect(fired).toEqual(['2026-10-31T13', '2026-11-01T14', '2026-11-02T14']);
  expect((await news[1]?.nextReading())?.toISOString()).toBe('2026-11-03T14:00:00.000Z');
});

it('a second ask for a reading adds nothing while the first waits', async () => {
  const news = new NewsQueue(queues[0] as Queue, connections[0] as QueueConnection);
  await Promise.all([news.read('operator'), news.read('operator'), news.read('operator')]);
  expect(await queues[0]?.getWaitingCount()).toBe(1);
});
