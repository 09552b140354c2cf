// The calls of the second screen: the specification's GET of each source, and the POST of the hospitals.
import type { CrawlResponse } from '@app/contracts/http/crawler';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import { apiGetOwn, apiSend } from '@web/shared/api/api-client';
import type { ListedSource } from '../content/crawl-sources';

/** How long to wait before the result of a run that goes on is asked again. */
const ASK_AGAIN_MS = 2_000;

/** Resolves after the time, or at once when the signal is given. */
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

const isOver = ({ status }: CrawlResponse): boolean => status !== 'queued' && status !== 'running';

/**
 * Asks for the result of a source, which starts its crawl when there is none of the last 24 hours (hospitals: always),
 * and waits for the end. @returns the last answer; it is not over only when the signal was given. @throws ApiError
 */
export async function askSource(source: ListedSource, signal: AbortSignal): Promise<CrawlResponse> {
  const path = CRAWLER_PATHS.latest.replace(':source', source);
  let answer =
    source === 'hospitals'
      ? await apiSend<CrawlResponse>('POST', CRAWLER_PATHS.hospitals, {})
      : await apiGetOwn<CrawlResponse>(path, signal);
  while (!isOver(answer) && !signal.aborted) {
    await pause(ASK_AGAIN_MS, signal);
    if (!signal.aborted) answer = await apiGetOwn<CrawlResponse>(path, signal);
  }
  return answer;
}
