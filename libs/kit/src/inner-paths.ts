import type { NextFunction, Request, Response } from 'express';
import { DomainError } from './domain-error';
import { isInnerAddress } from './inner-address';

const INNER_PATH = /^\/(?:internal(?:\/|$)|metrics\/?$)/i;

const METRICS_PATH = /^\/metrics\/?$/i;

/**
 * Health, metrics and OpenAPI of one process are for probes, Prometheus and the gateway: a forwarded or outside caller gets 404.
 * @param metricsPort of a door of its own for the measures, where nothing else is to be had. A public door needs it: behind a
 *   proxy or a bridge every visitor has an inner address.
 */
export function guardInnerPaths(metricsPort?: number) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    const isOutside = isForwarded || !isInnerAddress(request.socket.remoteAddress);
    const isMetrics = METRICS_PATH.test(request.path);
    const isWrongDoor = metricsPort !== undefined && isMetrics !== (request.socket.localPort === metricsPort);
    if (isWrongDoor || (INNER_PATH.test(request.path) && isOutside)) throw new DomainError(404);
    next();
  };
}
