// The one description of our PostgreSQL connection: every service's pool and the migration step are made from it.
import { types, type CustomTypesConfig, type PoolConfig } from 'pg';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { CountAnswers1796400000000 } from './migrations/1796400000000-count-answers';
import { CreateSchema1796300000000 } from './migrations/1796300000000-create-schema';
import { AddPlanCrosswalk1796500000000 } from './migrations/1796500000000-add-plan-crosswalk';
import { AddDrugPlans1796600000000 } from './migrations/1796600000000-add-drug-plans';
import { RememberUnnamedDrugs1796700000000 } from './migrations/1796700000000-remember-unnamed-drugs';
import { FindRecordsByKeyAlone1796800000000 } from './migrations/1796800000000-find-records-by-key-alone';

/** The schema of everything a visitor may read. */
export const GUIDE_SCHEMA = 'guide';

/** The schema of accounts and sessions; only the gateway may use it. */
export const ACCOUNTS_SCHEMA = 'accounts';

/** Named one by one, oldest first: a folder pattern would also load what a build left behind. */
export const MIGRATIONS = [
  CreateSchema1796300000000,
  CountAnswers1796400000000,
  AddPlanCrosswalk1796500000000,
  AddDrugPlans1796600000000,
  RememberUnnamedDrugs1796700000000,
  FindRecordsByKeyAlone1796800000000,
];

const CONNECT_TIMEOUT_MS = 5_000;
/** The longest write of a whole source takes minutes. */
const LONGEST_STATEMENT_MS = 30 * 60_000;
/** Somebody waits for a read: what takes longer to connect is as good as away, and a server that is silent so long after it should have ended the statement itself is frozen. */
const READER_CONNECT_MS = 2_000;
const SILENCE_MS = 1_000;
/** Longest statement of a read that somebody waits for; the error filter of libs/kit makes a 503 of it. */
const READ_TIMEOUT_MS = 1_500;
const DEFAULT_POOL_MAX = 10;
/** A connection whose server vanished without closing it is replaced after this time at the latest. */
const MAX_CONNECTION_SECONDS = 60;

const DATE_OID = 1082;
const NUMERIC_OID = 1700;
type TypeParser = (value: string) => unknown;
/** pg reads a `date` as local midnight, which is the day before west of Greenwich: keep it the text `YYYY-MM-DD`. */
const asText: TypeParser = (value) => value;
/** pg reads `numeric` as text, because it may have more digits than a double; our columns have at most ten. */
const PARSERS = new Map<number, TypeParser>([
  [DATE_OID, asText],
  [NUMERIC_OID, Number],
]);
const OUR_TYPES: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): TypeParser =>
    PARSERS.get(oid) ?? (types.getTypeParser(oid, format) as TypeParser),
};

export interface ConnectionSettings {
  /** `postgres://user:password@host:port/database`; never logged. */
  url: string;
  /** Shown in pg_stat_activity: the service's name. */
  applicationName: string;
  /** Most connections this process opens; default 10. */
  poolMax?: number;
  /**
   * For a service that answers visitors: a statement that runs longer is ended by the server (SQL state 57014), and one second later
   * by us, whatever the server does. Default: half an hour, by the server alone.
   */
  statementTimeoutMs?: number;
  /** The deadlines of reads and of connecting are multiplied by this; default 1. */
  deadlineScale?: number;
}

/** What pg needs for each connection, in any pool. */
function clientOptions({
  url,
  applicationName,
  statementTimeoutMs: usualTimeoutMs,
  deadlineScale = 1,
}: ConnectionSettings): PoolConfig {
  const statementTimeoutMs = usualTimeoutMs && usualTimeoutMs * deadlineScale;
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: (statementTimeoutMs ? READER_CONNECT_MS : CONNECT_TIMEOUT_MS) * deadlineScale,
    keepAlive: true,
    types: OUR_TYPES,
    statement_timeout: statementTimeoutMs ?? LONGEST_STATEMENT_MS,
    ...(statementTimeoutMs ? { query_timeout: statementTimeoutMs + SILENCE_MS } : {}),
  };
}

/**
 * TypeORM options for one pool. Nothing is created or changed on connect: schema changes come only from migrate.ts.
 * Raw queries name their tables with the schema (`guide.providers`); `date` arrives as `YYYY-MM-DD` text, `numeric` as number.
 */
export function dataSourceOptions(settings: ConnectionSettings): DataSourceOptions {
  return {
    type: 'postgres',
    url: settings.url,
    schema: GUIDE_SCHEMA,
    poolSize: settings.poolMax ?? DEFAULT_POOL_MAX,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    synchronize: false,
    migrationsRun: false,
    // TypeORM's logger prints the parameters of a failed query, and those are what somebody searched for.
    logging: false,
    // One connection stays open with its cached catalog, because the first read after a pause would spend 10 ms and more on a new one.
    extra: {
      ...clientOptions(settings),
      maxLifetimeSeconds: MAX_CONNECTION_SECONDS,
      ...(settings.statementTimeoutMs ? { min: 1 } : {}),
      readTimeoutMs: READ_TIMEOUT_MS * (settings.deadlineScale ?? 1),
    },
  };
}

/** How long one read of this pool may take that somebody waits for, in milliseconds. */
export const readTimeoutMs = ({ options }: DataSource): number =>
  'extra' in options ? Number((options.extra as { readTimeoutMs: number }).readTimeoutMs) : READ_TIMEOUT_MS;
