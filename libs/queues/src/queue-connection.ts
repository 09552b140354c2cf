// The one place that knows which backend BullMQ works on. Used by every service that adds or works jobs.
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  createRedisBackend,
  isPgPool,
  setDefaultBackendFactory,
} from 'bullmq';
import { MigratedPool } from './migrated-pool';
import { lockInPostgres, lockInRedis, type QueueLock } from './queue-lock';

/** Asking for a crawl never holds a visitor's answer longer than this. The gateway gives a read up after 3 s. */
const ANSWER_WITHIN_MS = 2_000;
/** Every step of the queue takes milliseconds. */
const STATEMENT_TIMEOUT_MS = 15_000;

export interface QueueConnectionOptions {
  /** Shows in pg_stat_activity. */
  applicationName?: string;
  /** Postgres only: connections of this process. Each worker keeps one of them for LISTEN. */
  poolMax?: number;
  /** A call of {@link CrawlQueue} fails after two seconds times this; default 1. */
  deadlineScale?: number;
}

/** How this process reaches the queue: `postgres` (schema `bullmq`, one shared pool) or `redis`. */
@Injectable()
export class QueueConnection implements OnModuleDestroy, OnApplicationShutdown {
  readonly kind: 'postgres' | 'redis';
  /** The value every BullMQ object of the process takes as `connection`. */
  readonly bullConnection: ConnectionOptions;
  readonly answerWithinMs: number;
  /** Among all processes on this queue. */
  readonly lock: QueueLock;
  private readonly pool: MigratedPool | null;

  constructor(url: string, options: QueueConnectionOptions = {}) {
    chooseBackendByConnection();
    this.kind = queueKind(url);
    this.answerWithinMs = ANSWER_WITHIN_MS * (options.deadlineScale ?? 1);
    if (this.kind === 'redis') {
      this.pool = null;
      this.bullConnection = { url, maxRetriesPerRequest: null };
      this.lock = lockInRedis(url, this.lockWaitMs);
      return;
    }
    this.pool = new MigratedPool({
      connectionString: url,
      max: options.poolMax ?? 6,
      // To ask for a crawl takes two at once, and somebody waits for it; a new one costs 10 ms.
      min: 2,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      application_name: options.applicationName ?? 'queue',
      options: '-c search_path=bullmq',
    });
    // BullMQ types its connection as Redis options whatever the backend is; our factory looks at the value itself.
    this.bullConnection = this.pool;
    this.lock = lockInPostgres(this.pool, this.lockWaitMs);
  }

  /** Shorter than the answer: who waits for a turn hears why there was none. */
  private get lockWaitMs(): number {
    return (this.answerWithinMs * 3) / 4;
  }

  /** Runs before queues and workers close: one that still waits for the schema could not close otherwise. */
  onModuleDestroy(): void {
    this.pool?.giveUpWaiting();
  }

  /** Ends the shared pool, which BullMQ leaves to its owner. Queues and workers are closed one hook earlier. */
  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  async close(): Promise<void> {
    this.lock.close();
    if (!this.pool || this.pool.ended || this.pool.ending) return;
    this.pool.giveUpWaiting();
    await this.pool.end().catch((error: Error) => new Logger(QueueConnection.name).warn(error.message));
  }
}

/** One connection to the queue behind `url` (`postgres://`, `postgresql://`, `redis://` or `rediss://`). */
export function queueConnection(url: string, options: QueueConnectionOptions = {}): QueueConnection {
  return new QueueConnection(url, options);
}

/** @throws Error that names no part of the URL, because it holds a password. */
export function queueKind(url: string): 'postgres' | 'redis' {
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  if (/^rediss?:\/\//.test(url)) return 'redis';
  throw new Error('The queue URL must start with postgres://, postgresql://, redis:// or rediss://');
}

/** BullMQ's default is process-wide, so it must look at each connection: one process may speak to both backends (tests). */
function chooseBackendByConnection(): void {
  const factory: BackendFactory = (name, options, factoryOptions) =>
    isPgPool(options.connection)
      ? // The Redis type is BullMQ's default for every backend; the objects behind it meet one interface.
        createPostgresBackend(name, { ...options, connection: options.connection }, factoryOptions)
      : createRedisBackend(name, options, factoryOptions);
  setDefaultBackendFactory(factory);
}
