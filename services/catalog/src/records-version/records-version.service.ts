// Hears from PostgreSQL that records have changed, and tells whoever waits for it: the gateways, which keep answers.
import { randomUUID } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ScramClient } from '@app/database/scram-client';

/** Of the reader's own connection string. */
export const LISTEN_URL = Symbol('LISTEN_URL');
/** Said by the trigger `guide.tell_change`. */
const CHANNEL = 'guide_records';
const AGAIN_MS = 1_000;
/** A connection that is silent so long is asked whether it still stands; one that does not answer is given up. */
const PULSE_MS = 5_000;
const PULSE_PATIENCE_MS = 2_000;

@Injectable()
export class RecordsVersionService implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(RecordsVersionService.name);
  /** Another process may run other code: its answers are of another version. */
  private readonly process = randomUUID();
  private changes = 0;
  private client: ScramClient | null = null;
  private isListening = false;
  private isEnding = false;
  private readonly waiting = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(LISTEN_URL) private readonly url: string) {}

  onApplicationBootstrap(): void {
    void this.listen();
  }

  /** Null while changes are not heard. */
  current(): string | null {
    return this.isListening ? `${this.process}-${this.changes}` : null;
  }

  /** The version once it is another one than `after`; the same one when nothing has changed for `holdMs`, or nobody waits any more. */
  async next(after: string | undefined, holdMs: number, left: AbortSignal): Promise<string | null> {
    const isNew = (): boolean => this.current() !== (after ?? null);
    if (isNew() || this.isEnding) return this.current();
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, holdMs);
      this.waiting.add(done);
      left.addEventListener('abort', done, { once: true });
    });
    return this.current();
  }

  /** Open questions would hold the service for as long as they wait. */
  beforeApplicationShutdown(): void {
    this.isEnding = true;
    this.wakeAll();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new ScramClient({
      connectionString: this.url,
      application_name: 'guide-catalog-changes',
      keepAlive: true,
      connectionTimeoutMillis: PULSE_PATIENCE_MS,
      query_timeout: PULSE_PATIENCE_MS,
    });
    this.client = client;
    client.on('notification', () => this.change());
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.isListening = true;
      // What was said while nobody listened is not told again.
      this.change();
      this.pulse(client);
    } catch {
      this.lost(client);
    }
  }

  private pulse(client: ScramClient): void {
    this.timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.client === client && this.isListening && this.pulse(client),
        () => this.lost(client),
      );
    }, PULSE_MS).unref();
  }

  private change(): void {
    this.changes += 1;
    this.wakeAll();
  }

  private lost(client: ScramClient): void {
    if (this.client !== client || this.isEnding) return;
    this.client = null;
    if (this.isListening) this.logger.warn('changes of the records are not heard: the connection ended');
    this.isListening = false;
    this.wakeAll();
    clearTimeout(this.timer);
    void client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.listen(), AGAIN_MS).unref();
  }

  private wakeAll(): void {
    for (const wake of [...this.waiting]) wake();
  }
}
