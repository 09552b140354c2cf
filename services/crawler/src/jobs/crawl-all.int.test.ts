// Real crawler processes with the real sources: killed in the middle of a crawl of everything, and taken over.
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { RunResponse } from '@app/contracts/http/crawler';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { CrawlerProcesses, until } from '../testing/crawler-processes';

describe('a crawl of everything by processes that die', () => {
  let database: TestDatabase;
  let samples: SampleSources;
  const processes = new CrawlerProcesses('crawl-all-test', 9440);

  beforeAll(() => processes.build());
  // One more try begins with nothing stored, as the first one did.
  beforeEach(async () => {
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
  });
  afterEach(async () => {
    processes.killAll();
    await Promise.all([database.drop(), samples.stop()]);
  });

  const startCrawler = (offset: number) =>
    processes.start(offset, {
      CRAWLER_DATABASE_URL: database.crawlerUrl,
      QUEUE_URL: database.queueUrl,
      SAMPLE_SOURCES_URL: samples.url,
    });

  const json = async <T>(offset: number, path: string, method = 'GET') =>
    (await (await fetch(`${processes.addressOf(offset)}${path}`, { method })).json()) as T;
  const ready = (offset: number) => until(() => processes.isReady(offset));
  const query = <T>(sql: string): Promise<T[]> =>
    withClient(database.adminUrl, async (client) => (await client.query(sql)).rows as T[]);

  it('goes on where it was, ends at 100 %, holds every record once, and finds nothing new the second time', async () => {
    const first = startCrawler(0);
    await ready(0);
    // The answer may never come: its process is about to die.
    void fetch(`${processes.addressOf(0)}/api/crawl/all`, { method: 'POST' }).catch(() => undefined);
    const middle = await until(async () => {
      const { latestAll } = await json<CrawlOverviewResponse>(0, '/api/crawl/overview');
      return latestAll !== null && latestAll.done >= 2 && latestAll;
    });
    first.kill('SIGKILL');
    expect(middle).toMatchObject({ status: 'running', total: 17 });

    startCrawler(1);
    await ready(1);
    const parent = await until(async () => {
      const run = await json<RunResponse>(1, `/api/crawl/runs/${middle.id}`);
      return run.finishedAt !== null && run;
    });
    const parts = await json<RunResponse[]>(1, `/api/crawl/runs?parentId=${middle.id}&limit=100`);
    const failed = parts.filter(({ status }) => status !== 'succeeded').map(({ source, failure }) => [source, failure]);
    expect(failed).toEqual([]);
    expect(parent).toMatchObject({ status: 'succeeded', done: 17, total: 17, failure: null });
    expect(parts.some(({ attempts }) => attempts > 1)).toBe(true);
    expect(parent.found).toBe(parts.reduce((sum, { found }) => sum + found, 0));

    const twice = await query(`SELECT type, natural_key FROM guide.providers GROUP BY 1, 2 HAVING count(*) > 1`);
    expect(twice).toEqual([]);
    const [plans] = await query<{ count: number }>(
      `SELECT count(*)::int FROM guide.insurance_plans WHERE is_active AND source = 'insurance' AND origin = 'sample'`,
    );
    expect(plans?.count).toBe(parts.find(({ source }) => source === 'insurance')?.found);
    const [offices] = await query<{ count: number }>('SELECT count(*)::int FROM guide.offices WHERE is_active');
    expect(offices?.count).toBe(parts.find(({ source }) => source === 'social-security')?.found);

    const next = await json<{ runId: string }>(1, '/api/crawl/all', 'POST');
    await until(async () => (await json<RunResponse>(1, `/api/crawl/runs/${next.runId}`)).finishedAt !== null);
    const again = await json<RunResponse>(1, `/api/crawl/runs/${next.runId}`);
    expect(again).toMatchObject({ status: 'succeeded', added: 0, updated: 0, deactivated: 0 });
    expect(again.unchanged).toBe(again.found);
  });
});
