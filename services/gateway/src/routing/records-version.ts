// Which version of the records holds now, told by the catalog the moment it changes. While it is not known, nothing is fresh.
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { RECORDS_VERSION, type RecordsVersion } from '@app/contracts/http/catalog';

/** The catalog says every two seconds that nothing has changed; one that is silent so long says nothing any more. */
const SILENT_MS = RECORDS_VERSION.beatMs + 1_000;
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
    const after = this.version === null ? '' : `?after=${encodeURIComponent(this.version)}`;
    const silent = new AbortController();
    const silence = setTimeout(() => silent.abort(), SILENT_MS).unref();
    try {
      const signal = AbortSignal.any([this.ending.signal, silent.signal]);
      // The two limits of undici's own would wake the process twice a second for as long as the question stands.
      const limits = { headersTimeout: 0, bodyTimeout: 0 };
      const { statusCode, body } = await request(`${this.url}${RECORDS_VERSION.path}${after}`, { signal, ...limits });
      let said = '';
      for await (const chunk of body.setEncoding('utf8') as AsyncIterable<string>) {
        said += chunk;
        silence.refresh();
        if (statusCode === 200 && said.trim() === '') this.knownUntil = performance.now() + SILENT_MS;
      }
      this.version = statusCode === 200 ? versionIn(said) : null;
      this.knownUntil = performance.now() + SILENT_MS;
    } finally {
      clearTimeout(silence);
    }
  }
}

function versionIn(said: string): string | null {
  const { version } = (JSON.parse(said) ?? {}) as Partial<RecordsVersion>;
  return typeof version === 'string' ? version : null;
}
