// Real crawler processes with the real sources: killed in the middle of a crawl of everything, and taken over.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { RunResponse } from '@app/contracts/http/crawler';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';

const ROOT = resolve(__dirname, '../../../..');
/** A build of its own: never stale, and never in the way of a product that runs from dist/. */
const BUILD = resolve(ROOT, `.cache/crawl-all-test-${process.pid}`);
const PORT = 9440;

describe('a crawl of everything by processes that die', () => {
  let database: TestDatabase;
  let samples: SampleSources;
  const children = new Set<ChildProcess>();

  beforeAll(async () => {
    const compile = [
      'swc',
      'services/crawler',
      'libs',
      '-d',
      BUILD,
      '--ignore',
      '**/*.test.ts',
      '--copy-files',
      '--quiet',
    ];
    execFileSync('npx', compile, { cwd: ROOT, stdio: 'pipe' });
    // Nothing shipped: these crawls are the only runs there are.
    rmSync(resolve(BUILD, 'libs/content/snapshots'), { recursive: true, force: true });
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
  }, 60_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all([database.drop(), samples.stop()]);
    rmSync(BUILD, { recursive: true, force: true });
  });

  function startCrawler(offset: number): ChildProcess {
    const child = spawn(process.execPath, [resolve(BUILD, 'services/crawler/src/main.js')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        SERVICE_PORT: String(PORT + offset),
        CRAWLER_DATABASE_URL: database.crawlerUrl,
        QUEUE_URL: database.queueUrl,
        SOURCES: 'sample',
        SAMPLE_SOURCES_URL: samples.url,
        CRAWL_ACCESS: 'open',
        CRAWL_FILES_DIR: resolve(BUILD, 'files'),
        LOG_LEVEL: 'error',
      },
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  }

  async function until<T>(what: () => Promise<T | undefined | false>, patienceMs = 120_000): Promise<T> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
      const found = await what().catch(() => undefined);
      if (found) return found;
    }
    throw new Error(`It did not happen in ${patienceMs} ms`);
  }

  const json = async <T>(offset: number, path: string, method = 'GET') =>
    (await (await fetch(`http://127.0.0.1:${PORT + offset}${path}`, { method })).json()) as T;
  const ready = (offset: number) =>
    until(async () => (await fetch(`http://127.0.0.1:${PORT + offset}/internal/health`)).ok);
  const query = <T>(sql: string): Promise<T[]> =>
    withClient(database.adminUrl, async (client) => (await client.query(sql)).rows as T[]);

  it('goes on where it was, ends at 100 %, and holds every record once', async () => {
    const first = startCrawler(0);
    await ready(0);
    // The answer may never come: its process is about to die.
    void fetch(`http://127.0.0.1:${PORT}/api/crawl/all`, { method: 'POST' }).catch(() => undefined);
    const middle = await until(async () => {
      const { latestAll } = await json<CrawlOverviewResponse>(0, '/api/crawl/overview');
      return latestAll !== null && latestAll.done >= 2 && latestAll;
    });
    first.kill('SIGKILL');
    expect(middle).toMatchObject({ status: 'running', total: 14 });

    startCrawler(1);
    await ready(1);
    const parent = await until(async () => {
      const run = await json<RunResponse>(1, `/api/crawl/runs/${middle.id}`);
      return run.finishedAt !== null && run;
    });
    const parts = await json<RunResponse[]>(1, `/api/crawl/runs?parentId=${middle.id}&limit=100`);
    const failed = parts.filter(({ status }) => status !== 'succeeded').map(({ source, failure }) => [source, failure]);
    expect(failed).toEqual([]);
    expect(parent).toMatchObject({ status: 'succeeded', done: 14, total: 14, failure: null });
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
  }, 240_000);

  it('finds nothing new the second time', async () => {
    const parent = await json<{ runId: string }>(1, '/api/crawl/all', 'POST');
    await until(async () => (await json<RunResponse>(1, `/api/crawl/runs/${parent.runId}`)).finishedAt !== null);
    const again = await json<RunResponse>(1, `/api/crawl/runs/${parent.runId}`);
    expect(again).toMatchObject({ status: 'succeeded', added: 0, updated: 0, deactivated: 0 });
    expect(again.unchanged).toBe(again.found);
  }, 240_000);
});
