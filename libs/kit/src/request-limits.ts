// What a request may weigh. The gateway and the inner services hold the same limits, so neither trusts the other.
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { ErrorStatus } from '@app/contracts/http/errors';
import { DomainError } from './domain-error';

/** Bytes. The parser's own ceiling lies above the two header limits, so that we and not Node word the refusal. */
export const REQUEST_LIMITS = { url: 8 * 1024, headers: 16 * 1024, parser: 64 * 1024, body: 64 * 1024 } as const;

/** What is too large about a request: its address (414), its headers (431) or the body it announces (413). */
export function oversize(request: IncomingMessage): ErrorStatus | null {
  if ((request.url ?? '').length > REQUEST_LIMITS.url) return 414;
  if (request.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0) > REQUEST_LIMITS.headers) return 431;
  return Number(request.headers['content-length'] ?? 0) > REQUEST_LIMITS.body ? 413 : null;
}

/** Refuses what is too large before anything reads it. */
export function refuseOversized(request: Request, _response: Response, next: NextFunction): void {
  const status = oversize(request);
  if (status !== null) throw new DomainError(status);
  next();
}

/** Bodies are JSON; anything else is 415 instead of a body that silently arrives empty. */
export function refuseOtherMedia(request: Request, _response: Response, next: NextFunction): void {
  const hasBody = 'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('application/json')) throw new DomainError(415);
  next();
}
