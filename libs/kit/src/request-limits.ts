// What a request may weigh. The gateway and the inner services hold the same limits, so neither trusts the other.
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from './domain-error';
import { ERROR_MESSAGES } from './error-messages';

/** Bytes. The parser's own ceiling lies above the two header limits, so that we and not Node word the refusal. */
export const REQUEST_LIMITS = { url: 8 * 1024, headers: 16 * 1024, parser: 64 * 1024, body: 64 * 1024 } as const;

/** Refuses a long address (414), long headers (431) and a body announced as too long (413) before anything reads them. */
export function refuseOversized(request: Request, _response: Response, next: NextFunction): void {
  if (request.originalUrl.length > REQUEST_LIMITS.url) throw new DomainError(414, ERROR_MESSAGES[414]);
  const headerBytes = request.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
  if (headerBytes > REQUEST_LIMITS.headers) throw new DomainError(431, ERROR_MESSAGES[431]);
  if (Number(request.headers['content-length'] ?? 0) > REQUEST_LIMITS.body) {
    throw new DomainError(413, ERROR_MESSAGES[413]);
  }
  next();
}

/** Bodies are JSON; anything else is 415 instead of a body that silently arrives empty. */
export function refuseOtherMedia(request: Request, _response: Response, next: NextFunction): void {
  const hasBody = 'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('application/json')) throw new DomainError(415, ERROR_MESSAGES[415]);
  next();
}
