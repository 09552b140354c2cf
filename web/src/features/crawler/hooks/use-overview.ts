// One query for everything on the dashboard: every second while something is under way. Otherwise every 30 s, and a far
// smaller one checks in between whether another operator, a visitor or a schedule has started something.
import { useCallback, useState } from 'react';
import useSWR from 'swr';
import type { CrawlOverviewResponse, CrawlPulseResponse } from '@app/contracts/http/crawl-overview';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import { isAnythingActive } from '../logic/source-view';

const ACTIVE_MS = 1_000;
const QUIET_MS = 30_000;
/** A start elsewhere is seen within 3 s: the rest is for the two answers, also from a busy machine. */
const PULSE_MS = 2_000;
const AFTER_ERROR_MS = 5_000;

export interface Overview {
  overview: CrawlOverviewResponse | undefined;
  /** The newest question failed; `overview` is what was known before. */
  error: Error | undefined;
  /** Asks now. */
  refresh: () => Promise<void>;
}

/** @param isStarting a start was sent and has not been answered: its run may appear at any moment */
export function useOverview(isStarting: boolean): Overview {
  // A function as refreshInterval would be called only when a wait begins: the first wait, before any answer, would be long.
  const [isActive, setIsActive] = useState(false);
  const isBusy = isStarting || isActive;
  const { data, error, mutate } = useSWR<CrawlOverviewResponse, Error>(CRAWLER_PATHS.overview, {
    refreshInterval: isBusy ? ACTIVE_MS : QUIET_MS,
    onSuccess: (answer) => setIsActive(isAnythingActive(answer)),
    // Coming from the other screen: its picture is shown at once and renewed.
    revalidateOnMount: true,
    // SWR's own 2 s would swallow every other read.
    dedupingInterval: ACTIVE_MS / 2,
    // After an error SWR no longer polls, it only retries; ours never gives up and never slows down.
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
      setTimeout(() => void revalidate({ retryCount }), AFTER_ERROR_MS);
    },
  });
  const refresh = useCallback(
    () =>
      // A failure is the hook's `error`.
      mutate().then(
        () => undefined,
        () => undefined,
      ),
    [mutate],
  );
  const mark = data?.mark;
  useSWR<CrawlPulseResponse, Error>(mark === undefined || isBusy ? null : CRAWLER_PATHS.pulse, {
    refreshInterval: PULSE_MS,
    dedupingInterval: ACTIVE_MS,
    // That nothing answers is the overview's to tell.
    shouldRetryOnError: false,
    onSuccess: (pulse) => {
      if (pulse.mark !== mark) void refresh();
    },
  });
  return { overview: data, error, refresh };
}
