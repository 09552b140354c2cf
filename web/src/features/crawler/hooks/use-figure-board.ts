// How the last reading of the official pages ended, and the press for a new one.
import { useCallback } from 'react';
import useSWR from 'swr';
import { FIGURE_CHECK_PATHS } from '@app/contracts/http/figure-checks';
import type { FigureBoardResponse } from '@app/contracts/http/figure-checks';
import { apiGet, apiSend } from '@web/shared/api/api-client';

const WATCH_MS = 2_000;

export interface FigureBoard {
  answer: FigureBoardResponse | undefined;
  /** Has the pages read now. @throws ApiError 401, 403, 429, 503 */
  runNow: () => Promise<void>;
}

/** @param isWatching asks every two seconds, as it does by itself while the pages are being read */
export function useFigureBoard(isWatching: boolean): FigureBoard {
  const { data, mutate } = useSWR<FigureBoardResponse, Error>(
    FIGURE_CHECK_PATHS.board,
    (path: string) => apiGet<FigureBoardResponse>(path),
    {
      refreshInterval: (latest) => (isWatching || latest?.isRunning === true ? WATCH_MS : 0),
      revalidateIfStale: true,
    },
  );
  const runNow = useCallback(async () => {
    await mutate(apiSend<FigureBoardResponse>('POST', FIGURE_CHECK_PATHS.run), { revalidate: false });
  }, [mutate]);
  return { answer: data, runNow };
}
