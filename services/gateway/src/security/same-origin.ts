import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DomainError } from '@app/kit/domain-error';
import type { ProxyTrust } from '../proxy-trust';
import { visitorOf } from '../visitor';

export interface OriginRule {
  /** The origin that visitors type. */
  publicUrl: string;
  trusts: ProxyTrust;
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** State-changing calls come from our own pages, or from programs that send no browser headers at all. */
export function refuseCrossSite(rule: OriginRule): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!READING.has(request.method) && !isSameOrigin(request, rule)) throw new DomainError(403);
    next();
  };
}

/** true when our own page asks, or a program without browser headers, which carries nobody's cookie against their will. */
export function isSameOrigin(request: IncomingMessage, { publicUrl, trusts }: OriginRule): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined || origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { host, isSecure } = visitorOf(request, trusts);
  const { host: originHost, protocol } = new URL(origin);
  // A page without TLS on our own host may have been written by whoever sits on the line.
  return originHost === host && (!isSecure || protocol === 'https:');
}
