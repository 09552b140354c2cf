// What /health-news is rendered with, in the shape in which its calls are kept (use-news.ts). Part of the renderer alone.
import { NEWS_PATHS } from '@app/contracts/http/health-news';
import type { HealthNewsResponse, NewsSourcesResponse } from '@app/contracts/http/health-news';
import type { Instant } from '@app/contracts/http/times';
import type { PageAnswers } from '@web/base/prerendered';
import type { NewsAnswer } from './use-news';

/** What the service answered. */
export interface ReadNews {
  rows: readonly HealthNewsResponse[];
  sources: NewsSourcesResponse;
  at: Instant;
}

/** The rows that are first: a page with all two hundred would be four times as large. The application fetches the others. */
export function newsAnswers({ rows, sources, at }: ReadNews): PageAnswers {
  const news: NewsAnswer = {
    rows: rows.filter(({ featured }) => featured),
    total: rows.length,
    autoCrawl: null,
    runId: null,
    staleSeconds: null,
    counties: [],
    at,
  };
  return { [NEWS_PATHS.news]: news, [NEWS_PATHS.sources]: sources };
}
