// Passes public calls on to the inner services. Mounted before any body parser, so that bodies stream through.
import { Agent } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { createProxyServer } from 'http-proxy-3';
import type { ProxyServer } from 'http-proxy-3';
import { DomainError } from '@app/kit/domain-error';
import { errorAnswer } from '@app/kit/error-answer';
import { currentRequestId } from '@app/kit/request-id';
import { nameRoute } from '@app/kit/request-record';
import { sendError } from '@app/kit/send-error';
import type { ProxyTrust } from '../proxy-trust';
import { answered } from '../first-byte';
import { cleanForwardedHeaders, dropCredentials } from './forwarded-headers';
import { routeFor } from './route-table';
import type { InnerService } from './route-table';
import { StaleAnswers } from './stale-answers';
import { passWhole } from './whole-answers';

export const RETRY_AFTER_SECONDS = 5;

export interface ProxyOptions {
  services: Record<InnerService, string>;
  trusts: ProxyTrust;
  /** Headers of ours for one call: who asks, signed. Rejects when a call must not go on without them. */
  headersFor?: (request: Request, service: InnerService) => Promise<Record<string, string>>;
  /** A call that may start a crawl; every other is a read that somebody waits for. */
  mayStartCrawl?: (method: string, path: string) => boolean;
  /** A start waits at most this long; longer than the 20 s that the crawler holds it. */
  timeoutMs?: number;
  /** A read is answered within this time; the rest of its 3 s is the way to the visitor. */
  readTimeoutMs?: number;
  /** Every deadline of a read times this; default 1. */
  deadlineScale?: number;
}

/** Express middleware; requests outside of the route table go on to `next`. */
export function innerProxy(options: ProxyOptions) {
  const { services, trusts, headersFor = nothing, mayStartCrawl = never } = options;
  const { timeoutMs = 30_000, readTimeoutMs = 2_750, deadlineScale = 1 } = options;
  const logger = new Logger('InnerProxy');
  const stale = new StaleAnswers();
  // Idle connections end with the same timeout, well before the inner server would end them (65 s).
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, timeout: timeoutMs });
  const proxy = createProxyServer({ agent, proxyTimeout: timeoutMs });
  const reads = new WeakMap<IncomingMessage, Unavailable>();
  const cut = cutLateAnswers(proxy);
  keepConnectionsApart(proxy);
  cutBrokenAnswers(proxy, reads);
  answerFromMemory(proxy, stale);
  passReadsWhole(proxy, reads);
  return (request: Request, response: Response, next: NextFunction): void => {
    const route = routeFor(request.path);
    if (!route) {
      next();
      return;
    }
    nameRoute(response, `${route.prefix}/*`);
    cleanForwardedHeaders(request, trusts);
    // Unless the inner service says otherwise, nobody keeps an answer of the calls without asking again.
    response.setHeader('Cache-Control', 'no-cache');
    const id = currentRequestId();
    const unavailable: Unavailable = (error) => {
      if (response.destroyed || response.writableEnded) return;
      logger.warn({ err: error, inner: route.service }, 'inner service is unavailable');
      if (stale.serve(request, response)) return;
      sendError(response, errorAnswer(new DomainError(503, { retryAfterSeconds: RETRY_AFTER_SECONDS }), id));
    };
    const isStart = mayStartCrawl(request.method, request.path.toLowerCase());
    const isRead = !isStart && (request.method === 'GET' || request.method === 'HEAD');
    if (isRead) reads.set(request, unavailable);
    // Compression is the gateway's work, once, for the visitor's own connection.
    const pass = (added: Record<string, string>): void => {
      // The visitor has gone; there is nobody to answer.
      if (request.socket.destroyed) return;
      dropCredentials(request);
      const headers = { ...added, 'accept-encoding': 'identity' };
      const target = { target: services[route.service], headers, selfHandleResponse: isRead };
      const deadline = (route.timeoutMs ?? readTimeoutMs) * deadlineScale;
      cut(request, response, isStart ? timeoutMs : Math.min(deadline, timeoutMs), unavailable);
      proxy.web(request, response, target, unavailable);
    };
    headersFor(request, route.service).then(pass).catch(next);
  };
}

type Unavailable = (error: unknown) => void;

const never = (): boolean => false;
const nothing: NonNullable<ProxyOptions['headersFor']> = () => Promise.resolve({});

/** What the inner service says of its connection to us is not said of ours to the visitor (RFC 9110, 7.6.1). */
function keepConnectionsApart(proxy: ProxyServer): void {
  proxy.on('proxyRes', (inner, _request, response) => {
    for (const name of ['keep-alive', 'proxy-authenticate', 'trailer', 'upgrade']) delete inner.headers[name];
    inner.headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
  });
}

/** An inner service that dies in the middle of its answer must not leave the visitor waiting for the rest. */
function cutBrokenAnswers(proxy: ProxyServer, reads: WeakMap<IncomingMessage, Unavailable>): void {
  proxy.on('proxyRes', (inner, request, response) => {
    const giveUp = (): void => {
      // Nothing was passed on yet, or somebody has answered in its place.
      if (response.writableEnded) return;
      const unavailable = response.headersSent ? undefined : reads.get(request);
      if (unavailable) unavailable(new Error('the answer broke off'));
      else response.destroy();
    };
    inner.once('close', () => {
      if (!inner.complete) giveUp();
    });
    inner.on('error', giveUp);
  });
}

function passReadsWhole(proxy: ProxyServer, reads: WeakMap<IncomingMessage, Unavailable>): void {
  proxy.on('proxyRes', (inner, request, response) => {
    if (reads.has(request) && !response.writableEnded) passWhole(inner, response);
  });
}

/** Not now: its database is away, or its disk is full. */
const UNABLE = new Set([503, 507]);

/** A service that has stood still says 503 late or never: what was read lately stands in for it. */
function answerFromMemory(proxy: ProxyServer, stale: StaleAnswers): void {
  proxy.on('proxyRes', (inner, request, response) => {
    answered(response);
    if (UNABLE.has(inner.statusCode ?? 0) && stale.serve(request, response)) inner.resume();
    else stale.remember(request, inner);
  });
}

/** Ends the question to an inner service of which nothing could be passed on in time. */
function cutLateAnswers(proxy: ProxyServer) {
  const outgoings = new WeakMap<IncomingMessage, ClientRequest>();
  const late = new WeakSet<IncomingMessage>();
  proxy.on('proxyReq', (outgoing, request) => {
    outgoings.set(request, outgoing);
    // It waited for a connection until now.
    if (late.has(request)) outgoing.destroy();
  });
  return (request: Request, response: Response, ms: number, unavailable: Unavailable): void => {
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      late.add(request);
      unavailable(new Error(`no answer within ${ms} ms`));
      outgoings.get(request)?.destroy();
    }, ms);
    response.once('close', () => clearTimeout(timer));
  };
}
