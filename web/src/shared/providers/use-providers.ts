import useSWR from 'swr';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { apiGetList } from '@web/shared/api/list-answer';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { useRefetch } from '@web/shared/api/use-refetch';
import { useAutoCrawl } from '@web/shared/crawl/use-auto-crawl';
import type { AutoCrawl } from '@web/shared/crawl/use-auto-crawl';

export interface Providers {
  /** Absent until the first response; kept when a retry fails. */
  answer: ListAnswer<ProviderResponse> | undefined;
  error: Error | undefined;
  isLoading: boolean;
  crawl: AutoCrawl;
  /** Repeats the request, past every cache. */
  refetch: () => void;
}

/** Providers behind an address of /api/providers, with the crawl that a miss has started. null requests nothing. */
export function useProviders(path: string | null): Providers {
  const { data, error, isLoading, mutate } = useSWR<ListAnswer<ProviderResponse>, Error, [string, string] | null>(
    path === null ? null : ['list', path],
    ([, address]) => apiGetList<ProviderResponse>(address),
  );
  const refetch = useRefetch(mutate);
  const crawl = useAutoCrawl({
    question: path,
    autoCrawl: data?.autoCrawl ?? null,
    runIds: data?.runId ? [data.runId] : [],
    refetch,
  });
  return { answer: data, error, isLoading, crawl, refetch };
}
