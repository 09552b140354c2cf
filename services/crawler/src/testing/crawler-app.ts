// The crawler as one process of the tests: the real modules on a real database and queue. Imported by tests only.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@app/testing/database';
import type { SampleSources } from '@app/testing/sample-sources';
import { ServiceApp, startService } from '@app/testing/service-app';
import { DIRECTORY_SOURCES } from '@app/contracts/http/crawl-sources';
import type { RunResponse } from '@app/contracts/http/crawler';
import type { CrawlerConfig } from '../config/config';
import { CrawlerModule } from '../crawler.module';
import type { WholeParts } from '../whole/whole-sources.service';
import type { Shipment } from '../snapshots/snapshot-list';
import type { FetchPolicy } from '@app/fetching/questions';

/**
 * Sample policy for tests: no pause worth waiting for. The time limit is a long one, as a busy machine may take seconds
 * for an answer that comes; a test of an answer that never comes sets a short one of its own.
 */
export const HASTY: FetchPolicy = { paceMs: 0, timeoutMs: 15_000, maxBytes: 5_000_000, retryDelaysMs: [5, 5, 5] };

const NO_SHIPMENT: Shipment = { folder: '', snapshots: [] };

export function testConfig(changes: Partial<CrawlerConfig>): CrawlerConfig {
  return {
    port: 0,
    host: '127.0.0.1',
    // A busy machine may answer later than a visitor is kept waiting.
    deadlineScale: 10,
    isProduction: false,
    databaseUrl: '',
    queueUrl: '',
    sources: 'sample',
    sampleSourcesUrl: 'http://127.0.0.1:1',
    contactUrl: null,
    crawlAccess: 'open',
    identitySecret: null,
    filesDirectory: join(tmpdir(), `crawler-test-${process.pid}`),
    chromePath: null,
    concurrency: 4,
    // A test that is about directories turns them on.
    offSources: Object.fromEntries(DIRECTORY_SOURCES.map((id) => [id, 'not_turned_on'])),
    planNetKey: null,
    managedCareCounties: [],
    npiFile: null,
    ...changes,
  };
}

/** A database of the test, its queue, and the samples it reads, if any. */
export const settingsOf = ({ crawlerUrl, queueUrl }: TestDatabase, samples?: SampleSources): Partial<CrawlerConfig> => {
  return { databaseUrl: crawlerUrl, queueUrl, ...(samples && { sampleSourcesUrl: samples.url }) };
};

export class CrawlerApp extends ServiceApp {
  /**
   * @param parts whole sources in place of the real ones
   * @param shipment snapshots to load; most tests want to see their own records alone
   */
  static async start(
    changes: Partial<CrawlerConfig>,
    parts?: WholeParts,
    shipment: Shipment = NO_SHIPMENT,
  ): Promise<CrawlerApp> {
    const root = CrawlerModule.register(testConfig(changes), parts, shipment);
    return new CrawlerApp(await startService('crawler', root));
  }

  /** Starts a crawl as an operator does and waits for its end. */
  async crawl(zip: string, type: string): Promise<RunResponse> {
    const answer = await this.http.post('/api/crawl/providers').send({ zip, type });
    return this.endOf((answer.body as { runId: string }).runId);
  }

  async endOf(id: string, patienceMs = 240_000): Promise<RunResponse> {
    for (const end = Date.now() + patienceMs; Date.now() < end;) {
      const run = (await this.http.get(`/api/crawl/runs/${id}`)).body as RunResponse;
      if (run.status !== 'queued' && run.status !== 'running') return run;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const answer = await this.http.get(`/api/crawl/runs/${id}`);
    throw new Error(`run ${id} did not end in ${patienceMs} ms: ${answer.text}`);
  }
}
