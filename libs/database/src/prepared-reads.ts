// Reads that are asked all day: each connection parses and plans them once.
import { createHash } from 'node:crypto';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
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

export class PreparedReads implements OnApplicationShutdown {
  private readonly logger = new Logger(PreparedReads.name);
  /**
   * Connections on which PostgreSQL plans a named statement without its values, at its first call and never again. By itself it goes on
   * planning for rare words each time: those cost less to find than it expects of all words, and planning costs more than finding.
   */
  private readonly pool: Pool;
  /** The names that each connection has planned. */
  private readonly planned = new WeakMap<PoolClient, Set<string>>();

  constructor(
    private readonly database: DataSource,
    settings: ConnectionSettings,
  ) {
    this.pool = new Pool({
      ...clientOptions(settings),
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
    if (name === UNNAMED) return (await this.pool.query<Row>({ text, values })).rows;
    const client = await this.clientFor(name);
    try {
      const { rows } = await client.query<Row>({ name, text, values });
      client.release();
      return rows;
    } catch (error) {
      client.release(true);
      throw error;
    }
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
