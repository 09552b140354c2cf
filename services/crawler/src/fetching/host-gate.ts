// One request at a time per host, and a pace between them. One gate per process: the crawler runs as one replica.
import { setTimeout as sleep } from 'node:timers/promises';

interface Turn {
  /** Settles when the last visitor in line has left. */
  last: Promise<void>;
  /** Earliest start of the next request, as Date.now(). */
  nextAt: number;
}

export class HostGate {
  private readonly turns = new Map<string, Turn>();

  /**
   * Runs `work` when every earlier work for this host is over and `paceMs` have passed since the last one started.
   * @throws the signal's reason when the wait is given up; the line moves on
   */
  async pass<T>(host: string, paceMs: number, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const turn = this.turns.get(host) ?? { last: Promise.resolve(), nextAt: 0 };
    this.turns.set(host, turn);
    const before = turn.last;
    let leave = (): void => undefined;
    turn.last = new Promise<void>((resolve) => {
      leave = resolve;
    });
    try {
      await before;
      signal?.throwIfAborted();
      const wait = turn.nextAt - Date.now();
      if (wait > 0) await sleep(wait, undefined, { signal });
      turn.nextAt = Date.now() + paceMs;
      return await work();
    } finally {
      leave();
    }
  }
}
