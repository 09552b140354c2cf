// A lock across processes: counting the waiting jobs and adding one must not be done by two at once, or each finds room for the same job.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Pool } from 'pg';

const NAME = 'crawl-on-miss';

export interface QueueLock {
  /** Runs `work` while no other process on this queue runs its own. @throws Error when the lock is not free in time */
  hold<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

/** Held by a transaction, so a process that dies holds nothing. */
export function lockInPostgres(pool: Pool, waitMs: number): QueueLock {
  return {
    async hold(work) {
      const client = await pool.connect();
      let isSound = false;
      try {
        await client.query('BEGIN');
        await client.query(`SET LOCAL lock_timeout = ${waitMs}`);
        await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [NAME]);
        try {
          return await work();
        } finally {
          await client.query('COMMIT');
          isSound = true;
        }
      } finally {
        client.release(!isSound);
      }
    },
    close: () => undefined,
  };
}

const RETRY_MS = 20;
/** A process that dies holds it no longer than this. */
const HOLD_MS = 3_000;
const GIVE_BACK = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

export function lockInRedis(url: string, waitMs: number): QueueLock {
  const redis = new Redis(url, { connectionName: 'crawl-lock', lazyConnect: true, maxRetriesPerRequest: 0 });
  // The call that needs the connection fails with its own error.
  redis.on('error', () => undefined);
  const key = `${NAME}-lock`;
  return {
    async hold(work) {
      const token = randomUUID();
      const end = Date.now() + waitMs;
      while ((await redis.set(key, token, 'PX', HOLD_MS, 'NX')) === null) {
        if (Date.now() > end) throw new Error('another process holds the queue');
        await sleep(RETRY_MS);
      }
      try {
        return await work();
      } finally {
        await redis.eval(GIVE_BACK, 1, key, token);
      }
    },
    close: () => redis.disconnect(),
  };
}
