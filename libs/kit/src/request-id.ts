// One id per request, kept through every await; the answer's header, the log lines and queued jobs carry it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { isInnerAddress } from './inner-address';

const requestIds = new AsyncLocalStorage<string>();
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** Id of the request being served; `none` outside of one (start-up, timers). */
export const currentRequestId = (): string => requestIds.getStore() ?? 'none';

/** Runs work that continues an earlier request (a queued job) under that request's id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return requestIds.run(id, work);
}

/**
 * Express middleware that gives each request its id.
 * @param trustIncoming true on inner services: a well-formed id sent from the inner network (the gateway) is kept.
 */
export function requestIdMiddleware({ trustIncoming }: { trustIncoming: boolean }) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const sent = request.headers[REQUEST_ID_HEADER];
    const isKept =
      trustIncoming &&
      typeof sent === 'string' &&
      WELL_FORMED.test(sent) &&
      isInnerAddress(request.socket.remoteAddress);
    const id = isKept ? sent : randomUUID();
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    requestIds.run(id, next);
  };
}
