// A least-recently-used cache of lists and records. A fresh response is served without a request to the service; a stale one only
// while the service cannot answer, because a ten-minute-old directory helps a visitor more than an error message does.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Lists and records. A search is not among them: words that a visitor typed are never stored. */
const CACHEABLE_PATH =
  /^\/api\/(?:providers|insurance-plans|offices|assistance-programs|health-news|zips)(?:\/[\w-]+)*$/;
const TYPED_WORDS = 'q';
const MAX_TOTAL_BYTES = 32 * 1024 * 1024;
/** Shorter than the 60 s that a browser may cache a list, so that what a crawl changed is soon seen by everybody. */
const MAX_FRESH_MS = 10_000;
/** An older response could mislead a visitor more than it helps. */
const MAX_STALE_MS = 24 * 3_600_000;

export interface BufferedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface CachedResponse extends BufferedResponse {
  ageMs: number;
  isFresh: boolean;
}

interface Entry extends BufferedResponse {
  storedAt: number;
  freshMs: number;
}

export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length * 2 + 1,
  });

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns the same key for the same parameters in any order; null for a request that must not be cached */
  keyOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const [path = '', query = ''] = url.split('?', 2);
    const parameters = new URLSearchParams(query);
    if (!CACHEABLE_PATH.test(path) || parameters.has(TYPED_WORDS)) return null;
    parameters.sort();
    return `${path}?${parameters.toString()}`;
  }

  get(key: string): CachedResponse | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const ageMs = this.now() - entry.storedAt;
    if (ageMs > MAX_STALE_MS) {
      this.entries.delete(key);
      return null;
    }
    return { ...entry, ageMs, isFresh: ageMs < entry.freshMs };
  }

  /** Stores a response to a GET, unless its own headers forbid it. */
  store(key: string, response: BufferedResponse): void {
    const { status, headers } = response;
    const cacheControl = headers['cache-control'] ?? '';
    const isPersonal = /no-store|private/.test(cacheControl) || 'set-cookie' in headers || 'vary' in headers;
    if (status !== 200 || isPersonal) return;
    const maxAgeMs = 1_000 * Number(/\bpublic\b.*\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
    this.entries.set(key, { ...response, storedAt: this.now(), freshMs: Math.min(maxAgeMs, MAX_FRESH_MS) });
  }
}
