// Where sessions are kept: Redis when the queue is one, else PostgreSQL. One shape of failure for both: 503.
import { once } from 'node:events';
import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import { RedisStore } from 'connect-redis';
import session from 'express-session';
import type { SessionData, Store } from 'express-session';
import Redis from 'ioredis';
import type { Pool } from 'pg';
import { DomainError } from '@app/kit/domain-error';
import { AccountsDatabaseService } from '../account/accounts-database.service';
import { GatewayConfig } from '../config';
import { ABSOLUTE_MS } from './session-account';
import { sessionCookie } from './session-cookie';

interface Backend {
  store: Store;
  /** Unlike `store.set` it never brings back a session that was ended in the meantime. */
  replace(id: string, data: SessionData): Promise<unknown>;
  /** Resolves once it can be used; never rejects. */
  ready(): Promise<void>;
  close(): void;
}

const TTL_SECONDS = ABSOLUTE_MS / 1000;
const REDIS_TIMEOUT_MS = 2_000;

@Injectable()
export class SessionStoreService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(SessionStoreService.name);
  private readonly backend: Backend | null;

  constructor(config: GatewayConfig, { pool }: AccountsDatabaseService) {
    const { name } = sessionCookie(config.publicUrl, config.port);
    this.backend = config.redisUrl ? this.inRedis(config.redisUrl, `${name}:`) : pool && this.inPostgres(pool);
  }

  /** What express-session keeps its sessions in. @throws DomainError 503 when nobody can sign in */
  store(): Store {
    return this.required().store;
  }

  /** null when the session does not exist or has expired. @throws DomainError 503 */
  read(id: string): Promise<SessionData | null> {
    return this.answer((store, done) => store.get(id, (error, data) => done(error, data ?? null)));
  }

  /** Changes a session that still exists. @throws DomainError 503 */
  async replace(id: string, data: SessionData): Promise<void> {
    await this.required()
      .replace(id, data)
      .catch((error: unknown) => {
        throw storeUnavailable(error);
      });
  }

  /** @throws DomainError 503 */
  async destroy(id: string): Promise<void> {
    await this.answer((store, done) => store.destroy(id, (error) => done(error, null)));
  }

  /** Calls that come before Redis is connected would fail; a Redis that is away must not keep the site from starting. */
  async onModuleInit(): Promise<void> {
    await this.backend?.ready();
  }

  /** Only now: requests under way were still answered in the hooks before. */
  onApplicationShutdown(): void {
    this.backend?.close();
  }

  private answer<T>(ask: (store: Store, done: (error: unknown, answer: T) => void) => void): Promise<T> {
    const { store } = this.required();
    return new Promise<T>((resolve, reject) => {
      ask(store, (error, answer) => (error ? reject(storeUnavailable(error)) : resolve(answer)));
    });
  }

  private required(): Backend {
    if (!this.backend) throw new DomainError(503);
    return this.backend;
  }

  private inPostgres(pool: Pool): Backend {
    const PgStore = connectPgSimple(session);
    const store = new PgStore({
      pool,
      schemaName: 'accounts',
      tableName: 'sessions',
      ttl: TTL_SECONDS,
      disableTouch: true,
      errorLog: (_text, error: unknown) => this.logger.warn({ err: error }, 'old sessions were not cleared away'),
    });
    const update = 'UPDATE accounts.sessions SET sess = $2 WHERE sid = $1';
    return {
      store,
      replace: (id, data) => pool.query(update, [id, JSON.stringify(data)]),
      ready: () => Promise.resolve(),
      close: () => store.close(),
    };
  }

  private inRedis(url: string, prefix: string): Backend {
    // While Redis is away a call fails at once, and while it is silent soon: it would wait for as long as that otherwise.
    const client = new Redis(url, {
      connectionName: 'gateway-sessions',
      enableOfflineQueue: false,
      commandTimeout: REDIS_TIMEOUT_MS,
      disconnectTimeout: 200,
    });
    // It tries again every two seconds and says so each time: once is enough.
    let isSilent = false;
    client.on('ready', () => (isSilent = false));
    client.on('error', (error: unknown) => {
      if (!isSilent) this.logger.warn({ err: error }, 'the session store does not answer');
      isSilent = true;
    });
    return {
      store: new RedisStore({ client, prefix, ttl: TTL_SECONDS, disableTouch: true }),
      replace: (id, data) => client.set(`${prefix}${id}`, JSON.stringify(data), 'KEEPTTL', 'XX'),
      ready: () => once(client, 'ready', { signal: AbortSignal.timeout(REDIS_TIMEOUT_MS) }).then(nothing, nothing),
      close: () => client.disconnect(),
    };
  }
}

const nothing = (): void => undefined;

/** The store is away: the visitor may try again soon. */
export const storeUnavailable = (cause: unknown): DomainError => new DomainError(503, { cause, retryAfterSeconds: 5 });
