// A search by words costs what the words make it cost. One visitor may use so many seconds of it in a minute, and so many at once:
// the others' searches wait behind it (docs/operations.md, defect 4).
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { addressKey } from '@app/kit/address-key';
import { DomainError } from '@app/kit/domain-error';
import type { ProxyTrust } from '../proxy-trust';
import { visitorOf } from '../visitor';
import type { RateLimitOptions } from './rate-limits';

/** Milliseconds of searching in a minute. A usual search takes 20 to 100 ms. */
export const COST_RATE = { name: 'cost', seconds: 60, millisecondsPerAddress: 15_000, atOnce: 6 } as const;
const RETRY_SECONDS = 2;
const SEARCHES = /^\/api\/(?:search|providers|insurance-plans)(?:\/|$)/i;

/** Express middleware: holds a place for a search by words, and counts what it took when it is over. */
export function limitByCost({ store, scale }: RateLimitOptions, trusts: ProxyTrust): RequestHandler {
  const open = new Map<string, number>();
  const { name, seconds, millisecondsPerAddress, atOnce } = COST_RATE;
  const counter = { name, points: millisecondsPerAddress * scale, seconds };
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!hasWords(request)) {
      next();
      return;
    }
    const key = addressKey(visitorOf(request, trusts).address);
    const held = open.get(key) ?? 0;
    if (held >= atOnce * scale) {
      next(new DomainError(429, { retryAfterSeconds: RETRY_SECONDS }));
      return;
    }
    open.set(key, held + 1);
    const startedAt = performance.now();
    response.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
      void store.count(counter, key, Math.round(performance.now() - startedAt));
    });
    store.waitOf(counter, key).then((wait) => {
      next(wait > 0 ? new DomainError(429, { retryAfterSeconds: wait }) : undefined);
    }, next);
  };
}

const hasWords = ({ method, path, query }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && SEARCHES.test(path) && 'q' in query;
