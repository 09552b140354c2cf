import useSWR from 'swr';
import type { SearchAnswer } from '@app/contracts/http/chat';
import type { SearchResponse } from '@app/contracts/http/search';
import { useRefetch } from '@web/shared/api/use-refetch';
import { useAutoCrawl } from '@web/shared/crawl/use-auto-crawl';
import type { AutoCrawl } from '@web/shared/crawl/use-auto-crawl';
import { useSearchAnswer } from '@web/shared/reply/use-search-answer';
import { searchPath } from '../logic/search-question';
import type { SearchQuestion } from '../logic/search-question';

export interface Search {
  answer: SearchResponse | undefined;
  /** What the assistant answers to the words. */
  known: SearchAnswer | null;
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
  const known = useSearchAnswer(question?.q ?? '');
  const refetch = useRefetch(mutate);
  const crawl = useAutoCrawl({
    question: path,
    autoCrawl: crawlStateOf(data),
    runIds: data?.crawlRuns ?? [],
    refetch,
  });
  return {
    // Both together, so that nothing moves when the later one comes.
    answer: known.isLoading ? undefined : data,
    known: known.answer,
    error,
    isLoading: isLoading || known.isLoading,
    crawl,
    refetch,
  };
}
