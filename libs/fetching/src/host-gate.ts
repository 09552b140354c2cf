// One request at a time per host, and a pace between requests, across all crawler processes: the lease is a row of guide.fetch_hosts.
// Within a process the callers for one host wait in a queue, so that only the first of them queries PostgreSQL.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { LeaseLost, SlowDown } from './crawl-failure';
import type { Kept } from './fetch-cache.repository';
import { HostLeasesRepository, type LeaseCache, type LeaseRequest, type LeaseResult } from './host-leases.repository';

export interface Lease {
  /** Aborted with the caller's signal, and when the lease was lost to another process. */
  signal: AbortSignal;
  /** To be awaited before every request to the host: the pace holds between any two, robots.txt and hops included. */
  beforeSend: () => Promise<void>;
  /** Cached responses that `asks` names; null without `asks`. */
  knows: LeaseCache | null;
  /** Saves the response in the cache when the lease ends. If that fails, the response is only not cached. */
  keep: (kept: Kept) => void;
}

export interface Visit {
  host: string;
  /** Cached responses to read together with the lease. */
  asks?: LeaseRequest | undefined;
  paceMs: number;
  signal?: AbortSignal | undefined;
}

/** {@link FetchingOptions.leaseHolder}. */
export const LEASE_HOLDER = Symbol('lease holder');

/** A killed process that does not restart frees its host after this time and one pace; a living one renews three times as often. */
const LEASE_MS = 9_000;
/** A shorter cooldown is waited for in the queue; a longer one delays the job. */
const MAX_WAITED_COOLDOWN_MS = 2_000;
/** The longest cooldown that one response of a host can cause. */
const MAX_COOLDOWN_MS = 24 * 3_600_000;
const FIRST_POLL_MS = 20;
const LAST_POLL_MS = 200;
/** A lease that no caller here waits for is released this long before the next request may start, so that another process can take it. */
const HEAD_START_MS = 2 * LAST_POLL_MS;
/** The next caller in the queue takes the lease over at once; this timeout is for a caller that gave up. */
const HAND_OVER_MS = 50;

@Injectable()
export class HostGate {
  /** By host: settles when the last caller in this process's queue is done. */
  private readonly queues = new Map<string, Promise<void>>();
  /** Earliest starts as this process knows them, for when the row could not be written. */
  private readonly nextAt = new Map<string, number>();
  /**
   * Leases that have ended and are not released yet. Until the pace lets the next request start no process could use them, and a crawl
   * usually requests its next page before that: the same statement then saves the last response and takes the next lease.
   */
  private readonly lingering = new Map<string, { kept: Kept | null; timer: NodeJS.Timeout }>();
  private readonly holder: string;
  private isClosing = false;

  constructor(
    @Inject(HostLeasesRepository)
    private readonly leases: Pick<HostLeasesRepository, 'take' | 'renewOrRelease' | 'renew' | 'release' | 'prune'>,
    @Optional() @Inject(LEASE_HOLDER) private readonly inherited: string | null = null,
  ) {
    this.holder = inherited ?? randomUUID();
  }

  /**
   * Runs `work` when all earlier work for this host has ended, in any process.
   * @throws SlowDown while the host is in a long cooldown; the signal's reason when it aborts the wait
   */
  async pass<T>(visit: Visit, work: (lease: Lease) => Promise<T>): Promise<T> {
    const { host, signal } = visit;
    const before = this.queues.get(host) ?? Promise.resolve();
    let next = (): void => undefined;
    const own = new Promise<void>((resolve) => {
      next = resolve;
    });
    this.queues.set(host, own);
    try {
      await before;
      signal?.throwIfAborted();
      const { waitMs, knows } = await this.take(visit);
      // The killed process whose lease this is did not save the time of its last request.
      const isInherited = this.inherited !== null && !this.nextAt.has(host);
      const startAt = Date.now() + Math.max(waitMs, isInherited ? visit.paceMs : 0);
      const isWanted = (): boolean => this.queues.get(host) !== own;
      return await this.withLease(visit, { startAt, knows, isWanted }, work);
    } finally {
      if (this.queues.get(host) === own) this.queues.delete(host);
      next();
    }
  }

  /**
   * Releases a lease that has ended and saves its response, if that is still to be done.
   * @param cooldownMs the cooldown that the host requested
   */
  async settle(host: string, cooldownMs = 0): Promise<void> {
    const over = this.endLingering(host);
    if (!over) return;
    const left = { host, holder: this.holder, nextMs: this.nextMs(host), cooldownMs, kept: over.kept };
    // When this fails the lease expires, and the response stays valid.
    await this.leases.release(left).catch(() => undefined);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await Promise.all([...this.lingering.keys()].map((host) => this.settle(host)));
  }

  /** Deletes hosts that no process requested from for a month. */
  forgetOld(): Promise<void> {
    return this.leases.prune(new Date());
  }

  private async take({ host, paceMs, signal, asks }: Visit): Promise<LeaseResult> {
    const wanted = { host, holder: this.holder, leaseMs: LEASE_MS + paceMs, patienceMs: MAX_WAITED_COOLDOWN_MS, asks };
    const over = this.endLingering(host);
    for (let pollMs = FIRST_POLL_MS, isFirst = true; ; pollMs = Math.min(pollMs * 1.5, LAST_POLL_MS), isFirst = false) {
      const taken =
        isFirst && over
          ? await this.leases.renewOrRelease({ ...wanted, nextMs: this.nextMs(host), kept: over.kept })
          : await this.leases.take(wanted);
      if (taken.isMine) return taken;
      if (taken.cooldownMs > MAX_WAITED_COOLDOWN_MS) throw new SlowDown(taken.cooldownMs);
      await sleep(pollMs, undefined, { signal });
    }
  }

  private endLingering(host: string) {
    const over = this.lingering.get(host);
    clearTimeout(over?.timer);
    this.lingering.delete(host);
    return over;
  }

  private nextMs(host: string): number {
    return Math.max(0, (this.nextAt.get(host) ?? 0) - Date.now());
  }

  private async withLease<T>(
    { host, paceMs, signal }: Visit,
    { startAt, knows, isWanted }: { startAt: number; knows: LeaseCache | null; isWanted: () => boolean },
    work: (lease: Lease) => Promise<T>,
  ): Promise<T> {
    const held = new AbortController();
    const abort = (): void => held.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    const renewing = setInterval(() => void this.renew(host, paceMs, held), LEASE_MS / 3);
    this.nextAt.set(host, Math.max(startAt, this.nextAt.get(host) ?? 0));
    let cooldownMs = 0;
    let kept: Kept | null = null;
    try {
      if (signal?.aborted) abort();
      held.signal.throwIfAborted();
      return await work({
        signal: held.signal,
        beforeSend: () => this.awaitStart(host, paceMs, held.signal),
        knows,
        keep: (answer) => (kept = answer),
      });
    } catch (error) {
      if (error instanceof SlowDown && !held.signal.aborted) cooldownMs = Math.min(error.retryAfterMs, MAX_COOLDOWN_MS);
      throw error;
    } finally {
      clearInterval(renewing);
      signal?.removeEventListener('abort', abort);
      const lingerMs = isWanted() ? HAND_OVER_MS : this.nextMs(host) - HEAD_START_MS;
      const mayLinger = lingerMs > 0 && cooldownMs === 0 && !held.signal.aborted && !this.isClosing;
      const timer = setTimeout(() => void this.settle(host), Math.max(0, lingerMs)).unref();
      this.lingering.set(host, { kept, timer });
      if (!mayLinger) await this.settle(host, cooldownMs);
    }
  }

  private async awaitStart(host: string, paceMs: number, signal: AbortSignal): Promise<void> {
    const nextAt = this.nextAt.get(host) ?? 0;
    // A timer may fire slightly early.
    for (let wait = nextAt - Date.now(); wait > 0; wait = nextAt - Date.now()) {
      await sleep(wait, undefined, { signal });
    }
    signal.throwIfAborted();
    this.nextAt.set(host, Date.now() + paceMs);
  }

  /** When another process took the lease, the work here is aborted; its job continues at its cursor a second later. */
  private async renew(host: string, paceMs: number, held: AbortController): Promise<void> {
    const isHeld = await this.leases.renew(host, this.holder, LEASE_MS + paceMs).catch(() => true);
    if (!isHeld) held.abort(new LeaseLost());
  }
}
