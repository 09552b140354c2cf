// Visitors who read without a pause while something fails. Tests only.
import { setTimeout as wait } from 'node:timers/promises';

export interface Reading {
  at: number;
  path: string;
  /** 0: the connection was refused or cut. */
  status: number;
  headers: Headers;
  text: string;
}

const PAUSE_MS = 60;

export class PageReaders {
  private readings: Reading[] = [];
  private readonly stopping = new AbortController();
  private readonly work: Promise<void>[];

  constructor(base: string, paths: readonly string[]) {
    this.work = paths.map((path) => this.read(base, path));
  }

  /** What was read of a path since then. @param since Date.now() */
  since(since: number, path: string): Reading[] {
    return this.readings.filter((reading) => reading.at >= since && reading.path === path);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.work);
  }

  private async read(base: string, path: string): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const at = Date.now();
      try {
        const answer = await fetch(`${base}${path}`, { signal: AbortSignal.timeout(15_000) });
        const text = await answer.text();
        this.readings.push({ at, path, status: answer.status, headers: answer.headers, text });
      } catch {
        this.readings.push({ at, path, status: 0, headers: new Headers(), text: '' });
      }
      await wait(PAUSE_MS);
    }
  }
}
