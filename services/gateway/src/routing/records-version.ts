// Which version of the records holds now, told by the catalog the moment it changes. While it is not known, nothing is fresh.
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { RECORDS_VERSION, type RecordsVersion } from '@app/contracts/http/catalog';

/** Beyond the time that the catalog keeps a question. */
const PATIENCE_MS = 1_000;
const AGAIN_MS = 1_000;

export class RecordsVersionWatch {
  private version: string | null = null;
  private knownUntil = 0;
  private readonly ending = new AbortController();

  /** @param url of the catalog */
  constructor(private readonly url: string) {}

  start(): void {
    void this.watch();
  }

  stop(): void {
    this.ending.abort();
  }

  current(): string | null {
    return performance.now() < this.knownUntil ? this.version : null;
  }

  private async watch(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        await this.ask();
      } catch {
        this.knownUntil = 0;
      }
      // A catalog that does not hear of changes says so at once, and would be asked without end.
      if (this.version === null || this.knownUntil === 0) {
        await wait(AGAIN_MS, undefined, { ref: false, signal }).catch(() => undefined);
      }
    }
  }

  private async ask(): Promise<void> {
    const { path, holdMs } = RECORDS_VERSION;
    const after = this.version === null ? '' : `?after=${encodeURIComponent(this.version)}`;
    const limit = AbortSignal.timeout(holdMs + PATIENCE_MS);
    const { statusCode, body } = await request(`${this.url}${path}${after}`, {
      signal: AbortSignal.any([this.ending.signal, limit]),
    });
    const said = (await body.json()) as Partial<RecordsVersion> | null;
    const { version = null } = statusCode === 200 ? (said ?? {}) : {};
    this.version = typeof version === 'string' ? version : null;
    this.knownUntil = performance.now() + holdMs + PATIENCE_MS;
  }
}
