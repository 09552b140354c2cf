// One way to make each valid answer about crawls, for the tests of the operators' screens.
import type { CrawlOverviewResponse, CrawlSourceOverview } from '@app/contracts/http/crawl-overview';
import { CRAWL_SOURCES } from '@app/contracts/http/crawl-sources';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import type { CrawlResponse, FailureClass, RunResponse } from '@app/contracts/http/crawler';
import { run } from './records';

/** Of every picture that does not say otherwise: nothing begins between two of them. */
export const MARK = 'mark-1';

let nextRun = 1;

/** An unfinished run of a whole source unless given otherwise. */
export function wholeRun(source: CrawlSource, part: Partial<RunResponse> = {}): RunResponse {
  const id = `22222222-2222-4222-8222-${String(nextRun++).padStart(12, '0')}`;
  const figures = { done: 26, total: 43, found: 0, requestedBy: 'operator' as const };
  return run({ id, source, zip: null, type: null, state: 'CA', ...figures, result: null, ...part });
}

export function goodRun(source: CrawlSource, part: Partial<RunResponse> = {}): RunResponse {
  return wholeRun(source, {
    status: 'succeeded',
    phase: 'finished',
    done: 44,
    total: 44,
    found: 44,
    added: 3,
    updated: 2,
    unchanged: 39,
    deactivated: 1,
    release: 'CY2026_Landscape_202609',
    origin: 'live',
    finishedAt: '2026-11-21T20:02:41Z',
    result: { plans: [], skipped: {}, notes: [] },
    ...part,
  });
}

export function failedRun(source: CrawlSource, name: FailureClass, part: Partial<RunResponse> = {}): RunResponse {
  return wholeRun(source, {
    status: 'failed',
    phase: 'finished',
    finishedAt: '2026-11-21T20:03:00Z',
    failure: { code: name },
    ...part,
  });
}

const isOpen = ({ status }: RunResponse): boolean => status === 'queued' || status === 'running';

/** The overview of a server that knows these runs; the last of a source is its newest. */
export function overviewOf(
  runs: readonly RunResponse[],
  part: Partial<CrawlOverviewResponse> = {},
): CrawlOverviewResponse {
  const sources = CRAWL_SOURCES.map((source): CrawlSourceOverview => {
    const own = runs.filter((each) => each.source === source);
    const good = own.filter(({ status }) => status === 'succeeded').at(-1);
    const lastSucceeded = good && {
      runId: good.id,
      found: good.found,
      release: good.release,
      origin: good.origin,
      at: good.finishedAt ?? good.createdAt,
    };
    return {
      source,
      off: null,
      newest: own.at(-1) ?? null,
      lastSucceeded: lastSucceeded ?? null,
      schedule: null,
      stored: null,
    };
  });
  const active = runs.filter(isOpen);
  return {
    mark: MARK,
    tiles: {
      plansFound: null,
      successRate: { succeeded: 0, finished: 0, percent: null },
      activeRuns: active.filter(({ source }) => source !== 'all').length,
      lastUpdatedAt: null,
      conflicts: 0,
    },
    sources,
    active,
    latestAll: runs.filter(({ source }) => source === 'all').at(-1) ?? null,
    latestAllParts: [],
    isPaused: false,
    access: 'open',
    mayChange: true,
    sourcesMode: 'live',
    ...part,
  };
}

export function crawlAnswer(source: CrawlSource, part: Partial<CrawlResponse> = {}): CrawlResponse {
  return {
    success: true,
    status: 'succeeded',
    source,
    runId: '33333333-3333-4333-8333-333333333333',
    count: 44,
    plansFound: 44,
    providersFound: null,
    officesFound: null,
    hospitalsFound: null,
    hospitalsAdded: null,
    timestamp: '2026-11-21T20:00:05Z',
    error: null,
    plans: [],
    ...part,
  };
}
