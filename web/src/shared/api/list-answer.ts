// Array answers: the body is the specification's bare array, everything about it is in headers.
import { AUTO_CRAWL_STATES, HEADERS } from '@app/contracts/http/catalog';
import type { AutoCrawlState } from '@app/contracts/http/catalog';
import { apiGetAnswer } from './api-client';

export interface ListAnswer<T> {
  rows: T[];
  /** How many there are in all; more than `rows` when a limit cut the list. */
  total: number;
  /** null: no crawl for this question is under way. */
  autoCrawl: AutoCrawlState | null;
  /** Newest crawl run for this ZIP and type, whatever became of it. */
  runId: string | null;
  /** Seconds since this was read, when no one can answer now; null for an answer of this moment. */
  staleSeconds: number | null;
  /** Counties of the requested ZIP, the main one first. */
  counties: string[];
}

function autoCrawlState(value: string | null): AutoCrawlState | null {
  return AUTO_CRAWL_STATES.find((state) => state === value) ?? null;
}

const secondsIn = (value: string | null): number | null => (value && /^\d+$/.test(value) ? Number(value) : null);

/** GET an array call and read its headers. @param cache `no-cache`: not what the browser kept a moment ago */
export async function apiGetList<T>(path: string, cache?: RequestCache): Promise<ListAnswer<T>> {
  const { data: rows, headers } = await apiGetAnswer<T[]>(path, undefined, cache);
  const total = Number(headers.get(HEADERS.totalCount) ?? rows.length);
  return {
    rows,
    total: Number.isFinite(total) ? total : rows.length,
    autoCrawl: autoCrawlState(headers.get(HEADERS.autoCrawl)),
    runId: headers.get(HEADERS.crawlRun),
    staleSeconds: secondsIn(headers.get(HEADERS.stale)),
    counties: (headers.get(HEADERS.counties) ?? '')
      .split(',')
      .filter(Boolean)
      .map((county) => county.trim()),
  };
}
