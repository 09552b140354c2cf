// One HTTP exchange: a GET (or a form sent once) with limits on time and size, no redirect followed, every fault turned into its class.
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import type { Dispatcher } from 'undici';
import { ArrivingAnswer } from '@app/kit/arriving-answer';
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
const NOT_READ = new Error('the body is not read to its end');

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
  const { signal, timeoutMs, maxBytes } = question;
  signal?.throwIfAborted();
  const answer = new ArrivingAnswer();
  const late = (detail: string): void => answer.giveUp(new CrawlFailure('timeout', detail));
  const timer = setTimeout(() => late(`no whole answer in ${timeoutMs} ms`), timeoutMs);
  const leave = (): void => answer.giveUp(NOT_READ);
  signal?.addEventListener('abort', leave);
  const arrived = { bytes: 0 };
  let watch: NodeJS.Timeout | undefined;
  try {
    question.dispatcher.dispatch(requestOf(question), answer);
    const head = headOf(await answer.head());
    watch = watchDrip(arrived, question.dripMs ?? DRIP_MS, late);
    if (Number(head.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    const isGzip = head.headers['content-encoding'] === 'gzip';
    const body = await readBody(limited(answer, { isGzip, maxBytes, arrived }), head);
    return { status: head.status, headers: head.headers, body };
  } catch (error) {
    signal?.throwIfAborted();
    throw asFailure(error, answer.hasHead);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', leave);
    leave();
  }
}

function requestOf({ url, headers, form }: HttpQuestion): Dispatcher.DispatchOptions {
  const method = form === undefined ? 'GET' : 'POST';
  return { origin: url.origin, path: url.pathname + url.search, method, headers, body: form };
}

function headOf({ status, headers }: Awaited<ReturnType<ArrivingAnswer['head']>>): HttpHead {
  const joined = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return { status, headers: Object.fromEntries(joined) as HttpHead['headers'] };
}

/** What has come of a body, without its gzip. */
interface Arrived {
  bytes: number;
}

function watchDrip(arrived: Arrived, everyMs: number, late: (detail: string) => void): NodeJS.Timeout {
  let before = 0;
  return setInterval(() => {
    if (arrived.bytes - before < LEAST_BYTES) late(`less than ${LEAST_BYTES} bytes in ${everyMs} ms`);
    before = arrived.bytes;
  }, everyMs);
}

/** The body without its gzip, broken off when it is larger than allowed. */
async function* limited(
  body: AsyncIterable<Buffer>,
  { isGzip, maxBytes, arrived }: { isGzip: boolean; maxBytes: number; arrived: Arrived },
): AsyncGenerator<Buffer> {
  // A pipeline passes errors on: a body that breaks off must not look like a whole one.
  const stream: AsyncIterable<Buffer> = isGzip ? pipeline(body, createGunzip(), () => undefined) : body;
  for await (const piece of stream) {
    arrived.bytes += piece.length;
    if (arrived.bytes > maxBytes) throw tooLarge(maxBytes);
    yield piece;
  }
}

export const readText: BodyReader<string> = async (body, { headers }) => {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return textOf(Buffer.concat(pieces), headers['content-type']);
};

function asFailure(error: unknown, hasHeaders: boolean): CrawlFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof CrawlFailure) return cause;
  }
  const { code: given, name } = error as { code?: string | number; name: string };
  const code = typeof given === 'string' ? given : name;
  if (TIMEOUT_CODES.has(code)) return new CrawlFailure('timeout', code, { cause: error });
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new CrawlFailure('too_large', code, { cause: error });
  if (hasHeaders) return new CrawlFailure('truncated_body', code, { cause: error });
  return new CrawlFailure('unreachable', code, { cause: error });
}

const tooLarge = (maxBytes: number) => new CrawlFailure('too_large', `more than ${maxBytes} bytes`);
