// One id per request, kept through every await; the answer's header, the log lines and queued jobs carry it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { isInnerAddress } from './inner-address';
import { VISITOR_TRACE, VISITOR_TRACE_HEADER } from './visitor-trace';

interface RequestContext {
  id: string;
  /** Sent by the gateway (visitor-trace.ts); null without it. */
  visitor: string | null;
}

const contexts = new AsyncLocalStorage<RequestContext>();
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** Id of the request being served; `none` outside of one (start-up, timers). */
export const currentRequestId = (): string => contexts.getStore()?.id ?? 'none';

/** Whose request is being served, as a trace that identifies no person; null outside of one, or when it did not come through the gateway. */
export const currentVisitor = (): string | null => contexts.getStore()?.visitor ?? null;

/** Runs work that continues an earlier request (a queued job) under that request's id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return contexts.run({ id, visitor: null }, work);
}

/**
 * Express middleware that gives each request its id.
 * @param trustIncoming true on inner services: a well-formed id sent from the inner network (the gateway) is kept.
 */
export function requestIdMiddleware({ trustIncoming }: { trustIncoming: boolean }) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const sent = request.headers[REQUEST_ID_HEADER];
    const isTrusted = trustIncoming && isInnerAddress(request.socket.remoteAddress);
    const isKept = isTrusted && typeof sent === 'string' && WELL_FORMED.test(sent);
    const id = isKept ? sent : randomUUID();
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    const trace = request.headers[VISITOR_TRACE_HEADER];
    const isForwarded = isTrusted && typeof trace === 'string' && VISITOR_TRACE.test(trace);
    contexts.run({ id, visitor: isForwarded ? trace : null }, next);
  };
}
