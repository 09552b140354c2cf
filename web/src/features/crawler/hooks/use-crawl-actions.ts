// What an operator can do: start, cancel, pause, resume. Each remembers that it is under way and why it did not work.
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CrawlOverviewResponse, CrawlPauseResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlResponse, CrawlSource, RunResponse } from '@app/contracts/http/crawler';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import { apiSend } from '@web/shared/api/api-client';
import { hasBegun, isLostAnswer, newestId } from '../logic/lost-answer';

/** Where a problem is shown: at the source that was pressed, or at the head of the page. */
export type ActionPlace = CrawlSource | 'queue';

export interface CrawlActions {
  /** Starts that were sent and not answered yet (an answer may take 20 s). */
  starting: ReadonlySet<CrawlSource>;
  problems: Readonly<Partial<Record<ActionPlace, Error>>>;
  isPausing: boolean;
  /** @param body part or force, as the source's call wants it */
  start: (source: CrawlSource, body?: object) => void;
  cancel: (run: RunResponse) => void;
  setPaused: (isPaused: boolean) => void;
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Sends a start. That its answer is lost is no failure when its run has begun. */
async function sendStart(source: CrawlSource, body: object, before: string | null): Promise<void> {
  try {
    await apiSend<CrawlResponse>('POST', CRAWLER_PATHS.start.replace(':source', source), body);
  } catch (reason) {
    if (!isLostAnswer(reason) || !(await hasBegun(source, before))) throw reason;
  }
}

const without = <T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> =>
  new Set([...set].filter((each) => each !== value));

/** After every answer the overview is read again. */
export function useCrawlActions(): CrawlActions {
  const { mutate, cache } = useSWRConfig();
  const [starting, setStarting] = useState<ReadonlySet<CrawlSource>>(new Set());
  const [isPausing, setIsPausing] = useState(false);
  const [problems, setProblems] = useState<CrawlActions['problems']>({});

  const attempt = useCallback(
    async (place: ActionPlace, work: () => Promise<unknown>) => {
      setProblems((before) => ({ ...before, [place]: undefined }));
      try {
        await work();
      } catch (reason) {
        setProblems((before) => ({ ...before, [place]: asError(reason) }));
      }
      // That this read failed is told by useOverview.
      await mutate(CRAWLER_PATHS.overview).catch(() => undefined);
    },
    [mutate],
  );

  const start = useCallback(
    (source: CrawlSource, body: object = {}) => {
      setStarting((before) => new Set([...before, source]));
      const overview = cache.get(CRAWLER_PATHS.overview)?.data as CrawlOverviewResponse | undefined;
      void attempt(source, () => sendStart(source, body, newestId(overview, source))).then(() =>
        setStarting((before) => without(before, source)),
      );
    },
    [attempt, cache],
  );

  const cancel = useCallback(
    (run: RunResponse) => {
      const path = CRAWLER_PATHS.run.replace(':id', encodeURIComponent(run.id));
      void attempt(run.source, () => apiSend<RunResponse>('DELETE', path));
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

  return { starting, problems, isPausing, start, cancel, setPaused };
}
