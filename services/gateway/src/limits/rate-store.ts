// Where calls are counted: in this process, or in Redis for all gateways together.
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** A visitor never waits longer for the count than this. */
const PATIENCE_MS = 300;
/** A store that is down is said once in this time, not once for each call. */
const SILENCE_MS = 30_000;

export interface Counter {
  name: string;
  points: number;
  seconds: number;
}

export class RateStore {
  private readonly logger = new Logger(RateStore.name);
  private readonly redis: Redis | null;
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  private silentUntil = 0;

  /**
   * @param redisUrl null: count in this process
   * @param prefix of every key in Redis, so that copies of the product on one Redis stay apart
   */
  constructor(
    redisUrl: string | null,
    private readonly prefix: string,
  ) {
    this.redis = redisUrl === null ? null : connect(redisUrl);
    this.redis?.on('error', (error) => this.complain(error));
  }

  /**
   * Counts one call. A store that does not answer lets the call through: people who look for help are not turned away because
   * a counter is broken.
   * @param points that the call takes
   * @returns seconds to wait; 0 = go on
   */
  async count(counter: Counter, key: string, points = 1): Promise<number> {
    try {
      await this.limiterOf(counter).consume(key, points);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return secondsOf(reason);
      this.complain(reason);
      return 0;
    }
  }

  /** The same question without counting: seconds to wait until some of the points are there again; 0 = go on. */
  async waitOf(counter: Counter, key: string): Promise<number> {
    try {
      const found = await this.limiterOf(counter).get(key);
      return found && found.consumedPoints >= counter.points ? secondsOf(found) : 0;
    } catch (error) {
      this.complain(error);
      return 0;
    }
  }

  close(): void {
    this.redis?.disconnect();
  }

  private limiterOf({ name, points, seconds }: Counter): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { points, duration: seconds, keyPrefix: `${this.prefix}:${name}` };
    const made = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, rejectIfRedisNotReady: true })
      : new RateLimiterMemory(options);
    this.limiters.set(name, made);
    return made;
  }

  private complain(error: unknown): void {
    if (Date.now() < this.silentUntil) return;
    this.silentUntil = Date.now() + SILENCE_MS;
    this.logger.warn({ err: error }, 'rate limits are not counted: the store does not answer');
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

const connect = (url: string): Redis =>
  new Redis(url, {
    connectionName: 'gateway-limits',
    // Nothing waits for a lost connection: the call goes on uncounted.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    connectTimeout: 5_000,
    disconnectTimeout: 200,
  });
