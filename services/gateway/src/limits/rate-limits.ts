// Refuses who asks too often: 429 with Retry-After, by address before anything is looked up and by session once it is known.
import { createHash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Counter } from 'prom-client';
import { addressKey } from '@app/kit/address-key';
import { DomainError } from '@app/kit/domain-error';
import { metricsRegistry } from '@app/kit/metrics';
import type { ProxyTrust } from '../proxy-trust';
import { visitorOf } from '../visitor';
import type { RateStore } from './rate-store';
import { ratesOf } from './rate-table';

export interface RateLimitOptions {
  store: RateStore;
  /** Every number of the table is multiplied by it. */
  scale: number;
}

const METRIC = 'rate_limited_requests_total';
/** One for the process, however many gateways a test hosts in it. */
const refusals = (): Counter =>
  (metricsRegistry.getSingleMetric(METRIC) as Counter | undefined) ??
  new Counter({
    name: METRIC,
    help: 'Requests answered 429, by line of the rate table.',
    labelNames: ['rate', 'by'],
    registers: [metricsRegistry],
  });

/** Express middleware; needs nothing but the connection, so it stands before sessions and proxies. */
export function limitByAddress(options: RateLimitOptions, trusts: ProxyTrust): RequestHandler {
  return limitBy('address', options, (request) => addressKey(visitorOf(request, trusts).address));
}

/**
 * Express middleware; follows the session.
 * @param sessionIdOf undefined for a request without a session
 */
export function limitBySession(
  options: RateLimitOptions,
  sessionIdOf: (request: Request) => string | undefined,
): RequestHandler {
  return limitBy('session', options, (request) => {
    const id = sessionIdOf(request);
    // The id is a key to the account: the store gets a trace of it only.
    return id === undefined ? undefined : createHash('sha256').update(id).digest('base64url');
  });
}

function limitBy(
  by: 'address' | 'session',
  { store, scale }: RateLimitOptions,
  keyOf: (request: Request) => string | undefined,
): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const rates = ratesOf(request.method, request.path);
    const key = rates.length > 0 ? keyOf(request) : undefined;
    if (key === undefined) {
      next();
      return;
    }
    const count = async ({ name, seconds, perAddress, perSession }: (typeof rates)[number]): Promise<number> => {
      const points = Math.ceil((by === 'address' ? perAddress : perSession) * scale);
      const wait = await store.count({ name: `${name}:${by}`, points, seconds }, key);
      if (wait > 0) refusals().inc({ rate: name, by });
      return wait;
    };
    Promise.all(rates.map(count)).then((waits) => {
      const wait = Math.max(...waits);
      next(wait > 0 ? new DomainError(429, { retryAfterSeconds: wait }) : undefined);
    }, next);
  };
}
