import { useCallback } from 'react';
import useSWR from 'swr';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { apiGetList } from '@web/shared/api/list-answer';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { useAutoCrawl } from '@web/shared/crawl/use-auto-crawl';
import type { AutoCrawl } from '@web/shared/crawl/use-auto-crawl';

export interface Providers {
  /** Absent until the first response; kept when a retry fails. */
  answer: ListAnswer<ProviderResponse> | undefined;
  error: Error | undefined;
  isLoading: boolean;
  crawl: AutoCrawl;
  /** Asks the same question again, past every cache. */
  refetch: () => void;
}

/** Providers behind an address of /api/providers, with the crawl that a miss has started. null requests nothing. */
export function useProviders(path: string | null): Providers {
  const { data, error, isLoading, mutate } = useSWR<ListAnswer<ProviderResponse>, Error, [string, string] | null>(
    path === null ? null : ['list', path],
    ([, address]) => apiGetList<ProviderResponse>(address),
  );
  const refetch = useCallback(() => {
    // A failed ask is the hook's `error`; the promise itself has no one else to tell.
    mutate().catch(() => undefined);
  }, [mutate]);
  const crawl = useAutoCrawl({
    question: path,
    autoCrawl: data?.autoCrawl ?? null,
    runIds: data?.runId ? [data.runId] : [],
    refetch,
  });
  return { answer: data, error, isLoading, crawl, refetch };
}
