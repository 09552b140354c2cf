// A search costs as much as its words make it cost, and a list as much as it is long. One client may use a number of seconds of each in a
// minute and has two requests under way at once; its further requests wait in a queue, and other clients are not slowed down.
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { addressKey } from '@app/kit/address-key';
import { DomainError } from '@app/kit/domain-error';
import type { ProxyTrust } from '../proxy-trust';
import { visitorOf } from '../visitor';
import type { RateLimitOptions } from './rate-limits';

/** Milliseconds of reading in a minute. A usual search takes 20 to 100 ms. */
export const COST_RATE = { seconds: 60, millisecondsPerAddress: 15_000, atOnce: 2, waiting: 10 } as const;
/** The gateway gives a read 3 s. */
const MAX_WAIT_MS = 2_500;
/** While requests of one client wait, a slot stays empty for three times as long as the last request took. */
const PAUSE_FACTOR = 3;
const MAX_PAUSE_MS = 1_000;
const RETRY_SECONDS = 2;
const READS = /^\/api\/(?:search|providers|insurance-plans)(?:\/|$)/i;

interface Client {
  running: number;
  /** Waiting requests, oldest first; called with false, a request is refused. */
  waiting: ((hasSlot: boolean) => void)[];
}

/** Express middleware: gives each read a slot, and counts the time until its response is sent. */
export function limitByCost({ store, scale }: RateLimitOptions, trusts: ProxyTrust): RequestHandler {
  const { seconds, millisecondsPerAddress } = COST_RATE;
  const slots = new ClientSlots(scale);
  const tooMuch = (wait: number): DomainError => new DomainError(429, { retryAfterSeconds: wait });
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path, query } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !READS.test(path)) {
      next();
      return;
    }
    // A client that has searched too much may still read lists.
    const name = 'q' in query ? 'cost' : 'cost-lists';
    const counter = { name, points: millisecondsPerAddress * scale, seconds };
    const key = addressKey(visitorOf(request, trusts).address);
    const begin = async (): Promise<void> => {
      const wait = await store.waitOf(counter, key);
      if (wait > 0) throw tooMuch(wait);
      if (!(await slots.acquire(key))) throw tooMuch(RETRY_SECONDS);
      const startedAt = performance.now();
      const finish = (): void => {
        const took = performance.now() - startedAt;
        slots.release(key, took);
        void store.count(counter, key, Math.round(took));
      };
      // The client may have disconnected while it waited.
      if (response.destroyed) finish();
      else response.once('close', finish);
    };
    begin().then(() => next(), next);
  };
}

/** The slots of each client, and the queue of its requests that wait for one. */
class ClientSlots {
  private readonly clients = new Map<string, Client>();

  constructor(private readonly scale: number) {}

  /** @returns false when too many requests wait already, or no slot becomes free in time */
  async acquire(key: string): Promise<boolean> {
    const client = this.clients.get(key) ?? { running: 0, waiting: [] };
    this.clients.set(key, client);
    if (client.running < COST_RATE.atOnce * this.scale) {
      client.running += 1;
      return true;
    }
    if (client.waiting.length >= COST_RATE.waiting * this.scale) return false;
    return new Promise((resolve) => {
      const settle = (hasSlot: boolean): void => {
        clearTimeout(timer);
        resolve(hasSlot);
      };
      const timer = setTimeout(() => {
        client.waiting.splice(client.waiting.indexOf(settle), 1);
        resolve(false);
      }, MAX_WAIT_MS);
      client.waiting.push(settle);
    });
  }

  /** Gives the slot to the oldest waiting request, after a pause in which other clients are served. */
  release(key: string, tookMs: number): void {
    const client = this.clients.get(key);
    if (!client) return;
    const pass = (): void => {
      const next = client.waiting.shift();
      if (next) next(true);
      else if ((client.running -= 1) <= 0) this.clients.delete(key);
    };
    if (client.waiting.length === 0) pass();
    else setTimeout(pass, Math.min(MAX_PAUSE_MS, PAUSE_FACTOR * tookMs)).unref();
  }
}
