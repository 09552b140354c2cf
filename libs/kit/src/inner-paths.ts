import type { NextFunction, Request, Response } from 'express';
import { DomainError } from './domain-error';
import { ERROR_MESSAGES } from './error-messages';
import { isInnerAddress } from './inner-address';

const INNER_PATH = /^\/(?:internal(?:\/|$)|metrics\/?$)/i;

/** Health, metrics and OpenAPI of one process are for probes and the gateway: a forwarded or outside caller gets 404. */
export function guardInnerPaths(request: Request, _response: Response, next: NextFunction): void {
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  if (INNER_PATH.test(request.path) && (isForwarded || !isInnerAddress(request.socket.remoteAddress))) {
    throw new DomainError(404, ERROR_MESSAGES[404]);
  }
  next();
}
