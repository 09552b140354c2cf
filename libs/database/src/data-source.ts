// The one description of our PostgreSQL connection: every service's pool and the migration step are made from it.
import { types, type CustomTypesConfig, type PoolConfig } from 'pg';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { AppSettingEntity } from './entities/app-setting.entity';
import { AssistanceProgramEntity } from './entities/assistance-program.entity';
import { CrawlRunSightingEntity } from './entities/crawl-run-sighting.entity';
import { CrawlRunWordEntity } from './entities/crawl-run-word.entity';
import { CrawlRunEntity } from './entities/crawl-run.entity';
import { FetchCacheEntity } from './entities/fetch-cache.entity';
import { FetchHostEntity } from './entities/fetch-host.entity';
import { InsurancePlanCountyEntity } from './entities/insurance-plan-county.entity';
import { InsurancePlanEntity } from './entities/insurance-plan.entity';
import { NewsItemEntity } from './entities/news-item.entity';
import { FigureCheckEntity } from './entities/figure-check.entity';
import { FigureCheckRunEntity } from './entities/figure-check-run.entity';
import { NewsSourceEntity } from './entities/news-source.entity';
import { OfficeEntity } from './entities/office.entity';
import { ProviderSourceEntity } from './entities/provider-source.entity';
import { ProviderEntity } from './entities/provider.entity';
import { RegistryStageEntity } from './entities/registry-stage.entity';
import { SessionEntity } from './entities/session.entity';
import { UserEntity } from './entities/user.entity';
import { ZipCodeEntity } from './entities/zip-code.entity';
import { ZipCountyEntity } from './entities/zip-county.entity';
import { CreateRecords1795220000000 } from './migrations/1795220000000-create-records';
import { CreateImports1795300000000 } from './migrations/1795300000000-create-imports';
import { CreateAccounts1795400000000 } from './migrations/1795400000000-create-accounts';
import { AddRunStarter1795400100000 } from './migrations/1795400100000-add-run-starter';
import { AddSnapshots1795500000000 } from './migrations/1795500000000-add-snapshots';
import { AddPlanCosts1795500100000 } from './migrations/1795500100000-add-plan-costs';
import { CodeRunNotes1795500200000 } from './migrations/1795500200000-code-run-notes';
import { OneWriter1795600000000 } from './migrations/1795600000000-one-writer';
import { SharePace1795600100000 } from './migrations/1795600100000-share-pace';
import { AddNetworks1795600200000 } from './migrations/1795600200000-add-networks';
import { AddRunWords1795600300000 } from './migrations/1795600300000-add-run-words';
import { CreateNews1795700000000 } from './migrations/1795700000000-create-news';
import { CreateFigureChecks1795800000000 } from './migrations/1795800000000-create-figure-checks';
import { StageRegistry1795900000000 } from './migrations/1795900000000-stage-registry';
import { TellChanges1795910000000 } from './migrations/1795910000000-tell-changes';
import { AddSearchWords1795920000000 } from './migrations/1795920000000-add-search-words';
import { GatherWords1795930000000 } from './migrations/1795930000000-gather-words';
import { KeepReadings1795940000000 } from './migrations/1795940000000-keep-readings';
import { NoteRows1795950000000 } from './migrations/1795950000000-note-rows';
import { QuickenWords1795960000000 } from './migrations/1795960000000-quicken-words';
import { OrderKinds1795970000000 } from './migrations/1795970000000-order-kinds';
import { ShortenWaiting1795980000000 } from './migrations/1795980000000-shorten-waiting';
import { IndexWordsOfLots1795990000000 } from './migrations/1795990000000-index-words-of-lots';
import { TakeReadyWords1796000000000 } from './migrations/1796000000000-take-ready-words';
import { DropReadings1796010000000 } from './migrations/1796010000000-drop-readings';
import { SimplifyRegistry1796100000000 } from './migrations/1796100000000-simplify-registry';
import { DropSampling1796200000000 } from './migrations/1796200000000-drop-sampling';

/** The schema of everything a visitor may read. */
export const GUIDE_SCHEMA = 'guide';

/** The schema of who signed in; only the gateway enters it. */
export const ACCOUNTS_SCHEMA = 'accounts';

export const ENTITIES = [
  AppSettingEntity,
  AssistanceProgramEntity,
  CrawlRunEntity,
  CrawlRunSightingEntity,
  RegistryStageEntity,
  CrawlRunWordEntity,
  FetchCacheEntity,
  FetchHostEntity,
  InsurancePlanCountyEntity,
  InsurancePlanEntity,
  NewsItemEntity,
  NewsSourceEntity,
  FigureCheckEntity,
  FigureCheckRunEntity,
  OfficeEntity,
  ProviderEntity,
  ProviderSourceEntity,
  SessionEntity,
  UserEntity,
  ZipCodeEntity,
  ZipCountyEntity,
];

/** Named one by one, oldest first: a folder pattern would also load what a build left behind. */
export const MIGRATIONS = [
  CreateRecords1795220000000,
  CreateImports1795300000000,
  CreateAccounts1795400000000,
  AddRunStarter1795400100000,
  AddSnapshots1795500000000,
  AddPlanCosts1795500100000,
  CodeRunNotes1795500200000,
  OneWriter1795600000000,
  SharePace1795600100000,
  AddNetworks1795600200000,
  AddRunWords1795600300000,
  CreateNews1795700000000,
  CreateFigureChecks1795800000000,
  StageRegistry1795900000000,
  TellChanges1795910000000,
  AddSearchWords1795920000000,
  GatherWords1795930000000,
  KeepReadings1795940000000,
  NoteRows1795950000000,
  QuickenWords1795960000000,
  OrderKinds1795970000000,
  ShortenWaiting1795980000000,
  IndexWordsOfLots1795990000000,
  TakeReadyWords1796000000000,
  DropReadings1796010000000,
  SimplifyRegistry1796100000000,
  DropSampling1796200000000,
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
type TypeParser = (value: string) => unknown;
/** pg reads a `date` as local midnight, which is the day before west of Greenwich: keep it the text `YYYY-MM-DD`. */
const DATE_AS_TEXT: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): TypeParser =>
    oid === DATE_OID ? (value) => value : (types.getTypeParser(oid, format) as TypeParser),
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

/** What pg needs for each connection, whoever keeps the pool. */
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
    types: DATE_AS_TEXT,
    statement_timeout: statementTimeoutMs ?? LONGEST_STATEMENT_MS,
    ...(statementTimeoutMs ? { query_timeout: statementTimeoutMs + SILENCE_MS } : {}),
  };
}

/**
 * TypeORM options for one pool. Nothing is created or changed on connect: schema changes come only from migrate.ts.
 * Raw queries name their tables with the schema (`guide.providers`); `date` columns arrive as `YYYY-MM-DD` text.
 */
export function dataSourceOptions(settings: ConnectionSettings): DataSourceOptions {
  return {
    type: 'postgres',
    url: settings.url,
    schema: GUIDE_SCHEMA,
    poolSize: settings.poolMax ?? DEFAULT_POOL_MAX,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    synchronize: false,
    migrationsRun: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    // TypeORM's logger prints the parameters of a failed query, and those are what somebody searched for.
    logging: false,
    // Whoever reads after a pause finds one connection open, with what it knows of the tables: a new one costs 10 ms and more.
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
