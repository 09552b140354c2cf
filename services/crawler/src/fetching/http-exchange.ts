// One HTTP exchange: a GET with limits on time and size, no redirect followed, every fault turned into its class.
import { createGunzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import { CrawlFailure } from '../crawl-failure';

export interface HttpQuestion {
  url: URL;
  headers: Record<string, string>;
  dispatcher: Dispatcher;
  /** From the start to the last byte. */
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal;
}

export interface HttpAnswer {
  status: number;
  /** Lower-case names; repeated headers joined by a comma. */
  headers: Record<string, string | undefined>;
  text: string;
}

const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** @throws CrawlFailure `timeout`, `unreachable`, `truncated_body`, `too_large`, `address_refused`; the signal's reason */
export async function exchange(question: HttpQuestion): Promise<HttpAnswer> {
  // Not AbortSignal.any and .timeout: on Node 20 such a pair can be collected while it waits, and then nothing ends the wait.
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, question.timeoutMs);
  const giveUp = (): void => stop.abort();
  question.signal?.addEventListener('abort', giveUp);
  let hasHeaders = false;
  try {
    question.signal?.throwIfAborted();
    const response = await request(question.url, {
      dispatcher: question.dispatcher,
      headers: question.headers,
      signal: stop.signal,
    });
    hasHeaders = true;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
    if (Number(headers['content-length'] ?? 0) > question.maxBytes) {
      response.body.destroy();
      throw tooLarge(question.maxBytes);
    }
    const text = await readText(response.body, headers['content-encoding'], question.maxBytes);
    return { status: response.statusCode, headers, text };
  } catch (error) {
    question.signal?.throwIfAborted();
    throw asFailure(error, { hasHeaders, isLate });
  } finally {
    clearTimeout(timer);
    question.signal?.removeEventListener('abort', giveUp);
  }
}

async function readText(body: Readable, encoding: string | undefined, maxBytes: number): Promise<string> {
  const gunzip = encoding === 'gzip' ? createGunzip() : null;
  // pipe() does not pass errors on, and a body that breaks off must not look like a whole one.
  if (gunzip) body.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  const stream = gunzip ?? body;
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of stream) {
      size += (piece as Buffer).length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      pieces.push(piece as Buffer);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(pieces).toString('utf8');
}

function asFailure(error: unknown, { hasHeaders, isLate }: { hasHeaders: boolean; isLate: boolean }): CrawlFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof CrawlFailure) return cause;
  }
  const { code: given, name } = error as { code?: string | number; name: string };
  const code = typeof given === 'string' ? given : name;
  if (isLate || TIMEOUT_CODES.has(code)) return new CrawlFailure('timeout', code, { cause: error });
  if (hasHeaders) return new CrawlFailure('truncated_body', code, { cause: error });
  return new CrawlFailure('unreachable', code, { cause: error });
}

const tooLarge = (maxBytes: number) => new CrawlFailure('too_large', `more than ${maxBytes} bytes`);
