// A start waits up to 20 s for its end. When that answer is lost (the crawler died, the connection broke), the run may well
// have begun: only the rows can tell.
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import type { CrawlSource } from '@app/contracts/http/crawler';
import { apiGet } from '@web/shared/api/api-client';
import { ApiError } from '@web/shared/api/api-error';

const AGAIN_MS = 1_000;
/** A killed crawler is back within 10 s. */
const MOST_TRIES = 12;

/** A refusal (4xx) is an answer; everything else says nothing about the run. */
export const isLostAnswer = (reason: unknown): boolean => !(reason instanceof ApiError) || reason.status >= 500;

/** The newest run of a source that the page knows; null = none. */
export function newestId(overview: CrawlOverviewResponse | undefined, source: CrawlSource): string | null {
  return overview?.sources.find((each) => each.source === source)?.newest?.id ?? null;
}

/**
 * Whether a run of the source has begun since `before` or is under way. Asks until the rows can be read.
 * @param before {@link newestId} when the start was sent
 */
export async function hasBegun(source: CrawlSource, before: string | null): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const overview = await apiGet<CrawlOverviewResponse>(CRAWLER_PATHS.overview).catch(() => null);
    if (overview) {
      return newestId(overview, source) !== before || overview.active.some((run) => run.source === source);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return false;
}
