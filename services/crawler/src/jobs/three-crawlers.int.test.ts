// Three real crawler processes on one queue: together they ask no faster than one of them, and no page twice.
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { POLICIES } from '../sources/providers/source';
import { CrawlerProcesses, until } from '../testing/crawler-processes';

const ZIPS = ['90006', '94112', '95822'];
const TYPES = ['clinic', 'pharmacy', 'hospital'];
const { paceMs } = POLICIES.sample;
/** On a machine under load one request may be that much longer on its way to the stand-in's log than the next; less than a pace. */
const JITTER_MS = 120;

describe('three crawlers on one queue', () => {
  let database: TestDatabase;
  let samples: SampleSources;
  const processes = new CrawlerProcesses('three-crawlers-test', 9640);
  /** Jobs that each process has done. */
  const done: number[] = [];

  beforeAll(async () => {
    processes.build();
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources({ delayMs: 40 })]);
  });
  afterAll(async () => {
    processes.killAll();
    await Promise.all([database.drop(), samples.stop()]);
  });

  async function startCrawler(index: number): Promise<void> {
    const env = {
      CRAWLER_DATABASE_URL: database.crawlerUrl,
      QUEUE_URL: database.queueUrl,
      SAMPLE_SOURCES_URL: samples.url,
      CRAWL_FILES_DIR: processes.filesIn(`files-${index}`),
      // As it is deployed, a process takes several jobs; here few enough that no process can take them all.
      CRAWL_CONCURRENCY: '3',
      LOG_LEVEL: 'info',
    };
    const child = processes.start(index, env, ['ignore', 'pipe', 'inherit']);
    done[index] = 0;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      done[index] = (done[index] ?? 0) + (text.match(/"outcome":"done"/g)?.length ?? 0);
    });
    await until(() => processes.isReady(index));
  }

  const query = <T>(sql: string): Promise<T[]> =>
    withClient(database.adminUrl, async (client) => (await client.query(sql)).rows as T[]);

  it('keep the pace of a host together, and read every page once', async () => {
    // At once and on an empty database, as compose starts them: one brings the curated records, the others wait or find them.
    await Promise.all([0, 1, 2].map(startCrawler));
    for (const [index, zip] of ZIPS.entries()) {
      for (const type of TYPES) {
        void fetch(`${processes.addressOf(index)}/api/crawl/providers`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ zip, type }),
        }).catch(() => undefined);
      }
    }
    const wanted = ZIPS.length * TYPES.length;
    const runs = () =>
      query<{ status: string; found: number }>('SELECT status, found FROM guide.crawl_runs WHERE zip IS NOT NULL');
    await until(async () => (await runs()).filter(({ status }) => status === 'succeeded').length === wanted);

    const seen = await samples.requests();
    const pages = seen.map(({ url }) => String(url)).filter((url) => url.startsWith('/nppes/'));
    expect(pages.length).toBeGreaterThan(wanted);
    expect(new Set(pages).size).toBe(pages.length);
    expect(seen.length - pages.length).toBe(1);

    const arrivals = seen.map(({ at }) => Date.parse(String(at)));
    // However many in a row: never one more than the pace allows.
    const tooFast = arrivals.flatMap((from, first) =>
      arrivals.slice(first + 1).filter((to, index) => to - from < (index + 1) * paceMs - JITTER_MS),
    );
    expect(tooFast).toEqual([]);

    // It was the work of all three.
    await until(() => Promise.resolve(done.every((count) => count > 0)));
    const [rows] = await query<{ count: number }>(
      `SELECT count(*)::int FROM guide.provider_sources WHERE source = 'nppes' AND origin = 'sample'`,
    );
    expect(rows?.count).toBe((await runs()).reduce((sum, { found }) => sum + found, 0));
  });
});
