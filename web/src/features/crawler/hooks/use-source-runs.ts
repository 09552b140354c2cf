// Runs of the second screen: one source, or all but the last in sequence.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import { LISTED_SOURCES } from '../content/crawl-sources';
import type { ListedSource } from '../content/crawl-sources';
import { askSource, pause } from '../logic/ask-source';
import { lineOfAnswer, lineOfError } from '../logic/source-line';
import type { Asked } from '../logic/source-line';
import { isUsual } from '../logic/source-view';

const BETWEEN_RUNS_MS = 2_000;
/** Hospitals are run on their own. */
export const SEQUENCE: readonly ListedSource[] = LISTED_SOURCES.slice(0, -1);

export type AskedRuns = Readonly<Partial<Record<ListedSource, Asked>>>;

export interface SourceRuns {
  asked: AskedRuns;
  /** Position in the sequence while it goes on, from 1; null otherwise. */
  position: number | null;
  run: (source: ListedSource) => void;
  runAll: () => void;
  /** What has begun goes on; nothing further begins. */
  stopAll: () => void;
}

interface Runner {
  isRunning: (source: ListedSource) => boolean;
  /** Resolves when the source's run is over. */
  runOne: (source: ListedSource) => Promise<void>;
}

/** A source that is already running, here or by another operator, is skipped. */
function useSequence({ isRunning, runOne }: Runner): Pick<SourceRuns, 'position' | 'runAll' | 'stopAll'> {
  const [position, setPosition] = useState<number | null>(null);
  const underWay = useRef<AbortController>(null);
  const stopAll = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => stopAll, [stopAll]);

  const goThrough = useCallback(async (): Promise<void> => {
    const { signal } = (underWay.current = new AbortController());
    let hasRun = false;
    for (const [index, source] of SEQUENCE.entries()) {
      if (isRunning(source)) continue;
      if (hasRun) await pause(BETWEEN_RUNS_MS, signal);
      if (signal.aborted) break;
      setPosition(index + 1);
      await runOne(source);
      hasRun = true;
    }
    setPosition(null);
  }, [isRunning, runOne]);

  return { position, runAll: useCallback(() => void goThrough(), [goThrough]), stopAll };
}

/** Leaving the page ends the waiting and the sequence; runs that have begun go on at the server. */
export function useSourceRuns(): SourceRuns {
  const { mutate, cache } = useSWRConfig();
  const [asked, setAsked] = useState<AskedRuns>({});
  const running = useRef(new Set<ListedSource>());
  const page = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);

  const isRunning = useCallback(
    (source: ListedSource): boolean => {
      const overview = cache.get(CRAWLER_PATHS.overview)?.data as CrawlOverviewResponse | undefined;
      return (
        running.current.has(source) || (overview?.active ?? []).some((run) => run.source === source && isUsual(run))
      );
    },
    [cache],
  );

  const runOne = useCallback(
    async (source: ListedSource): Promise<void> => {
      const signal = page.current?.signal;
      if (!signal || running.current.has(source)) return;
      running.current.add(source);
      setAsked((before) => ({ ...before, [source]: { isRunning: true } }));
      const line = await askSource(source, signal).then(lineOfAnswer, (reason: unknown) =>
        lineOfError(reason, new Date()),
      );
      // First the rows, so that the line shows its own at once. That this read failed is told by useOverview.
      if (!signal.aborted) await mutate(CRAWLER_PATHS.overview).catch(() => undefined);
      running.current.delete(source);
      if (!signal.aborted) setAsked((before) => ({ ...before, [source]: { isRunning: false, line } }));
    },
    [mutate],
  );

  const sequence = useSequence({ isRunning, runOne });
  return { asked, ...sequence, run: useCallback((source) => void runOne(source), [runOne]) };
}
