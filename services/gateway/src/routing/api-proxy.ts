// Express middleware that forwards API requests to the inner services. Mounted before any body parser, so that bodies stream through.
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DomainError } from '@app/kit/domain-error';
import { errorAnswer } from '@app/kit/error-answer';
import { currentRequestId } from '@app/kit/request-id';
import { nameRoute } from '@app/kit/request-record';
import { sendError } from '@app/kit/send-error';
import type { ProxyTrust } from '../proxy-trust';
import { cleanForwardedHeaders, dropCredentials } from './forwarded-headers';
import { type CachedResponse, ResponseCache } from './response-cache';
import { routeFor } from './route-table';
import type { InnerService } from './route-table';
import { sendBuffered, sendStale, sendStream } from './send-response';
import { UpstreamClient, type UpstreamRequest, type UpstreamResponse } from './upstream-client';

export const RETRY_AFTER_SECONDS = 5;
/** A response of at most this size is read whole before the visitor gets any of it, so that one that breaks off becomes a 503. */
const MAX_BUFFERED_BYTES = 512 * 1024;
/** The database of the service is away (503) or its disk is full (507). */
const UNAVAILABLE_STATUSES = new Set([503, 507]);
/** The visitor's conditions concern the cached response; the service is always asked for a whole one. */
const CONDITIONAL_HEADERS = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
  'range',
];

export interface ProxyOptions {
  services: Record<InnerService, string>;
  trusts: ProxyTrust;
  /** Headers that the gateway adds to one request: the signed identity. Rejects when a request must not be sent without them. */
  headersFor?: (request: Request, service: InnerService) => Promise<Record<string, string>>;
  /** Whether a request may start a crawl; every other one is a read that a visitor waits for. */
  mayStartCrawl?: (method: string, path: string) => boolean;
  /** Limit of a crawl start; longer than the 20 s that the crawler takes at most. */
  timeoutMs?: number;
  /** Limit of a read until its response begins; the rest of its 3 s is the way to the visitor. */
  readTimeoutMs?: number;
  /** Multiplies the limits of reads; default 1. */
  deadlineScale?: number;
}

export interface ApiProxy {
  /** Requests outside of the route table go on to `next`. */
  handle: RequestHandler;
  close: () => void;
}

class ClientDisconnectedError extends Error {}

class UpstreamTimeoutError extends Error {}

const never = (): boolean => false;
const noHeaders: NonNullable<ProxyOptions['headersFor']> = () => Promise.resolve({});

export function apiProxy(options: ProxyOptions): ApiProxy {
  const { services, trusts, headersFor = noHeaders, mayStartCrawl = never } = options;
  const { timeoutMs = 30_000, readTimeoutMs = 2_750, deadlineScale = 1 } = options;
  const client = new UpstreamClient(services, timeoutMs);
  const forward = forwardWith(client, new ResponseCache());

  const handle = (request: Request, response: Response, next: NextFunction): void => {
    const route = routeFor(request.path);
    if (!route) {
      next();
      return;
    }
    const { service } = route;
    nameRoute(response, `${route.prefix}/*`);
    // Unless the service says otherwise, every response is revalidated before it is used again.
    response.setHeader('Cache-Control', 'no-cache');
    const isStart = mayStartCrawl(request.method, request.path.toLowerCase());
    const limitMs = isStart ? timeoutMs : Math.min((route.timeoutMs ?? readTimeoutMs) * deadlineScale, timeoutMs);
    const headers = async (): Promise<IncomingHttpHeaders> => {
      cleanForwardedHeaders(request, trusts);
      const added = await headersFor(request, service);
      dropCredentials(request);
      // The gateway compresses, once, for the visitor's own connection.
      return { ...request.headers, ...added, 'accept-encoding': 'identity' };
    };
    forward({ request, response, service, limitMs, headers }).catch(next);
  };
  return { handle, close: () => client.close() };
}

interface Exchange {
  request: Request;
  response: Response;
  service: InnerService;
  limitMs: number;
  headers: () => Promise<IncomingHttpHeaders>;
}

/** A browser sends `max-age=0` for a fetch whose cache mode is no-cache. */
const WANTS_FRESH = /no-cache|no-store|max-age=0\b/;

function forwardWith(client: UpstreamClient, cache: ResponseCache) {
  const logger = new Logger('ApiProxy');
  return async ({ request, response, service, limitMs, headers }: Exchange): Promise<void> => {
    const key = cache.keyOf(request);
    const cached = key === null ? null : cache.get(key);
    if (cached?.isFresh && !WANTS_FRESH.test(request.headers['cache-control'] ?? '')) {
      sendBuffered(request, response, cached);
      return;
    }
    const sent = await headers();
    // The visitor may have disconnected meanwhile.
    if (request.socket.destroyed) return;
    const upstream = { request, service, headers: key === null ? sent : without(sent, CONDITIONAL_HEADERS) };
    const limit = abortAfter(response, limitMs);
    try {
      await exchange(client, upstream, limit.signal, { response, cached, store: storeIn(cache, key, request) });
    } catch (error) {
      if (response.destroyed || response.writableEnded) return;
      logger.warn({ err: error, inner: service }, 'inner service is unavailable');
      sendUnavailable(request, response, cached);
    } finally {
      limit.clear();
    }
  };
}

interface Target {
  response: Response;
  cached: CachedResponse | null;
  store: (response: UpstreamResponse, body: Buffer) => void;
}

/** Sends one request and its response. @throws when the response cannot be had whole, or not in time */
async function exchange(
  client: UpstreamClient,
  upstream: UpstreamRequest & { request: Request },
  signal: AbortSignal,
  { response, cached, store }: Target,
): Promise<void> {
  const { request } = upstream;
  const received = await client.send(upstream, signal);
  if (cached && UNAVAILABLE_STATUSES.has(received.status)) {
    received.body.destroy();
    sendStale(request, response, cached);
    return;
  }
  const length = received.headers['content-length'];
  if (length === undefined || Number(length) > MAX_BUFFERED_BYTES) {
    sendStream(response, received);
    return;
  }
  const body = await buffer(received.body);
  store(received, body);
  sendBuffered(request, response, { ...received, body });
}

const storeIn =
  (cache: ResponseCache, key: string | null, { method }: Request): Target['store'] =>
  ({ status, headers }, body) => {
    if (key !== null && method === 'GET') cache.store(key, { status, headers, body });
  };

function sendUnavailable(request: Request, response: Response, cached: CachedResponse | null): void {
  if (response.headersSent) response.destroy();
  else if (cached) sendStale(request, response, cached);
  else {
    const error = new DomainError(503, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    sendError(response, errorAnswer(error, currentRequestId()));
  }
}

/** Aborts when the visitor disconnects, and after `ms` unless the response has begun by then. */
function abortAfter(response: Response, ms: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    if (!response.headersSent) controller.abort(new UpstreamTimeoutError(`no response within ${ms} ms`));
  }, ms);
  const clear = (): void => clearTimeout(timer);
  response.once('close', () => {
    clear();
    controller.abort(new ClientDisconnectedError('the client disconnected'));
  });
  return { signal: controller.signal, clear };
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
