// The crawl calls, made next to the browser: what the screens show is compared with these answers.
import { expect } from '@playwright/test';
import type { CrawlOverviewResponse, CrawlSourceOverview } from '../libs/contracts/src/http/crawl-overview';
import type { CrawlSource } from '../libs/contracts/src/http/crawl-sources';
import type { CrawlResponse, RunResponse } from '../libs/contracts/src/http/crawler';
import { BASE_URL } from './addresses';
import { clearFaults, setDelay, USUAL_DELAY_MS } from './sample-sources';

/** Longest wait for runs that have begun; one that lost its crawler is taken up again after 15 s. */
export const RUN_LIMIT_MS = 180_000;

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${BASE_URL}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const overview = (): Promise<CrawlOverviewResponse> => call('GET', '/api/crawl/overview');

/** What the overview says of one source. */
export async function overviewOf(source: CrawlSource): Promise<CrawlSourceOverview> {
  const found = (await overview()).sources.find((each) => each.source === source);
  if (!found) throw new Error(`The overview does not know ${source}`);
  return found;
}

export const runById = (id: string): Promise<RunResponse> => call('GET', `/api/crawl/runs/${id}`);
export const partsOf = (id: string): Promise<RunResponse[]> => call('GET', `/api/crawl/runs?parentId=${id}&limit=100`);

/** Runs a source to its good end. */
export async function crawl(source: CrawlSource, body: object = {}): Promise<RunResponse> {
  const { runId } = await call<CrawlResponse>('POST', `/api/crawl/${source}`, body);
  await expect.poll(async () => (await runById(runId)).status, { timeout: RUN_LIMIT_MS }).toBe('succeeded');
  return runById(runId);
}

/** Every record of a list that the catalog gives to visitors, page after page. */
export async function catalog(path: string): Promise<{ id: string }[]> {
  const records: { id: string }[] = [];
  for (;;) {
    const answer = await fetch(`${BASE_URL}${path}&offset=${records.length}`);
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    const page = (await answer.json()) as { id: string }[];
    records.push(...page);
    if (page.length === 0 || records.length >= Number(answer.headers.get('x-total-count'))) return records;
  }
}

/** Leaves the product as a test found it: no fault, the usual pace, nothing paused, nothing under way. */
export async function tidyUp(): Promise<void> {
  await clearFaults();
  await setDelay(USUAL_DELAY_MS);
  await call('POST', '/api/crawl/resume');
  const { active } = await overview();
  // Those that end by themselves in the meantime are no trouble.
  for (const { id } of active) await call('DELETE', `/api/crawl/runs/${id}`).catch(() => undefined);
  await expect.poll(async () => (await overview()).active.length, { timeout: RUN_LIMIT_MS }).toBe(0);
}
