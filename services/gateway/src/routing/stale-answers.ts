// What visitors read lately, kept for the time when nobody can answer: a directory of ten minutes ago is worth more to somebody who
// looks for a pharmacy than a sentence about a database. It is marked with its age, and nobody keeps it any further.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEADERS } from '@app/contracts/http/catalog';
import { endInPieces } from './in-pieces';

/** Lists and records. A search is left out: what somebody typed is not kept. */
const KEPT = /^\/api\/(?:providers|insurance-plans|offices|assistance-programs|health-news|zips)(?:\/[\w-]+)*$/;
/** Of an answer; larger ones are not kept. */
const MOST_BYTES = 512 * 1024;
const MOST_BYTES_IN_ALL = 24 * 1024 * 1024;
/** Older than a day it could mislead more than it helps. */
const OLDEST_MS = 24 * 3_600_000;
/** What the page needs of the answer besides its text. */
const NAMES = ['content-type', HEADERS.totalCount, HEADERS.counties, 'etag'];

interface Kept {
  at: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

export class StaleAnswers {
  /** Least lately stored first. */
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Remembers a good answer while it passes. @param inner the answer of the inner service */
  remember(request: IncomingMessage, inner: IncomingMessage): void {
    const key = keyOf(request);
    // An answer that a crawl is about to change says no-store.
    if (key === null || inner.statusCode !== 200 || /no-store/.test(inner.headers['cache-control'] ?? '')) return;
    const chunks: Buffer[] = [];
    let size = 0;
    inner.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_BYTES) chunks.push(chunk);
      else chunks.length = 0;
    });
    inner.once('end', () => {
      if (!inner.complete || size > MOST_BYTES) return;
      const headers = NAMES.flatMap((name): Kept['headers'] => {
        const value = inner.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      this.store(key, { at: this.now(), headers, body: Buffer.concat(chunks) });
    });
  }

  /** Answers with what was read lately, if it was. @returns false when nothing is kept: nothing was written then */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    const kept = key === null || response.headersSent ? undefined : this.kept.get(key);
    if (!kept || this.now() - kept.at > OLDEST_MS) return false;
    const seconds = Math.round((this.now() - kept.at) / 1000);
    for (const [name, value] of kept.headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Age', String(seconds));
    response.setHeader(HEADERS.stale, String(seconds));
    response.statusCode = 200;
    if (request.method === 'HEAD') response.end();
    else endInPieces(response, kept.body);
    return true;
  }

  private store(key: string, kept: Kept): void {
    this.drop(key);
    this.kept.set(key, kept);
    this.bytes += sizeOf(key, kept);
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= MOST_BYTES_IN_ALL) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const kept = this.kept.get(key);
    if (kept) this.bytes -= sizeOf(key, kept);
    this.kept.delete(key);
  }
}

const sizeOf = (key: string, { body }: Kept): number => key.length * 2 + body.length;

/** Null for what is not kept: acts, searches, and lists with typed words in them. */
function keyOf({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (!KEPT.test(path) || parameters.has('q')) return null;
  parameters.sort();
  return `${path}?${parameters.toString()}`;
}
