// The agencies' news, and how old the list of each is.
import useSWR from 'swr';
import { NEWS_PATHS } from '@app/contracts/http/health-news';
import type { HealthNewsResponse, NewsSourcesResponse } from '@app/contracts/http/health-news';
import type { Instant } from '@app/contracts/http/times';
import { apiGetList } from '../api/list-answer';
import type { ListAnswer } from '../api/list-answer';
import { usePolled } from '../api/use-polled';
import { useRefetch } from '../api/use-refetch';

/** The specification's times: refreshed after a day, valid for 23 hours, three retries. */
const POLICY = {
  refreshInterval: 86_400_000,
  dedupingInterval: 82_800_000,
  revalidateIfStale: true,
  shouldRetryOnError: true,
  errorRetryCount: 3,
} as const;

/** `rows` are fewer than `total` in a page that was rendered with those that are first (news-answers.ts). */
export interface NewsAnswer extends ListAnswer<HealthNewsResponse> {
  /** When it arrived here, or where the page was rendered. */
  at: Instant;
}

export interface News {
  /** Kept when a retry fails. */
  answer: NewsAnswer | undefined;
  error: Error | undefined;
  isRefetching: boolean;
  refetch: () => void;
}

const readNews = async (): Promise<NewsAnswer> => ({
  ...(await apiGetList<HealthNewsResponse>(NEWS_PATHS.news, 'no-cache')),
  at: new Date().toISOString(),
});

export function useNews(): News {
  const { data, error, isValidating, mutate } = useSWR<NewsAnswer, Error>(NEWS_PATHS.news, readNews, POLICY);
  const refetch = useRefetch(mutate);
  return { answer: data, error, isRefetching: isValidating, refetch };
}

export interface NewsSources {
  answer: NewsSourcesResponse | undefined;
  error: Error | undefined;
}

/** Polls while a source is being read. */
export function useNewsSources(): NewsSources {
  const { data, error } = usePolled<NewsSourcesResponse>(NEWS_PATHS.sources, ({ sources }) =>
    sources.some(({ isReading }) => isReading),
  );
  return { answer: data, error };
}
