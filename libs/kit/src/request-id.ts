// One id per request, kept through every await; the answer's header, the log lines and queued jobs carry it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { addressKey } from './address-key';
import { isInnerAddress } from './inner-address';

interface RequestContext {
  id: string;
  /** Told by the gateway; null when nobody told. */
  address: string | null;
}

const contexts = new AsyncLocalStorage<RequestContext>();
/** Makes traces of this process that lead back to nobody. */
const TRACE_KEY = randomBytes(32);
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** Id of the request being served; `none` outside of one (start-up, timers). */
export const currentRequestId = (): string => contexts.getStore()?.id ?? 'none';

/**
 * The same short text for every request of one visitor while this process lives, and nothing that leads back to an address; null
 * outside of a request, or when it did not come through the gateway.
 */
export function currentVisitor(): string | null {
  const address = contexts.getStore()?.address ?? null;
  if (address === null) return null;
  return createHmac('sha256', TRACE_KEY).update(addressKey(address)).digest('base64url').slice(0, 12);
}

/** Runs work that continues an earlier request (a queued job) under that request's id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return contexts.run({ id, address: null }, work);
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
    const forwarded = request.headers['x-forwarded-for'];
    contexts.run({ id, address: isTrusted && typeof forwarded === 'string' ? forwarded : null }, next);
  };
}
