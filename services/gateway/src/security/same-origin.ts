import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '@app/kit/domain-error';
import { ERROR_MESSAGES } from '@app/kit/error-messages';
import { isInnerAddress } from '@app/kit/inner-address';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** State-changing calls come from our own pages, or from programs that send no browser headers at all. */
export function refuseCrossSite(request: Request, _response: Response, next: NextFunction): void {
  if (!READING.has(request.method) && !isSameOrigin(request)) throw new DomainError(403, ERROR_MESSAGES[403]);
  next();
}

function isSameOrigin(request: Request): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === publicHost(request);
}

/** The host the visitor asked for; behind an ingress it arrives in X-Forwarded-Host. */
function publicHost(request: Request): string | undefined {
  const forwarded = request.headers['x-forwarded-host'];
  const isFromIngress = typeof forwarded === 'string' && isInnerAddress(request.socket.remoteAddress);
  return (isFromIngress ? forwarded.split(',')[0]?.trim() : request.headers.host)?.toLowerCase();
}
