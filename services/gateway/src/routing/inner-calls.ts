// The hop to the inner services: connections that are kept, and answers that come whole or in a stream.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import { ArrivingAnswer } from '@app/kit/arriving-answer';
import type { WholeAnswer } from '../kept-answer';
import type { InnerService } from './route-table';

/** Of an answer; a larger one is passed on while it comes. */
const MOST_BYTES = 1024 * 1024;
/** Well before the inner server would end an idle connection (65 s). */
const IDLE_MS = 30_000;
/** What a service says of its connection to us is not said of ours to the visitor (RFC 9110, 7.6.1). */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const NOBODY_WAITS = new Error('nobody waits for this answer any more');

/** An answer whose first megabyte has come. */
export interface InnerRead extends WholeAnswer {
  /** What follows after `body`; null when that is all. */
  rest: Readable | null;
}

export class InnerCalls {
  private readonly pools: ReadonlyMap<string, Pool>;

  /** @param timeoutMs the longest silence of a service */
  constructor(services: Record<InnerService, string>, timeoutMs: number) {
    const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, keepAliveTimeout: IDLE_MS };
    this.pools = new Map(Object.entries(services).map(([name, origin]) => [name, new Pool(origin, limits)]));
  }

  /** A read. @throws whatever broke the answer off before it was whole, or before it was too large to wait for */
  async read(
    service: InnerService,
    { method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
    headers: IncomingHttpHeaders,
    signal: AbortSignal,
  ): Promise<InnerRead> {
    const { 'content-length': _length, 'transfer-encoding': _coding, ...sent } = headers;
    const question = { method, path: url, headers: sent };
    const ask = () => begun(this.pool(service), question, signal);
    const { answer, head } = await ask().catch((error: unknown) => {
      if (isClosedConnection(error) && !signal.aborted) return ask();
      throw error;
    });
    const chunks: Buffer[] = [];
    let size = 0;
    const whole = () => ({ ...head, body: Buffer.concat(chunks) });
    for await (const chunk of answer) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) return { ...whole(), rest: restOf(answer) };
    }
    return { ...whole(), rest: null };
  }

  /** Anything else: both bodies go by while they come. */
  async pass(
    service: InnerService,
    request: IncomingMessage,
    headers: IncomingHttpHeaders,
    signal: AbortSignal,
  ): Promise<{ status: number; headers: IncomingHttpHeaders; body: Readable }> {
    const { 'transfer-encoding': coding, ...sent } = headers;
    const hasBody = coding !== undefined || sent['content-length'] !== undefined;
    const { method = 'GET', url = '/' } = request;
    const call = { method, path: url, headers: sent, signal, body: hasBody ? request : null };
    const { statusCode, headers: said, body } = await this.pool(service).request(call);
    return { status: statusCode, headers: said, body };
  }

  stop(): void {
    for (const pool of this.pools.values()) void pool.destroy();
  }

  private pool(service: InnerService): Pool {
    const pool = this.pools.get(service);
    if (!pool) throw new Error(`no address of ${service}`);
    return pool;
  }
}

/** An answer whose head has come; given up with the signal. */
async function begun(pool: Pool, question: Dispatcher.DispatchOptions, signal: AbortSignal) {
  signal.throwIfAborted();
  const answer = new ArrivingAnswer();
  signal.addEventListener('abort', () => answer.giveUp(NOBODY_WAITS), { once: true });
  pool.dispatch(question, answer);
  return { answer, head: await answer.head() };
}

/** What is not read of it cuts the connection when it is destroyed. */
function restOf(answer: ArrivingAnswer): Readable {
  const rest = Readable.from(answer, { objectMode: false });
  return rest.once('close', () => answer.giveUp(NOBODY_WAITS));
}

/** A kept connection that its service closed at the moment we used it: a read may be asked again on a new one (RFC 9110, 9.2.2). */
function isClosedConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** Begins the visitor's answer as the inner service began its own. */
export function beginLike(
  response: ServerResponse,
  { status, headers }: Pick<WholeAnswer, 'status' | 'headers'>,
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !OF_CONNECTION.has(name)) response.setHeader(name, value);
  }
}

/** Passes the rest on; a service that dies in the middle of its answer must not leave the visitor waiting for it. */
export function pipeRest(rest: Readable, response: ServerResponse): void {
  rest.once('error', () => response.destroy());
  response.once('close', () => rest.destroy());
  rest.pipe(response);
}
