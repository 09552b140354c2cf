// Pure: what the runs behind a question add up to, for one progress bar and one sentence.
import { CRAWL_COOLDOWN, CRAWLER_PATHS } from '@app/contracts/http/crawler';
import type { RunResponse } from '@app/contracts/http/crawler';

export interface CrawlProgress {
  /** Steps finished, of all runs together. */
  done: number;
  /** null while a run does not know its steps yet. */
  total: number | null;
  /** Places found so far. */
  found: number;
  phase: 'waiting' | 'resting' | 'fetching' | 'storing';
}

/** Address of one run in the API. */
export const runPath = (id: string): string => CRAWLER_PATHS.run.replace(':id', encodeURIComponent(id));

export const isUnfinished = ({ status }: Pick<RunResponse, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** No run yet means that no worker has taken the job: waiting. A run that has just ended is still being put in order. */
export function crawlProgress(runs: readonly RunResponse[]): CrawlProgress {
  const isTotalKnown = runs.length > 0 && runs.every((run) => run.total !== null);
  const isWaiting = runs.every((run) => run.phase === 'waiting');
  // A run that has begun waits for the cooldown of its source.
  const isCoolingDown = isWaiting && runs.some((run) => run.startedAt !== null);
  return {
    done: runs.reduce((sum, run) => sum + run.done, 0),
    total: isTotalKnown ? runs.reduce((sum, run) => sum + (run.total ?? 0), 0) : null,
    found: runs.reduce((sum, run) => sum + run.found, 0),
    phase: isCoolingDown
      ? 'resting'
      : isWaiting
        ? 'waiting'
        : runs.some((run) => run.phase === 'fetching')
          ? 'fetching'
          : 'storing',
  };
}

/** Whole minutes until a failed part may be crawled again; 0 = now. */
export function cooldownMinutes(run: Pick<RunResponse, 'finishedAt'>, now: Date): number {
  if (!run.finishedAt) return 0;
  const until = Date.parse(run.finishedAt) + CRAWL_COOLDOWN.failedMs;
  return Math.max(0, Math.ceil((until - now.getTime()) / 60_000));
}
