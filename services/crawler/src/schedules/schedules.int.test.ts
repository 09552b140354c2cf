import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { RunResponse } from '@app/contracts/http/crawler';
import { crawlScheduleId } from '@app/contracts/jobs/crawl-source';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { redisUrl } from '@app/testing/redis';
import { CrawlerApp } from '../testing/crawler-app';
import { InventedSources } from '../testing/invented-sources';
import { READ_BY_THEMSELVES } from '../sources/all-sources';
import { SchedulesService } from './schedules.service';

const REDIS_DATABASE = 10;
const PATTERNS = READ_BY_THEMSELVES.reduce((count, { schedule }) => count + schedule.patterns.length, 0);

describe.each(['postgres', 'redis'] as const)('schedules with their queue on %s', (kind) => {
  let database: TestDatabase;
  let apps: CrawlerApp[];
  let queueUrl: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    queueUrl = database.queueUrl;
    if (kind === 'redis') {
      const redis = await redisUrl();
      if (redis === null) throw new Error('Redis is missing: install the package redis-server or set TEST_REDIS_URL.');
      queueUrl = `${redis.replace(/\/+$/, '')}/${REDIS_DATABASE}`;
    }
    const settings = { databaseUrl: database.crawlerUrl, queueUrl, sources: 'live' as const };
    apps = await Promise.all([1, 2].map(() => CrawlerApp.start(settings, new InventedSources().parts)));
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await database.drop();
  });

  const first = () => apps[0] as CrawlerApp;
  const runs = async () => (await first().http.get('/api/crawl/runs')).body as RunResponse[];

  it('stand once in the queue however many processes registered them, and go when they are no longer ours', async () => {
    const queue = first().get(CrawlQueue);
    await queue.schedule(`${crawlScheduleId('kaiser')}-0`, '0 0 1 1 *', { v: 1, source: 'kaiser' });
    await Promise.all(apps.map((app) => app.get(SchedulesService).register()));
    const starts = await queue.nextStarts();
    expect(starts.size).toBe(PATTERNS);
    expect([...starts.keys()].filter((id) => id.startsWith(crawlScheduleId('kaiser')))).toEqual([]);
  });

  it('are left alone when they stand already', async () => {
    const queue = first().get(CrawlQueue);
    const before = await queue.nextStarts();
    await first().get(SchedulesService).register();
    expect(await queue.nextStarts()).toEqual(before);
  });

  it('say when each source is read next, in the night of California', async () => {
    const { body } = await first().http.get('/api/crawl/overview').expect(200);
    const { sources } = body as CrawlOverviewResponse;
    const scheduled = sources.filter(({ schedule }) => schedule !== null);
    expect(scheduled.map(({ source }) => source).sort()).toEqual(READ_BY_THEMSELVES.map(({ source }) => source).sort());
    for (const { schedule } of scheduled) {
      const next = new Date(schedule?.nextAt ?? '');
      expect(next.getTime()).toBeGreaterThan(Date.now());
      expect(next.toLocaleTimeString('en-GB', { timeZone: 'America/Los_Angeles' })).toMatch(/^(2[0-3]|0[0-4]):/);
    }
  });

  it('fire once for two processes', async () => {
    const queue = first().get(CrawlQueue);
    // Every second, instead of every week.
    await queue.schedule(`${crawlScheduleId('clinics')}-0`, '* * * * * *', { v: 1, source: 'clinics' });
    await sleep(3_500);
    await Promise.all(apps.map((app) => app.get(SchedulesService).register()));
    const opened = await runs();
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatchObject({ source: 'clinics', requestedBy: 'schedule' });
    expect(await first().endOf(opened[0]?.id ?? '')).toMatchObject({ status: 'succeeded' });
  });

  it('let a run that an operator started meanwhile be enough only while it goes on', async () => {
    await first().query('DELETE FROM guide.crawl_runs');
    await first().http.post('/api/crawl/hospitals').expect(200);
    await first().get(SchedulesService).fire('hospitals', 'schedule-test');
    expect((await runs()).map(({ requestedBy }) => requestedBy)).toEqual(['schedule', 'operator']);
    const again = await first().get(SchedulesService).fire('hospitals', 'schedule-test');
    expect(again).toEqual({ kind: 'not-wanted' });
    expect(await runs()).toHaveLength(2);
  });

  it('read no invented list', async () => {
    const settings = { databaseUrl: database.crawlerUrl, queueUrl, sources: 'sample' as const };
    const sample = await CrawlerApp.start(settings, new InventedSources().parts);
    try {
      const before = await runs();
      expect(await sample.get(SchedulesService).fire('insurance', 'schedule-test')).toEqual({ kind: 'not-wanted' });
      expect(await runs()).toEqual(before);
    } finally {
      await sample.close();
    }
  });
});
