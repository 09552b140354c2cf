// One log line and one measure per request: route pattern, status and time. Never the URL, a body, a cookie or an address.
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { ServiceName } from '@app/contracts/http/gateway';
import { requestSeconds } from './metrics';
import { currentRequestId, runWithRequestId } from './request-id';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Names the route of a request that no Nest route answers (a proxied prefix, a static file). */
export function nameRoute(response: Response, pattern: string): void {
  response.locals['route'] = pattern;
}

/** Express middleware; must follow the request id. */
export function recordRequest(service: ServiceName) {
  const logger = new Logger('Request');
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const id = currentRequestId();
    // `close` comes once for finished and for aborted answers alike, but outside of the request's own context.
    response.once('close', () => runWithRequestId(id, () => record(service, logger, request, response, startedAt)));
    next();
  };
}

function record(service: ServiceName, logger: Logger, request: Request, response: Response, startedAt: number): void {
  const route = routePattern(request, response);
  // A visitor may invent methods; an unknown one must not become a new time series.
  const method = METHODS.has(request.method) ? request.method : 'other';
  const ms = performance.now() - startedAt;
  const status = response.writableFinished ? response.statusCode : 'aborted';
  requestSeconds.observe({ service, method, route, status }, ms / 1000);
  const line = { method, route, status, ms: Math.round(ms) };
  if (route.startsWith('/internal/') || route === '/metrics') logger.debug(line, 'request');
  else logger.log(line, 'request');
}

function routePattern(request: Request, response: Response): string {
  const named: unknown = response.locals['route'];
  if (typeof named === 'string') return named;
  const pattern = (request.route as { path?: unknown } | undefined)?.path;
  return typeof pattern === 'string' ? pattern : 'unmatched';
}
