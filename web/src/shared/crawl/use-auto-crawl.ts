// Follows a crawl that a question has started: repeats the request every 5 s for at most 5 minutes, and reads the
// run's own row for the counts on the screen. Used by the directories, the results page and the search page.
import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import type { AutoCrawlState } from '@app/contracts/http/catalog';
import type { RunResponse } from '@app/contracts/http/crawler';
import { apiGet } from '../api/api-client';
import { crawlProgress, isUnfinished, runPath } from './crawl-state';
import type { CrawlProgress } from './crawl-state';

const POLL_MS = 5_000;
const TIMEOUT_MS = 5 * 60_000;
const READ_RUN_MS = 1_500;

export interface AutoCrawlQuestion {
  /** Address of the request; a new address is a new wait. null = no request. */
  question: string | null;
  /** What the last answer said; null = no crawl is under way. */
  autoCrawl: AutoCrawlState | null;
  runIds: readonly string[];
  /** Repeats the request; must keep its identity between renders. */
  refetch: () => unknown;
}

export interface AutoCrawl {
  /** `over-time`: it still runs, but we no longer ask by ourselves. */
  state: 'idle' | 'collecting' | 'over-time' | 'failed' | 'finished';
  /** Too many others wait already: this request takes its place when it is repeated. */
  isQueueFull: boolean;
  progress: CrawlProgress;
  /** The failed run, when state is `failed`. */
  failedRun: RunResponse | null;
  /** The source gave out fewer records than it has. */
  isTruncated: boolean;
  /** Requests now, and continues after a timeout. */
  lookAgain: () => void;
}

async function readRuns([, ...ids]: readonly string[]): Promise<RunResponse[]> {
  return Promise.all(ids.map((id) => apiGet<RunResponse>(runPath(id))));
}

function stateOf(isCollecting: boolean, isOverTime: boolean, runs: readonly RunResponse[]): AutoCrawl['state'] {
  if (isCollecting) return isOverTime ? 'over-time' : 'collecting';
  if (runs.length === 0) return 'idle';
  return runs.some(({ status }) => status === 'failed') ? 'failed' : 'finished';
}

/** While a new job waits for a worker, the newest run is an old one that is over: it says nothing about the wait. */
function runsOfThisCrawl(runs: readonly RunResponse[], autoCrawl: AutoCrawlState | null): readonly RunResponse[] {
  return autoCrawl === 'queued' || autoCrawl === 'full' ? runs.filter(isUnfinished) : runs;
}

export function useAutoCrawl({ question, autoCrawl, runIds, refetch }: AutoCrawlQuestion): AutoCrawl {
  const isCollecting = autoCrawl !== null;
  const [overTimeFor, setOverTimeFor] = useState<string | null>(null);
  const isOverTime = question !== null && overTimeFor === question;

  const { data = [] } = useSWR(runIds.length > 0 ? ['crawl-runs', ...runIds] : null, readRuns, {
    // SWR's own 2 s would swallow every other read.
    dedupingInterval: READ_RUN_MS / 2,
    refreshInterval: (latest) => (isOverTime || (latest && !latest.some(isUnfinished)) ? 0 : READ_RUN_MS),
  });

  const runs = runsOfThisCrawl(data, autoCrawl);

  useEffect(() => {
    if (!isCollecting || isOverTime) return;
    const polling = setInterval(refetch, POLL_MS);
    return () => clearInterval(polling);
  }, [isCollecting, isOverTime, refetch]);

  useEffect(() => {
    if (!isCollecting || isOverTime) return;
    const end = setTimeout(() => setOverTimeFor(question), TIMEOUT_MS);
    return () => clearTimeout(end);
  }, [isCollecting, isOverTime, question]);

  // The run's row shows the end before the next poll does: the request is repeated at once instead of letting people wait.
  const areRunsOver = runs.length > 0 && !runs.some(isUnfinished);
  useEffect(() => {
    if (isCollecting && areRunsOver) refetch();
  }, [isCollecting, areRunsOver, refetch]);

  const lookAgain = useCallback(() => {
    setOverTimeFor(null);
    refetch();
  }, [refetch]);

  return {
    state: stateOf(isCollecting, isOverTime, runs),
    isQueueFull: autoCrawl === 'full',
    progress: crawlProgress(runs),
    failedRun: runs.find(({ status }) => status === 'failed') ?? null,
    isTruncated: runs.some((run) => run.isTruncated),
    lookAgain,
  };
}
