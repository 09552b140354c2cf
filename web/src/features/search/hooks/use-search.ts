import useSWR from 'swr';
import type { SearchResponse } from '@app/contracts/http/search';
import { useRefetch } from '@web/shared/api/use-refetch';
import { useAutoCrawl } from '@web/shared/crawl/use-auto-crawl';
import type { AutoCrawl } from '@web/shared/crawl/use-auto-crawl';
import { searchPath } from '../logic/search-question';
import type { SearchQuestion } from '../logic/search-question';

export interface Search {
  answer: SearchResponse | undefined;
  error: Error | undefined;
  isLoading: boolean;
  crawl: AutoCrawl;
  refetch: () => void;
}

function crawlStateOf(answer: SearchResponse | undefined) {
  if (!answer?.autoCrawlTriggered) return null;
  if (answer.isCrawlQueueFull) return 'full';
  return answer.crawlRuns.length > 0 ? 'running' : 'queued';
}

/** The search call for a question, and the crawl that a ZIP without records has started. null requests nothing. */
export function useSearch(question: SearchQuestion | null, limit: number): Search {
  const path = question && searchPath(question, limit);
  // A search is a fresh question each time: what is cached shows at once and is revalidated.
  const { data, error, isLoading, mutate } = useSWR<SearchResponse, Error>(path, { revalidateIfStale: true });
  const refetch = useRefetch(mutate);
  const crawl = useAutoCrawl({
    question: path,
    autoCrawl: crawlStateOf(data),
    runIds: data?.crawlRuns ?? [],
    refetch,
  });
  return { answer: data, error, isLoading, crawl, refetch };
}
