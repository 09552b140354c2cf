// What an operator can do: start, cancel, pause, resume. Keeps what is being sent and why an action failed.
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CrawlOverviewResponse, CrawlPauseResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import type { CrawlResponse, RunResponse } from '@app/contracts/http/crawler';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import { apiGet, apiSend } from '@web/shared/api/api-client';
import { ApiError } from '@web/shared/api/api-error';
import { runPath } from '@web/shared/crawl/crawl-state';
import { waitForResult } from '../logic/latest-result';

/** Where a problem is shown: at its source, or at the head of the page. */
export type ActionPlace = CrawlSource | 'queue';

export interface CrawlActions {
  /** Starts without a response yet (it may take 20 s). */
  starting: ReadonlySet<CrawlSource>;
  problems: Readonly<Partial<Record<ActionPlace, Error>>>;
  isPausing: boolean;
  /** @param body part or force, as the source's call expects it */
  start: (source: CrawlSource, body?: object) => void;
  /** Shows the result of the last 24 hours or crawls, and waits for the end. */
  readLatest: (source: CrawlSource, signal: AbortSignal) => Promise<void>;
  cancel: (run: RunResponse) => void;
  setPaused: (isPaused: boolean) => void;
}

const RETRY_MS = 1_000;
/** A killed crawler is back within 10 s. */
const MAX_RETRIES = 12;

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** The newest run of a source that the page knows; null = none. */
const newestId = (overview: CrawlOverviewResponse | undefined, source: CrawlSource): string | null =>
  overview?.sources.find((each) => each.source === source)?.newest?.id ?? null;

/** Whether a run of the source has begun since `before`, or is under way. Retries until the overview can be read. */
async function hasBegun(source: CrawlSource, before: string | null): Promise<boolean> {
  for (let retries = 0; retries < MAX_RETRIES; retries += 1) {
    const overview = await apiGet<CrawlOverviewResponse>(CRAWLER_PATHS.overview).catch(() => null);
    if (overview) {
      return newestId(overview, source) !== before || overview.active.some((run) => run.source === source);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}

/** Sends a start. A refusal (4xx) is a failure; after any other error the run may have begun, and only the overview can tell. */
async function sendStart(source: CrawlSource, body: object, before: string | null): Promise<void> {
  try {
    await apiSend<CrawlResponse>('POST', CRAWLER_PATHS.start.replace(':source', source), body);
  } catch (reason) {
    const isRefused = reason instanceof ApiError && reason.status < 500;
    if (isRefused || !(await hasBegun(source, before))) throw reason;
  }
}

type Attempt = (place: ActionPlace, work: () => Promise<unknown>) => Promise<void>;

/** Keeps why an action failed. After every response the overview is read again. */
function useAttempt(): [problems: CrawlActions['problems'], attempt: Attempt] {
  const { mutate } = useSWRConfig();
  const [problems, setProblems] = useState<CrawlActions['problems']>({});
  const attempt = useCallback(
    async (place: ActionPlace, work: () => Promise<unknown>): Promise<void> => {
      setProblems((before) => ({ ...before, [place]: undefined }));
      try {
        await work();
      } catch (reason) {
        setProblems((before) => ({ ...before, [place]: asError(reason) }));
      }
      // useOverview reports a failure of this read.
      await mutate(CRAWLER_PATHS.overview).catch(() => undefined);
    },
    [mutate],
  );
  return [problems, attempt];
}

export function useCrawlActions(): CrawlActions {
  const { cache } = useSWRConfig();
  const [problems, attempt] = useAttempt();
  const [starting, setStarting] = useState<ReadonlySet<CrawlSource>>(new Set());
  const [isPausing, setIsPausing] = useState(false);

  const attemptStart = useCallback(
    async (source: CrawlSource, work: () => Promise<void>) => {
      setStarting((before) => new Set([...before, source]));
      await attempt(source, work);
      setStarting((before) => new Set([...before].filter((each) => each !== source)));
    },
    [attempt],
  );

  const start = useCallback(
    (source: CrawlSource, body: object = {}) => {
      const overview = cache.get(CRAWLER_PATHS.overview)?.data as CrawlOverviewResponse | undefined;
      void attemptStart(source, () => sendStart(source, body, newestId(overview, source)));
    },
    [attemptStart, cache],
  );

  const readLatest = useCallback(
    (source: CrawlSource, signal: AbortSignal) => attemptStart(source, () => waitForResult(source, signal)),
    [attemptStart],
  );

  const cancel = useCallback(
    (run: RunResponse) => {
      void attempt(run.source, () => apiSend<RunResponse>('DELETE', runPath(run.id)));
    },
    [attempt],
  );

  const setPaused = useCallback(
    (isPaused: boolean) => {
      setIsPausing(true);
      const path = isPaused ? CRAWLER_PATHS.pause : CRAWLER_PATHS.resume;
      void attempt('queue', () => apiSend<CrawlPauseResponse>('POST', path, {})).then(() => setIsPausing(false));
    },
    [attempt],
  );

  return { starting, problems, isPausing, start, readLatest, cancel, setPaused };
}
