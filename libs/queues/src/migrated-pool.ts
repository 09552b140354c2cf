// A Postgres pool that hands out its first connection only when BullMQ's schema exists.
// Without it a Worker on a database that is not migrated yet spins through thousands of errors a second, and a Queue
// made while Postgres was down stays broken for the life of the process (BullMQ remembers its first failure).
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { assertSchemaCompatibility, LATEST_SCHEMA_VERSION } from 'bullmq';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

const RETRY_MS = 500;
const COMPLAIN_MS = 30_000;

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

export class MigratedPool extends Pool {
  private ready?: Promise<void>;
  private readonly stop = new AbortController();
  private readonly logger = new Logger(MigratedPool.name);

  constructor(config: PoolConfig) {
    super(config);
    this.on('error', (error: Error) => this.logger.warn(`Queue database: ${error.message}`));
  }

  /** A connection, once the schema is there; waits as long as that takes. The callback form does not wait. */
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    this.ready ??= this.waitForSchema();
    return this.ready.then(() => super.connect());
  }

  /** Ends the wait for a schema that never came, so that the process can stop. */
  giveUpWaiting(): void {
    this.stop.abort();
  }

  private async waitForSchema(): Promise<void> {
    for (let complainAt = 0; ;) {
      try {
        return await this.assertSchema();
      } catch (error) {
        if (this.stop.signal.aborted) throw error;
        if (Date.now() >= complainAt) {
          complainAt = Date.now() + COMPLAIN_MS;
          this.logger.warn(`The queue is not ready, waiting: ${(error as Error).message}`);
        }
      }
      await sleep(RETRY_MS, undefined, { signal: this.stop.signal });
    }
  }

  private async assertSchema(): Promise<void> {
    const client = await super.connect();
    try {
      const version = await assertSchemaCompatibility(client, 'bullmq');
      if (version < LATEST_SCHEMA_VERSION) {
        throw new Error(`schema bullmq has version ${version}, this program needs ${LATEST_SCHEMA_VERSION}`);
      }
    } finally {
      client.release();
    }
  }
}
