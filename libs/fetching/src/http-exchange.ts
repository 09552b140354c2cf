// One HTTP exchange: a GET (or a form sent once) with limits on time and size, no redirect followed, every fault turned into its class.
import { createGunzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import { textOf } from './charset';
import { CrawlFailure } from './crawl-failure';

export interface HttpQuestion {
  url: URL;
  headers: Record<string, string>;
  dispatcher: Dispatcher;
  /** From the start to the last byte. */
  timeoutMs: number;
  maxBytes: number;
  /** A body that brings less than {@link LEAST_BYTES} in so long is given up: one that drips would last as long as a download may. */
  dripMs?: number;
  signal?: AbortSignal;
  /** Sent by POST; absent = a GET. */
  form?: string;
}

export interface HttpHead {
  status: number;
  /** Lower-case names; repeated headers joined by a comma. */
  headers: Record<string, string | undefined>;
}

export interface HttpAnswer extends HttpHead {
  text: string;
}

const LEAST_BYTES = 1_000;
const DRIP_MS = 15_000;

const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** An answer whose body was not made a text but given to a {@link BodyReader}. */
export interface StreamedAnswer<T> extends HttpHead {
  body: T;
}

/** Reads the body to its end, or throws. It must not leave before: the connection is cut when it returns. */
export type BodyReader<T> = (body: AsyncIterable<Buffer>, head: HttpHead) => Promise<T>;

/** @throws CrawlFailure `timeout`, `unreachable`, `truncated_body`, `too_large`, `address_refused`; the signal's reason */
export async function exchange<T>(question: HttpQuestion, readBody: BodyReader<T>): Promise<StreamedAnswer<T>> {
  // Not AbortSignal.any and .timeout: on Node 20 such a pair can be collected while it waits, and then nothing ends the wait.
  const stop = new AbortController();
  let isLate = false;
  const late = (): void => {
    isLate = true;
    stop.abort();
  };
  const timer = setTimeout(late, question.timeoutMs);
  const giveUp = (): void => stop.abort();
  question.signal?.addEventListener('abort', giveUp);
  let hasHeaders = false;
  const arrived = { bytes: 0 };
  let watch: NodeJS.Timeout | undefined;
  try {
    question.signal?.throwIfAborted();
    const response = await request(question.url, {
      dispatcher: question.dispatcher,
      headers: question.headers,
      signal: stop.signal,
      ...(question.form !== undefined && { method: 'POST', body: question.form }),
    });
    hasHeaders = true;
    watch = watchDrip(arrived, question.dripMs ?? DRIP_MS, late);
    // A body that is left unread (304, too large) reports its own end as an error; without a listener that ends the process.
    response.body.on('error', () => undefined);
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
    try {
      if (Number(headers['content-length'] ?? 0) > question.maxBytes) throw tooLarge(question.maxBytes);
      const head = { status: response.statusCode, headers };
      const body = await readBody(
        decoded(response.body, headers['content-encoding'], question.maxBytes, arrived),
        head,
      );
      return { ...head, body };
    } finally {
      response.body.destroy();
    }
  } catch (error) {
    question.signal?.throwIfAborted();
    throw asFailure(error, { hasHeaders, isLate });
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    question.signal?.removeEventListener('abort', giveUp);
  }
}

/** What has come of a body, without its gzip. */
interface Arrived {
  bytes: number;
}

function watchDrip(arrived: Arrived, everyMs: number, late: () => void): NodeJS.Timeout {
  let before = 0;
  return setInterval(() => {
    if (arrived.bytes - before < LEAST_BYTES) late();
    before = arrived.bytes;
  }, everyMs);
}

/** The body without its gzip, broken off when it is larger than allowed. */
function decoded(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
  arrived: Arrived,
): AsyncGenerator<Buffer> {
  const gunzip = encoding === 'gzip' ? createGunzip() : null;
  // pipe() does not pass errors on, and a body that breaks off must not look like a whole one.
  if (gunzip) body.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  return limited(gunzip ?? body, maxBytes, arrived);
}

async function* limited(stream: Readable, maxBytes: number, arrived: Arrived): AsyncGenerator<Buffer> {
  for await (const piece of stream) {
    arrived.bytes += (piece as Buffer).length;
    if (arrived.bytes > maxBytes) throw tooLarge(maxBytes);
    yield piece as Buffer;
  }
}

export const readText: BodyReader<string> = async (body, { headers }) => {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return textOf(Buffer.concat(pieces), headers['content-type']);
};

function asFailure(error: unknown, { hasHeaders, isLate }: { hasHeaders: boolean; isLate: boolean }): CrawlFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof CrawlFailure) return cause;
  }
  const { code: given, name } = error as { code?: string | number; name: string };
  const code = typeof given === 'string' ? given : name;
  if (isLate || TIMEOUT_CODES.has(code)) return new CrawlFailure('timeout', code, { cause: error });
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new CrawlFailure('too_large', code, { cause: error });
  if (hasHeaders) return new CrawlFailure('truncated_body', code, { cause: error });
  return new CrawlFailure('unreachable', code, { cause: error });
}

const tooLarge = (maxBytes: number) => new CrawlFailure('too_large', `more than ${maxBytes} bytes`);
