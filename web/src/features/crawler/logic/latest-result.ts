// The specification's GET of a source: its result of the last 24 hours, or a new crawl.
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import type { CrawlResponse } from '@app/contracts/http/crawler';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import { apiGetOwn } from '@web/shared/api/api-client';
import { isUnfinished } from '@web/shared/crawl/crawl-state';

const POLL_MS = 2_000;

/** Resolves after the time, or at once when the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** Waits until the run of a source is over, or the signal is aborted. @throws ApiError */
export async function waitForResult(source: CrawlSource, signal: AbortSignal): Promise<void> {
  const path = CRAWLER_PATHS.latest.replace(':source', source);
  while (!signal.aborted) {
    if (!isUnfinished(await apiGetOwn<CrawlResponse>(path))) return;
    await pause(POLL_MS, signal);
  }
}
