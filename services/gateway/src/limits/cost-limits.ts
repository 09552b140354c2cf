// A search costs what its words make it cost, a list what it is long. One visitor may use so many seconds of each in a minute, and has two
// under way at once; his others wait for those, and nobody else does (docs/operations.md, defect 4).
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { addressKey } from '@app/kit/address-key';
import { DomainError } from '@app/kit/domain-error';
import type { ProxyTrust } from '../proxy-trust';
import { visitorOf } from '../visitor';
import { answered, whenAnswered } from '../first-byte';
import type { RateLimitOptions } from './rate-limits';

/** Milliseconds of reading in a minute, until the answer begins. A usual search takes 20 to 100 ms. */
export const COST_RATE = { seconds: 60, millisecondsPerAddress: 15_000, atOnce: 2, waiting: 10 } as const;
/** The gateway gives a read 3 s. */
const LONGEST_WAIT_MS = 2_500;
/** Whose reads stand in a line leaves a place free three times as long as the last one took. */
const REST_SHARE = 3;
const LONGEST_REST_MS = 1_000;
const RETRY_SECONDS = 2;
const READS = /^\/api\/(?:search|providers|insurance-plans)(?:\/|$)/i;

interface Line {
  running: number;
  /** Whoever waits for a place; called with false it is told to come again. */
  waiting: ((hasPlace: boolean) => void)[];
}

/** Express middleware: gives each read a place, and counts what it took when it is answered. */
export function limitByCost({ store, scale }: RateLimitOptions, trusts: ProxyTrust): RequestHandler {
  const { seconds, millisecondsPerAddress } = COST_RATE;
  const places = new Places(scale);
  const tooMuch = (wait: number): DomainError => new DomainError(429, { retryAfterSeconds: wait });
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path, query } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !READS.test(path)) {
      next();
      return;
    }
    // Who has searched too much may still read lists.
    const name = 'q' in query ? 'cost' : 'cost-lists';
    const counter = { name, points: millisecondsPerAddress * scale, seconds };
    const key = addressKey(visitorOf(request, trusts).address);
    const begin = async (): Promise<void> => {
      const wait = await store.waitOf(counter, key);
      if (wait > 0) throw tooMuch(wait);
      if (!(await places.take(key))) throw tooMuch(RETRY_SECONDS);
      const startedAt = performance.now();
      whenAnswered(response, () => {
        const took = performance.now() - startedAt;
        places.giveBack(key, took);
        void store.count(counter, key, Math.round(took));
      });
      // It may have hung up in the line.
      if (response.destroyed) answered(response);
    };
    begin().then(() => next(), next);
  };
}

/** The places of every visitor, and the line before them. */
class Places {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly scale: number) {}

  /** @returns false when too many wait already, or the turn does not come in time */
  async take(key: string): Promise<boolean> {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] };
    this.lines.set(key, line);
    if (line.running < COST_RATE.atOnce * this.scale) {
      line.running += 1;
      return true;
    }
    if (line.waiting.length >= COST_RATE.waiting * this.scale) return false;
    return new Promise((resolve) => {
      const turn = (hasPlace: boolean): void => {
        clearTimeout(timer);
        resolve(hasPlace);
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(turn), 1);
        resolve(false);
      }, LONGEST_WAIT_MS);
      line.waiting.push(turn);
    });
  }

  /** The place goes to whoever waited longest; between two reads of one visitor's line others get their turn. */
  giveBack(key: string, tookMs: number): void {
    const line = this.lines.get(key);
    if (!line) return;
    const pass = (): void => {
      const next = line.waiting.shift();
      if (next) next(true);
      else if ((line.running -= 1) <= 0) this.lines.delete(key);
    };
    if (line.waiting.length === 0) pass();
    else setTimeout(pass, Math.min(LONGEST_REST_MS, REST_SHARE * tookMs)).unref();
  }
}
