// Runs six sources one after another, with two seconds between, until all are done, it is stopped or the page is left.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import { pause } from '../logic/latest-result';
import { isUsual } from '../logic/source-view';
import type { CrawlActions } from './use-crawl-actions';

const BETWEEN_RUNS_MS = 2_000;
export const SEQUENCE: readonly CrawlSource[] = [
  'kaiser',
  'anthem',
  'aarp',
  'healthnet',
  'social-security',
  'insurance',
];

export interface Sequence {
  /** Position of the source that runs now, from 1; null = the sequence is not running. */
  position: number | null;
  start: () => void;
  /** A run that has begun continues at the server; no further one begins. */
  stop: () => void;
}

/** A source that is already running is skipped, and a result of the last 24 hours counts as its run. */
export function useSequence({ readLatest }: CrawlActions): Sequence {
  const { cache } = useSWRConfig();
  const [position, setPosition] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const runAll = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    let hasRun = false;
    for (const [index, source] of SEQUENCE.entries()) {
      const overview = cache.get(CRAWLER_PATHS.overview)?.data as CrawlOverviewResponse | undefined;
      if (overview?.active.some((run) => run.source === source && isUsual(run))) continue;
      if (hasRun) await pause(BETWEEN_RUNS_MS, signal);
      if (signal.aborted) break;
      setPosition(index + 1);
      await readLatest(source, signal);
      hasRun = true;
    }
    setPosition(null);
  };
  return { position, start: () => void runAll(), stop };
}
