// Passes public calls on to the inner services. Mounted before any body parser, so that bodies stream through.
import type { IncomingHttpHeaders } from 'node:http';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DomainError } from '@app/kit/domain-error';
import { errorAnswer } from '@app/kit/error-answer';
import { currentRequestId } from '@app/kit/request-id';
import { nameRoute } from '@app/kit/request-record';
import { sendError } from '@app/kit/send-error';
import type { ProxyTrust } from '../proxy-trust';
import { answered } from '../first-byte';
import { RecordsVersionWatch } from './records-version';
import { cleanForwardedHeaders, dropCredentials } from './forwarded-headers';
import { beginLike, InnerCalls, pipeRest } from './inner-calls';
import { InnerReads, type Question } from './inner-reads';
import { routeFor } from './route-table';
import type { InnerService } from './route-table';

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

export interface InnerProxy {
  /** Answers what is known to be true still. Before the compression: kept answers are compressed already. */
  fromMemory: RequestHandler;
  /** Asks the services; requests outside of the route table go on to `next`. */
  pass: RequestHandler;
  stop: () => void;
}

const never = (): boolean => false;
const nothing: NonNullable<ProxyOptions['headersFor']> = () => Promise.resolve({});
type Route = NonNullable<ReturnType<typeof routeFor>>;

export function innerProxy(options: ProxyOptions): InnerProxy {
  const { services, trusts, headersFor = nothing, mayStartCrawl = never } = options;
  const { timeoutMs = 30_000, readTimeoutMs = 2_750, deadlineScale = 1 } = options;
  const calls = new InnerCalls(services, timeoutMs);
  const versions = new RecordsVersionWatch(services.catalog);
  const reads = new InnerReads(calls, versions);
  const refuse = unavailableBy(reads);
  versions.start();

  const headersOf = headersBy(trusts, headersFor);

  const fromMemory = (request: Request, response: Response, next: NextFunction): void => {
    const served = reads.serveFresh(request, response);
    if (!served) next();
    const route = routeFor(request.path);
    if (served !== 'due' || !route) return;
    headersOf(request, route).then(
      (headers) => reads.renew({ request, service: route.service, headers }),
      () => undefined,
    );
  };

  const pass = (request: Request, response: Response, next: NextFunction): void => {
    const route = routeFor(request.path);
    if (!route) {
      next();
      return;
    }
    nameRoute(response, `${route.prefix}/*`);
    // Unless the inner service says otherwise, nobody keeps an answer of the calls without asking again.
    response.setHeader('Cache-Control', 'no-cache');
    const isStart = mayStartCrawl(request.method, request.path.toLowerCase());
    const isRead = !isStart && (request.method === 'GET' || request.method === 'HEAD');
    const deadline = Math.min((route.timeoutMs ?? readTimeoutMs) * deadlineScale, timeoutMs);
    const go = async (headers: IncomingHttpHeaders): Promise<void> => {
      // The visitor has gone; there is nobody to answer.
      if (request.socket.destroyed) return;
      const unavailable = (error: unknown): void => refuse(error, route.service, request, response);
      const limit = new Deadline(response, isStart ? timeoutMs : deadline, unavailable);
      const { service } = route;
      const work = isRead
        ? reads.answer({ request, service, headers }, response, (leave) => limit.onEnd(leave))
        : passBoth(calls, { request, service, headers }, response, limit);
      await work.catch(unavailable);
    };
    headersOf(request, route).then(go).catch(next);
  };
  const stop = (): void => {
    versions.stop();
    reads.stop();
    calls.stop();
  };
  return { fromMemory, pass, stop };
}

function unavailableBy(reads: InnerReads) {
  const logger = new Logger('InnerProxy');
  return (error: unknown, inner: InnerService, request: Request, response: Response): void => {
    if (response.destroyed || response.writableEnded) return;
    logger.warn({ err: error, inner }, 'inner service is unavailable');
    if (response.headersSent) response.destroy();
    else if (!reads.serveStale(request, response)) {
      const error503 = new DomainError(503, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      sendError(response, errorAnswer(error503, currentRequestId()));
    }
  };
}

/** What the inner service is sent besides the body. */
function headersBy(trusts: ProxyTrust, headersFor: NonNullable<ProxyOptions['headersFor']>) {
  return async (request: Request, { service }: Route): Promise<IncomingHttpHeaders> => {
    cleanForwardedHeaders(request, trusts);
    const added = await headersFor(request, service);
    dropCredentials(request);
    // Compression is the gateway's work, once, for the visitor's own connection.
    return { ...request.headers, ...added, 'accept-encoding': 'identity' };
  };
}

async function passBoth(calls: InnerCalls, question: Question, response: Response, limit: Deadline): Promise<void> {
  const { service, request, headers } = question;
  const ending = new AbortController();
  limit.onEnd(() => ending.abort());
  const answer = await calls.pass(service, request, headers, ending.signal);
  if (response.headersSent || response.destroyed) {
    answer.body.destroy();
    return;
  }
  answered(response);
  beginLike(response, answer);
  response.flushHeaders();
  pipeRest(answer.body, response);
}

/** Ends the question to an inner service of which nothing could be passed on in time, or whose visitor has gone. */
class Deadline {
  private readonly ends: (() => void)[] = [];

  constructor(response: Response, ms: number, late: (error: Error) => void) {
    const end = (): void => {
      for (const each of this.ends.splice(0)) each();
    };
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      late(new Error(`no answer within ${ms} ms`));
      end();
    }, ms);
    response.once('close', () => {
      clearTimeout(timer);
      end();
    });
  }

  onEnd(end: () => void): void {
    this.ends.push(end);
  }
}
