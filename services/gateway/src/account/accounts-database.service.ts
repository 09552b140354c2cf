import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { GatewayConfig } from '../config';

/** A page must not wait longer than this for an account: it works without one. */
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 1_500;
/** The server ends a statement itself; this is for one that is frozen. */
const QUERY_TIMEOUT_MS = 2_500;
const POOL_MAX = 5;

/** The gateway's one pool (schema `accounts`). It connects when first asked, so that the site starts and stays without it. */
@Injectable()
export class AccountsDatabaseService implements OnApplicationShutdown {
  private readonly logger = new Logger(AccountsDatabaseService.name);
  /** null: nobody can sign in. */
  readonly pool: Pool | null;

  constructor({ signIn, deadlineScale }: GatewayConfig) {
    this.pool = signIn && this.connect(signIn.databaseUrl, deadlineScale);
  }

  /** Only now: requests under way were still answered in the hooks before. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  private connect(connectionString: string, deadlineScale: number): Pool {
    const pool = new Pool({
      connectionString,
      application_name: 'gateway',
      max: POOL_MAX,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS * deadlineScale,
      statement_timeout: STATEMENT_TIMEOUT_MS * deadlineScale,
      query_timeout: QUERY_TIMEOUT_MS * deadlineScale,
      keepAlive: true,
    });
    // An idle connection that the server cuts would otherwise end the process.
    pool.on('error', (error) => this.logger.warn({ err: error }, 'a connection to the accounts was cut'));
    return pool;
  }
}
