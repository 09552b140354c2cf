// One request at a time per host, and a pace between them, for all crawlers together: the turn is a row of guide.fetch_hosts.
// Within a process those who want the same host stand in line here, so that only the first of them asks the database.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { SlowDown, TurnLost } from './crawl-failure';
import type { Kept } from './fetch-cache.repository';
import { HostTurnsRepository, type TakenTurn, type TurnAsks, type TurnKnows } from './host-turns.repository';

export interface Turn {
  /** Aborted with the asker's signal, and when the turn was lost to another process. */
  signal: AbortSignal;
  /** To be awaited before every request to the host: the pace holds between any two, robots.txt and hops included. */
  beforeSend: () => Promise<void>;
  /** What earlier turns kept of what was asked; null when nothing was. */
  knows: TurnKnows | null;
  /** Written down with the end of the turn. When that fails the answer is good and only not kept. */
  keep: (kept: Kept) => void;
}

export interface Visit {
  host: string;
  /** Told with the turn. */
  asks?: TurnAsks | undefined;
  paceMs: number;
  signal?: AbortSignal | undefined;
}

/** {@link FetchingOptions.turnHolder}. */
export const TURN_HOLDER = Symbol('turn holder');

/** A killed process that does not come back frees its host after that and one pace; a living one says every third of it that it is there. */
const LEASE_MS = 9_000;
/** A rest that is shorter is waited for in the line; longer ones put the job back. */
const PATIENCE_MS = 2_000;
/** No host keeps us away for longer by one answer, whatever number it names. */
const LONGEST_REST_MS = 24 * 3_600_000;
const FIRST_POLL_MS = 20;
const LAST_POLL_MS = 200;
/** A turn that nobody here wants ends so long before the next request may start: time enough for who waits elsewhere to take it. */
const HEAD_START_MS = 2 * LAST_POLL_MS;
/** Who is next in line here takes the turn over at once; this is for one who gave up. */
const HAND_OVER_MS = 50;

@Injectable()
export class HostGate {
  /** Settles when the last visitor of this process in line has left. */
  private readonly lines = new Map<string, Promise<void>>();
  /** Earliest starts as this process knows them: good also when the row could not be written. */
  private readonly nextAt = new Map<string, number>();
  /**
   * Turns that are over and not given back yet: until the pace lets the next request start nobody could use them, and the next page
   * of a crawl is mostly wanted before. It is asked for with the one statement that also writes down what came of the last.
   */
  private readonly lingering = new Map<string, { kept: Kept | null; timer: NodeJS.Timeout }>();
  private readonly holder: string;
  private isClosing = false;

  constructor(
    @Inject(HostTurnsRepository)
    private readonly turns: Pick<HostTurnsRepository, 'take' | 'goOn' | 'renew' | 'release' | 'prune'>,
    @Optional() @Inject(TURN_HOLDER) private readonly inherited: string | null = null,
  ) {
    this.holder = inherited ?? randomUUID();
  }

  /**
   * Runs `work` when every earlier work for this host is over, in whatever process it was.
   * @throws SlowDown while the host rests; the signal's reason when the wait is given up, and the line moves on
   */
  async pass<T>(visit: Visit, work: (turn: Turn) => Promise<T>): Promise<T> {
    const { host, signal } = visit;
    const before = this.lines.get(host) ?? Promise.resolve();
    let next = (): void => undefined;
    const own = new Promise<void>((resolve) => {
      next = resolve;
    });
    this.lines.set(host, own);
    try {
      await before;
      signal?.throwIfAborted();
      const { waitMs, knows } = await this.take(visit);
      // Nobody has written down when the process before this one, which was killed, asked last.
      const isHeirs = this.inherited !== null && !this.nextAt.has(host);
      const startAt = Date.now() + Math.max(waitMs, isHeirs ? visit.paceMs : 0);
      const isWanted = (): boolean => this.lines.get(host) !== own;
      return await this.withTurn(visit, { startAt, knows, isWanted }, work);
    } finally {
      if (this.lines.get(host) === own) this.lines.delete(host);
      next();
    }
  }

  /**
   * Gives a turn back that is over, and writes down what came of it, where that is still to be done.
   * @param restMs the rest that the host asked for
   */
  async settle(host: string, restMs = 0): Promise<void> {
    const over = this.endLingering(host);
    if (!over) return;
    const left = { host, holder: this.holder, nextMs: this.nextMs(host), restMs, kept: over.kept };
    // When it cannot be written the turn ends by itself; what was read stays good.
    await this.turns.release(left).catch(() => undefined);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await Promise.all([...this.lingering.keys()].map((host) => this.settle(host)));
  }

  /** Forgets hosts that nobody asked in a month. */
  forgetOld(): Promise<void> {
    return this.turns.prune(new Date());
  }

  private async take({ host, paceMs, signal, asks }: Visit): Promise<TakenTurn> {
    const wanted = { host, holder: this.holder, leaseMs: LEASE_MS + paceMs, patienceMs: PATIENCE_MS, asks };
    const over = this.endLingering(host);
    for (let pollMs = FIRST_POLL_MS, isFirst = true; ; pollMs = Math.min(pollMs * 1.5, LAST_POLL_MS), isFirst = false) {
      const taken =
        isFirst && over
          ? await this.turns.goOn({ ...wanted, nextMs: this.nextMs(host), kept: over.kept })
          : await this.turns.take(wanted);
      if (taken.isMine) return taken;
      if (taken.restMs > PATIENCE_MS) throw new SlowDown(taken.restMs);
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

  private async withTurn<T>(
    { host, paceMs, signal }: Visit,
    { startAt, knows, isWanted }: { startAt: number; knows: TurnKnows | null; isWanted: () => boolean },
    work: (turn: Turn) => Promise<T>,
  ): Promise<T> {
    const held = new AbortController();
    // Not AbortSignal.any: http-exchange.ts says why.
    const giveUp = (): void => held.abort(signal?.reason);
    signal?.addEventListener('abort', giveUp);
    const renewing = setInterval(() => void this.renew(host, paceMs, held), LEASE_MS / 3);
    this.nextAt.set(host, Math.max(startAt, this.nextAt.get(host) ?? 0));
    let restMs = 0;
    let kept: Kept | null = null;
    try {
      if (signal?.aborted) giveUp();
      held.signal.throwIfAborted();
      return await work({
        signal: held.signal,
        beforeSend: () => this.awaitStart(host, paceMs, held.signal),
        knows,
        keep: (answer) => (kept = answer),
      });
    } catch (error) {
      if (error instanceof SlowDown && !held.signal.aborted) restMs = Math.min(error.retryAfterMs, LONGEST_REST_MS);
      throw error;
    } finally {
      clearInterval(renewing);
      signal?.removeEventListener('abort', giveUp);
      const lingerMs = isWanted() ? HAND_OVER_MS : this.nextMs(host) - HEAD_START_MS;
      const mayLinger = lingerMs > 0 && restMs === 0 && !held.signal.aborted && !this.isClosing;
      const timer = setTimeout(() => void this.settle(host), Math.max(0, lingerMs)).unref();
      this.lingering.set(host, { kept, timer });
      if (!mayLinger) await this.settle(host, restMs);
    }
  }

  private async awaitStart(host: string, paceMs: number, signal: AbortSignal): Promise<void> {
    const nextAt = this.nextAt.get(host) ?? 0;
    // A timer may come a moment early.
    for (let wait = nextAt - Date.now(); wait > 0; wait = nextAt - Date.now()) {
      await sleep(wait, undefined, { signal });
    }
    signal.throwIfAborted();
    this.nextAt.set(host, Date.now() + paceMs);
  }

  /** Two processes at one host are stopped by the one that notices; the job goes on at its cursor in a second. */
  private async renew(host: string, paceMs: number, held: AbortController): Promise<void> {
    const isHeld = await this.turns.renew(host, this.holder, LEASE_MS + paceMs).catch(() => true);
    if (!isHeld) held.abort(new TurnLost());
  }
}
