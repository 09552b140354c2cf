import useSWR from 'swr';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { CRAWLER_PATHS, RUNS_LIMITS } from '@app/contracts/http/crawler';
import type { CrawlSource, RunResponse } from '@app/contracts/http/crawler';
import { apiGet, withQuery } from '@web/shared/api/api-client';
import { historySignature, joinHistory } from '../logic/history';

export interface HistoryQuery {
  /** null = of every source. */
  source: CrawlSource | null;
  /** The longest list the server gives instead of the short one. */
  isLong: boolean;
}

export interface History {
  /** undefined = not read yet. */
  runs: RunResponse[] | undefined;
  error: Error | undefined;
  /** The server may have more than it gave. */
  mayHaveMore: boolean;
}

/** Runs newest first. The list is asked again when a run began or ended; the figures of active runs are the overview's. */
export function useHistory(overview: CrawlOverviewResponse, { source, isLong }: HistoryQuery): History {
  const limit = isLong ? RUNS_LIMITS.max : RUNS_LIMITS.default;
  const path = withQuery(CRAWLER_PATHS.runs, { source, isTop: source === null ? 'true' : null, limit });
  const { data, error } = useSWR<RunResponse[], Error>(
    ['crawl-history', path, historySignature(overview)],
    () => apiGet<RunResponse[]>(path),
    { keepPreviousData: true },
  );
  return {
    runs: data && joinHistory(data, overview, source),
    error,
    mayHaveMore: !isLong && (data?.length ?? 0) >= limit,
  };
}
