// Brings a database, empty or of an earlier release, to what this release needs. Run by migrate.ts and by the tests.
import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { ACCOUNTS_SCHEMA, dataSourceOptions, GUIDE_SCHEMA } from './data-source';
import { recordBaseline } from './baseline';
import {
  canManageRoles,
  ensureGroups,
  ensureLogin,
  grantAccounts,
  grantDatabase,
  grantGuide,
  grantQueue,
  type Group,
  GROUPS,
  isMemberOf,
  QUEUE_SCHEMA,
} from './roles';
import type { MigrationPlan } from './service-urls';

export type Report = (line: string) => void;

/** 'GMIG' as a number: one migration at a time per database. */
const MIGRATION_LOCK = 0x474d4947;
const APPLICATION = 'guide-migrate';
const LOWEST_SERVER = 150_000;
/** Roles belong to the whole server: another database's migration may be changing the same rows of the catalogue. */
const CATALOGUE_RACES = ['tuple concurrently updated', 'duplicate key value violates unique constraint "pg_auth'];
const RACE_ATTEMPTS = 5;

const connect = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: APPLICATION,
    connectionTimeoutMillis: 10_000,
  });
  // A cut connection also rejects the query under way, which is where it is handled.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** A refused connection comes as one error for each address of the host. */
const reason = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
};

async function checkServer(client: Client, report: Report): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string; name: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
            current_database() AS name`,
  );
  const [server] = rows;
  if (!server || Number(server.number) < LOWEST_SERVER) {
    throw new Error(`PostgreSQL 15 or newer is needed; this server is ${server?.version ?? 'unknown'}.`);
  }
  report(`PostgreSQL ${server.version}, database ${server.name}`);
}

async function migrateRecords(ownerUrl: string, report: Report): Promise<void> {
  const source = new DataSource(dataSourceOptions({ url: ownerUrl, applicationName: APPLICATION, poolMax: 1 }));
  await source.initialize();
  try {
    const applied = await source.runMigrations({ transaction: 'all' });
    const names = applied.map(({ name }) => name).join(', ');
    report(names ? `schema ${GUIDE_SCHEMA}: applied ${names}` : `schema ${GUIDE_SCHEMA}: up to date`);
  } finally {
    await source.destroy();
  }
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await client.query('BEGIN');
    try {
      await work();
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      const isRace = error instanceof Error && CATALOGUE_RACES.some((text) => error.message.includes(text));
      if (!isRace || attempt === RACE_ATTEMPTS) throw error;
    }
  }
}

/** Without the right to create roles, an administrator has made them: say which statement is missing. */
async function requireRoles(client: Client, plan: MigrationPlan): Promise<void> {
  const missing: string[] = [];
  for (const { variable, role, group } of plan.logins) {
    if (!(await isMemberOf(client, role, GROUPS[group])))
      missing.push(`GRANT ${GROUPS[group]} TO "${role}"; -- ${variable}`);
  }
  if (missing.length > 0) {
    throw new Error(
      `The role of DATABASE_URL may not create roles. Let an administrator create ${Object.values(GROUPS).join(', ')} ` +
        `(NOLOGIN) and the services' roles (LOGIN), then run:\n${missing.join('\n')}`,
    );
  }
}

async function grantRights(client: Client, plan: MigrationPlan, report: Report): Promise<void> {
  const managesRoles = await canManageRoles(client);
  if (!managesRoles) await requireRoles(client, plan);
  await inTransaction(client, async () => {
    if (managesRoles) await ensureGroups(client);
    await grantDatabase(client);
    await grantGuide(client);
    await grantAccounts(client);
    if (plan.hasPostgresQueue) await grantQueue(client);
    if (managesRoles) for (const login of plan.logins) await ensureLogin(client, login);
  });
  report(managesRoles ? 'roles: created or updated' : 'roles: made by an administrator, rights granted');
}

const SENTENCES = {
  reader: 'reads records, cannot write',
  eligibility: 'reads records, counts answers',
  crawler: 'reads and writes records, cannot create tables, sees no queue',
  gateway: 'keeps users and sessions, sees no records and no queue',
  news: 'reads and writes the news and the turns at hosts, sees no records and no queue',
  queue: 'uses the queue, sees no records',
} as const;

const IN_GUIDE: ReadonlySet<Group> = new Set(['reader', 'eligibility', 'crawler', 'news']);

/** Signs in as each service will, and refuses to call the step done while a right is missing or too wide. */
async function proveLogins(plan: MigrationPlan, report: Report): Promise<void> {
  for (const { variable, role, group, url } of plan.logins) {
    const client = await connect(url).catch((error: unknown) => {
      throw new Error(`${variable}: role ${role} cannot sign in: ${reason(error)}`);
    });
    try {
      const { rows } = await client.query<Record<'reads' | 'writes' | 'creates' | 'accounts' | 'queues', boolean>>(
        `SELECT has_schema_privilege($1, 'USAGE') AS reads, has_schema_privilege($3, 'USAGE') AS accounts,
                has_schema_privilege($1, 'CREATE') OR has_schema_privilege($3, 'CREATE') AS creates,
                coalesce(bool_or(has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')), false) AS writes,
                coalesce((SELECT has_schema_privilege(oid, 'USAGE') FROM pg_namespace WHERE nspname = $2), false) AS queues
           FROM pg_class c WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'p')`,
        [GUIDE_SCHEMA, QUEUE_SCHEMA, ACCOUNTS_SCHEMA],
      );
      const isRight =
        rows[0]?.reads === IN_GUIDE.has(group) &&
        rows[0].writes === (IN_GUIDE.has(group) && group !== 'reader') &&
        rows[0].accounts === (group === 'gateway') &&
        rows[0].queues === (group === 'queue') &&
        !rows[0].creates;
      if (!isRight) throw new Error(`${variable}: role ${role} has other rights than "${SENTENCES[group]}".`);
      report(`${variable}: role ${role} ${SENTENCES[group]}`);
    } finally {
      await client.end();
    }
  }
}

/**
 * Schema, records, queue tables, roles and rights; then signs in as every service to prove it. A second run changes
 * nothing. Two runs at once wait for each other.
 * @throws an error whose message may be shown to an operator: it never holds a password.
 */
export async function migrateDatabase(plan: MigrationPlan, report: Report): Promise<void> {
  const client = await connect(plan.ownerUrl).catch((error: unknown) => {
    throw new Error(`DATABASE_URL: ${reason(error)}`);
  });
  try {
    await checkServer(client, report);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${GUIDE_SCHEMA}`);
    await recordBaseline(client);
    await migrateRecords(plan.ownerUrl, report);
    if (plan.hasPostgresQueue) {
      report(`schema ${QUEUE_SCHEMA}: BullMQ version ${await runMigrations(client, QUEUE_SCHEMA)}`);
    } else {
      report('queue: Redis, nothing to migrate');
    }
    await grantRights(client, plan, report);
  } finally {
    await client.end();
  }
  await proveLogins(plan, report);
}
