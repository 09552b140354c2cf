// Listens to PostgreSQL for changes of the records, so that caches in this process know when they are out of date.
import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';

/** Of the reader's own connection string. */
export const LISTEN_URL = Symbol('LISTEN_URL');
/** Said by the trigger `guide.tell_change`. */
const CHANNEL = 'guide_records';
const AGAIN_MS = 1_000;
/** A connection that is silent so long is asked whether it still stands; one that does not answer is given up. */
const PULSE_MS = 5_000;
const PULSE_PATIENCE_MS = 2_000;

@Injectable()
export class RecordsVersionService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RecordsVersionService.name);
  /** Another process may run other code: its answers are of another version. */
  private readonly process = randomUUID();
  private changes = 0;
  private client: Client | null = null;
  private isListening = false;
  private isEnding = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(LISTEN_URL) private readonly url: string) {}

  onApplicationBootstrap(): void {
    void this.listen();
  }

  /** Null while changes are not heard. */
  current(): string | null {
    return this.isListening ? `${this.process}-${this.changes}` : null;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new Client({
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

  private pulse(client: Client): void {
    this.timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.client === client && this.isListening && this.pulse(client),
        () => this.lost(client),
      );
    }, PULSE_MS).unref();
  }

  private change(): void {
    this.changes += 1;
  }

  private lost(client: Client): void {
    if (this.client !== client || this.isEnding) return;
    this.client = null;
    if (this.isListening) this.logger.warn('changes of the records are not heard: the connection ended');
    this.isListening = false;
    clearTimeout(this.timer);
    void client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.listen(), AGAIN_MS).unref();
  }
}
