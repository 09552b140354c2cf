// Reads that are asked all day: each connection parses and plans them once.
import { createHash } from 'node:crypto';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type Client, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { DataSource } from 'typeorm';
import { type ConnectionSettings, clientOptions } from './data-source';

/** Each connection keeps the plans of so many texts of one kind. */
const MOST_NAMED = 80;
/** So many texts without a name are remembered, to know one that is asked again. */
const MOST_SEEN = 500;
/** Of more the processors run none sooner, and each waits for the others: the slowest hundredth of lists took a fifth longer with eight. */
const POOL_MAX = 4;
/** A new connection knows no plan and none of the database's own tables: 10 ms and more for the first search. */
const IDLE_MS = 10 * 60_000;

/** PostgreSQL's own name for what is parsed and planned for one call. */
const UNNAMED = '';

/** Names for texts that are put together from pieces: those that are asked again get one, as long as there are not too many. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  /** Asked once, the latest last. */
  private readonly seen = new Set<string>();

  /** @param kind what the statements are for */
  constructor(private readonly kind: string) {}

  /** '' for a text that has none: it is planned for this call, though for all values too. */
  of(text: string): string {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MOST_NAMED) return known ?? UNNAMED;
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    if (!this.seen.delete(digest)) {
      this.remember(digest);
      return UNNAMED;
    }
    const name = `${this.kind} ${digest}`;
    this.names.set(text, name);
    return name;
  }

  private remember(digest: string): void {
    const [oldest] = this.seen;
    if (oldest !== undefined && this.seen.size >= MOST_SEEN) this.seen.delete(oldest);
    this.seen.add(digest);
  }
}

/** How often it is looked for reads that are never answered, while there are any. */
const WATCH_MS = 250;

/**
 * By callback: of the promise that pg would give, and of a timer of its own for each read, V8 copies the results out of the young generation
 * instead of letting them go. A collection stopped the process for 3 to 5 ms in place of 0.4.
 */
const rowsOf = <Row extends object>(client: PoolClient, config: QueryConfig): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    client.query<Row>(config, (error: Error | undefined, result: QueryResult<Row>) => {
      if (error) reject(error);
      else resolve(result.rows);
    });
  });

/** Its read fails at once: pg does not wait for the answer to a statement under way. */
function endNow(client: PoolClient): void {
  void (client as PoolClient & Pick<Client, 'end'>).end().catch(() => undefined);
}

export class PreparedReads implements OnApplicationShutdown {
  private readonly logger = new Logger(PreparedReads.name);
  /**
   * Connections on which PostgreSQL plans a named statement without its values, at its first call and never again. By itself it goes on
   * planning for rare words each time: those cost less to find than it expects of all words, and planning costs more than finding.
   */
  private readonly pool: Pool;
  /** The names that each connection has planned. */
  private readonly planned = new WeakMap<PoolClient, Set<string>>();
  /** Since when each connection has been asked (`performance.now()`). */
  private readonly asked = new Map<PoolClient, number>();
  /** The longest silence of a server; null: it may take its time. */
  private readonly silenceMs: number | null;
  private watch: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: DataSource,
    settings: ConnectionSettings,
  ) {
    const { query_timeout: silenceMs, ...options } = clientOptions(settings);
    this.silenceMs = silenceMs ?? null;
    this.pool = new Pool({
      ...options,
      max: POOL_MAX,
      idleTimeoutMillis: IDLE_MS,
      options: '-c plan_cache_mode=force_generic_plan',
    });
    // An idle connection that the server cuts would otherwise end the process.
    this.pool.on('error', (error) => this.logger.warn({ err: error }, 'a connection for prepared reads was cut'));
    this.pool.on('connect', (client) => {
      this.planned.set(client, new Set());
      // A connection cut while it reads fails the read, which is how it is told.
      client.on('error', () => undefined);
    });
  }

  /** Only now: requests under way were still answered in the hooks before. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /**
   * @param name says which statement it is: the same name with another text fails. Only for statements whose plan is the same for all
   *   values, and one name for few texts, each connection keeps them all; '' as {@link StatementNames} gives it; null: planned for
   *   these values, on TypeORM's connections
   * @throws pg's DatabaseError, or TypeORM's with null; libs/kit (lost-connection) knows both
   */
  async rows<Row extends object>(name: string | null, text: string, values: unknown[]): Promise<Row[]> {
    if (name === null) return this.database.query<Row[]>(text, values);
    const client = name === UNNAMED ? await this.pool.connect() : await this.clientFor(name);
    this.asked.set(client, performance.now());
    if (this.silenceMs !== null) this.watch ??= setInterval(() => this.endSilent(), WATCH_MS).unref();
    try {
      const rows = await rowsOf<Row>(client, { name, text, values });
      client.release();
      return rows;
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      this.asked.delete(client);
    }
  }

  /** Ends connections that a frozen server leaves without an answer, though it should have ended the statement itself. */
  private endSilent(): void {
    if (this.asked.size === 0 && this.watch) {
      clearInterval(this.watch);
      this.watch = null;
    }
    const latest = performance.now() - (this.silenceMs ?? Infinity);
    for (const [client, since] of this.asked) if (since < latest) endNow(client);
  }

  /** Of the connections at rest one that has planned the statement: planning it again takes longer than what it finds. */
  private async clientFor(name: string): Promise<PoolClient> {
    const others: PoolClient[] = [];
    try {
      for (;;) {
        const client = await this.pool.connect();
        const planned = this.planned.get(client);
        if (planned?.has(name) || this.pool.idleCount === 0) {
          planned?.add(name);
          return client;
        }
        others.push(client);
      }
    } finally {
      for (const other of others) other.release();
    }
  }
}
