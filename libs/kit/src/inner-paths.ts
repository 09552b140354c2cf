import type { NextFunction, Request, Response } from 'express';
import { DomainError } from './domain-error';
import { isInnerAddress } from './inner-address';

const INNER_PATH = /^\/(?:internal(?:\/|$)|metrics\/?$)/i;

const METRICS_PATH = /^\/metrics\/?$/i;

export interface InnerDoor {
  /**
   * Of a door of its own for the measures, where nothing else is to be had. A public door needs it: behind a proxy or a bridge every
   * visitor has an inner address.
   */
  metricsPort?: number | undefined;
}

/** Whether a request came from the inner network itself and through the door for what it asks. */
export function isInnerCaller(request: Request, { metricsPort }: InnerDoor): boolean {
  return !isOutside(request) && !isWrongDoor(request, metricsPort);
}

/** Health, metrics and OpenAPI of one process are for probes, Prometheus and the gateway: a forwarded or outside caller gets 404. */
export function guardInnerPaths({ metricsPort }: InnerDoor) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isRefused = isWrongDoor(request, metricsPort) || (INNER_PATH.test(request.path) && isOutside(request));
    if (isRefused) throw new DomainError(404);
    next();
  };
}

const isOutside = (request: Request): boolean =>
  'x-forwarded-for' in request.headers ||
  'forwarded' in request.headers ||
  !isInnerAddress(request.socket.remoteAddress);

const isWrongDoor = (request: Request, metricsPort: number | undefined): boolean =>
  metricsPort !== undefined && METRICS_PATH.test(request.path) !== (request.socket.localPort === metricsPort);
