// Who may do what in the database. Groups carry the rights; each service's login role is a member of exactly one.
// Applied after every migration, by migration.ts, in one transaction.
import type { Client } from 'pg';
import { ACCOUNTS_SCHEMA, GUIDE_SCHEMA } from './data-source';
import { scramVerifier } from './scram';

export const QUEUE_SCHEMA = 'bullmq';

export const GROUPS = {
  reader: 'guide_reader',
  eligibility: 'guide_eligibility',
  crawler: 'guide_crawler',
  gateway: 'guide_gateway',
  news: 'guide_news',
  queue: 'guide_queue',
} as const;
export type Group = keyof typeof GROUPS;

const EVERY_GROUP = Object.values(GROUPS).join(', ');

/**
 * One writer per table: the crawler, the news and the counts of answers in `guide`, the gateway in `accounts`. A table that is
 * not listed here can only be read.
 */
export const WRITERS: Record<'crawler' | 'eligibility' | 'gateway' | 'news', readonly string[]> = {
  crawler: [
    'providers',
    'provider_sources',
    'offices',
    'insurance_plans',
    'insurance_plan_counties',
    'plan_crosswalk',
    'drug_releases',
    'drug_plans',
    'formulary_drugs',
    'drug_shares',
    'insulin_shares',
    'drug_prices',
    'drug_pharmacies',
    'drug_names',
    'unnamed_drugs',
    'assistance_programs',
    'zip_codes',
    'zip_counties',
    'crawl_runs',
    'crawl_run_sightings',
    'crawl_run_words',
    'registry_stage',
    'fetch_cache',
    'fetch_hosts',
    'app_settings',
  ],
  eligibility: ['answer_counts'],
  gateway: ['users', 'sessions'],
  news: ['news_items', 'news_sources', 'figure_checks', 'figure_check_runs'],
};
/** Tables of libs/fetching, for every service that reads sources: they share the leases of hosts in the same rows. */
const FETCHING_TABLES = ['fetch_cache', 'fetch_hosts'];

const SEARCH_PATHS: Record<Group, string> = {
  reader: `${GUIDE_SCHEMA}, public`,
  eligibility: `${GUIDE_SCHEMA}, public`,
  crawler: `${GUIDE_SCHEMA}, public`,
  gateway: ACCOUNTS_SCHEMA,
  news: GUIDE_SCHEMA,
  queue: QUEUE_SCHEMA,
};

export interface Login {
  /** Environment variable the URL came from, for messages. */
  variable: string;
  role: string;
  /** Empty: the role signs in another way (peer, certificate), so its password is left alone. */
  password: string;
  group: Group;
}

/** Lets PostgreSQL itself quote names (%I) and texts (%L), then runs the statement. */
async function run(client: Client, format: string, ...values: string[]): Promise<void> {
  const places = values.map((_, index) => `$${index + 2}::text`).join(', ');
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format($1${places && `, ${places}`}) AS statement`,
    [format, ...values],
  );
  await client.query(rows[0]?.statement ?? '');
}

async function exists(client: Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  return rowCount === 1;
}

/** True when the migrating role may create roles; else a database administrator has to have made them. */
export async function canManageRoles(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ allowed: boolean }>(
    'SELECT rolsuper OR rolcreaterole AS allowed FROM pg_roles WHERE rolname = current_user',
  );
  return rows[0]?.allowed ?? false;
}

/** Creates the groups that carry the rights; none of them can sign in. */
export async function ensureGroups(client: Client): Promise<void> {
  for (const group of Object.values(GROUPS)) {
    if (!(await exists(client, group))) await run(client, 'CREATE ROLE %I NOLOGIN', group);
  }
}

/** Creates or updates a login role: password, membership of its one group, search_path. */
export async function ensureLogin(client: Client, { role, password, group }: Login): Promise<void> {
  if (!(await exists(client, role))) await run(client, 'CREATE ROLE %I LOGIN', role);
  if (password) await run(client, 'ALTER ROLE %I LOGIN PASSWORD %L', role, scramVerifier(password) ?? password);
  for (const [name, groupRole] of Object.entries(GROUPS)) {
    const isMember = await isMemberOf(client, role, groupRole);
    if (name === group && !isMember) await run(client, 'GRANT %I TO %I', groupRole, role);
    if (name !== group && isMember) await run(client, 'REVOKE %I FROM %I', groupRole, role);
  }
  await run(client, `ALTER ROLE %I SET search_path = ${SEARCH_PATHS[group]}`, role);
}

/** Direct membership only: a superuser counts as a member of everything. */
export async function isMemberOf(client: Client, role: string, group: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_auth_members
      WHERE member = (SELECT oid FROM pg_roles WHERE rolname = $1)
        AND roleid = (SELECT oid FROM pg_roles WHERE rolname = $2)`,
    [role, group],
  );
  return (rowCount ?? 0) > 0;
}

/** Takes from everyone what a fresh database gives away, then lets the groups in. */
export async function grantDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const database = rows[0]?.name ?? '';
  await run(client, 'REVOKE ALL ON DATABASE %I FROM PUBLIC', database);
  for (const group of Object.values(GROUPS)) await run(client, 'GRANT CONNECT ON DATABASE %I TO %I', database, group);
  // Whole files are staged in temporary tables before they are swapped in.
  await run(client, 'GRANT TEMPORARY ON DATABASE %I TO %I', database, GROUPS.crawler);
}

/**
 * Rights in schema `guide`: readers, eligibility and the crawler read every table, now and later (default privileges), the news its own
 * and those of libs/fetching; only the writer named in WRITERS changes rows; only the owner creates, alters, truncates or drops.
 */
export async function grantGuide(client: Client): Promise<void> {
  const { reader, eligibility, crawler, news } = GROUPS;
  const groups = `${reader}, ${eligibility}, ${crawler}`;
  const tablesOf = (names: readonly string[]) => names.map((table) => `${GUIDE_SCHEMA}.${table}`).join(', ');
  await client.query(`
    REVOKE ALL ON SCHEMA ${GUIDE_SCHEMA} FROM PUBLIC, ${EVERY_GROUP};
    GRANT USAGE ON SCHEMA ${GUIDE_SCHEMA} TO ${groups}, ${news};
    REVOKE ALL ON ALL TABLES IN SCHEMA ${GUIDE_SCHEMA} FROM PUBLIC, ${EVERY_GROUP};
    GRANT SELECT ON ALL TABLES IN SCHEMA ${GUIDE_SCHEMA} TO ${groups};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${GUIDE_SCHEMA} GRANT SELECT ON TABLES TO ${groups};
    GRANT INSERT, UPDATE, DELETE ON ${tablesOf(WRITERS.crawler)} TO ${crawler};
    GRANT INSERT, UPDATE ON ${tablesOf(WRITERS.eligibility)} TO ${eligibility};
    GRANT EXECUTE ON FUNCTION ${GUIDE_SCHEMA}.index_gathered_words() TO ${crawler};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ${tablesOf([...WRITERS.news, ...FETCHING_TABLES])} TO ${news};`);
}

/** Rights in schema `accounts`: the gateway reads and writes its two tables; no other role sees that they exist. */
export async function grantAccounts(client: Client): Promise<void> {
  const tables = WRITERS.gateway.map((table) => `${ACCOUNTS_SCHEMA}.${table}`).join(', ');
  await client.query(`
    REVOKE ALL ON SCHEMA ${ACCOUNTS_SCHEMA} FROM PUBLIC, ${EVERY_GROUP};
    REVOKE ALL ON ALL TABLES IN SCHEMA ${ACCOUNTS_SCHEMA} FROM PUBLIC, ${EVERY_GROUP};
    GRANT USAGE ON SCHEMA ${ACCOUNTS_SCHEMA} TO ${GROUPS.gateway};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ${tables} TO ${GROUPS.gateway};`);
}

/**
 * Rights in schema `bullmq`: all a queue, a worker and a flow need, on tables of today and of BullMQ's next migration.
 * CREATE, because BullMQ makes one sequence for each queue name when its first job is added.
 */
export async function grantQueue(client: Client): Promise<void> {
  const { queue } = GROUPS;
  const rows = 'SELECT, INSERT, UPDATE, DELETE';
  await client.query(`
    REVOKE ALL ON SCHEMA ${QUEUE_SCHEMA} FROM PUBLIC, ${EVERY_GROUP};
    GRANT USAGE, CREATE ON SCHEMA ${QUEUE_SCHEMA} TO ${queue};
    GRANT ${rows} ON ALL TABLES IN SCHEMA ${QUEUE_SCHEMA} TO ${queue};
    GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${QUEUE_SCHEMA} TO ${queue};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${QUEUE_SCHEMA} TO ${queue};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${QUEUE_SCHEMA} GRANT ${rows} ON TABLES TO ${queue};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${QUEUE_SCHEMA} GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${queue};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${QUEUE_SCHEMA} GRANT EXECUTE ON FUNCTIONS TO ${queue};`);
}
