// The crawler's settings, read once. No other file of this service reads the environment.
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { CRAWL_ACCESSES, type CrawlAccess } from '@app/contracts/http/crawl-overview';
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import { readEnvironment } from '@app/kit/environment';
import { databaseUrl, httpUrl, integer, oneOf, queueUrl, secret } from '@app/kit/environment-parsers';
import { ADDRESS_VARIABLES, addressOf, ServiceAddress } from '@app/kit/service-address';
import { DIRECTORY_VARIABLES, type DirectorySettings, directorySettings } from './directory-settings';

export class CrawlerConfig extends ServiceAddress implements DirectorySettings {
  isProduction: boolean;
  databaseUrl: string;
  queueUrl: string;
  /** What the operator asked for; `auto` is decided by the first crawl of a database. */
  sources: 'live' | 'sample' | 'auto';
  sampleSourcesUrl: string;
  /** Page that tells a source's operator how to reach us; null only in development. */
  contactUrl: string | null;
  crawlAccess: CrawlAccess;
  /** Shared with the gateway, which signs with it who asks; null only where nothing has to be signed (see readConfig). */
  identitySecret: string | null;
  /** Downloaded files lie here between two runs. */
  filesDirectory: string;
  /** Browser for rendered pages; null = the usual places. */
  chromePath: string | null;
  /** Jobs worked on at a time; one host still sees one request at a time. */
  concurrency: number;
  offSources: DirectorySettings['offSources'];
  planNetKey: DirectorySettings['planNetKey'];
  managedCareCounties: DirectorySettings['managedCareCounties'];
}

/** @throws EnvironmentError naming every bad variable */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): CrawlerConfig {
  const isProduction = environment['NODE_ENV'] === 'production';
  const { PORT } = readEnvironment({ PORT: ADDRESS_VARIABLES.PORT }, environment);
  const read = readEnvironment(
    {
      ...ADDRESS_VARIABLES,
      CRAWLER_DATABASE_URL: { parse: databaseUrl },
      QUEUE_URL: { parse: queueUrl },
      SOURCES: { parse: sourcesFor(isProduction), default: isProduction ? 'live' : 'auto' },
      SAMPLE_SOURCES_URL: { parse: httpUrl, default: `http://127.0.0.1:${PORT + PORT_OFFSETS.sampleSources}` },
      // Sources must be able to reach us: a production crawler without a contact page does not start.
      CONTACT_URL: isProduction ? { parse: httpUrl } : { parse: httpUrl, default: undefined },
      CRAWL_ACCESS: { parse: accessFor(isProduction, environment), default: 'operators' },
      // Without it nobody can prove who they are: enough for a crawler alone on one's own machine, where starts are open.
      IDENTITY_SECRET: isProduction ? { parse: secret } : { parse: secret, default: undefined },
      CRAWL_FILES_DIR: {
        parse: absolutePath,
        default: join(tmpdir(), `senior-health-guide-${process.getuid?.() ?? 0}`),
      },
      CHROME_PATH: { parse: absolutePath, default: undefined },
      CRAWL_CONCURRENCY: { parse: integer(1, 20), default: 4 },
      ...DIRECTORY_VARIABLES,
    },
    environment,
  );
  return {
    ...addressOf('crawler', read),
    isProduction,
    databaseUrl: read.CRAWLER_DATABASE_URL,
    queueUrl: read.QUEUE_URL,
    sources: read.SOURCES,
    sampleSourcesUrl: read.SAMPLE_SOURCES_URL,
    contactUrl: read.CONTACT_URL ?? null,
    crawlAccess: read.CRAWL_ACCESS,
    identitySecret: read.IDENTITY_SECRET ?? null,
    chromePath: read.CHROME_PATH ?? null,
    filesDirectory: read.CRAWL_FILES_DIR,
    concurrency: read.CRAWL_CONCURRENCY,
    ...directorySettings(read),
  };
}

/** For the commands, which need no queue. @throws EnvironmentError naming every bad variable */
export function readCommandConfig(environment: NodeJS.ProcessEnv = process.env): CrawlerConfig {
  return readConfig({ QUEUE_URL: environment['CRAWLER_DATABASE_URL'], ...environment });
}

function sourcesFor(isProduction: boolean) {
  const parse = oneOf('live', 'sample', 'auto');
  return (value: string) => {
    const sources = parse(value);
    if (isProduction && sources !== 'live') throw new Error('must be live in production');
    return sources;
  };
}

/** In production a wish for `open` has to be said twice, so that a copied development `.env` opens nothing. */
function accessFor(isProduction: boolean, environment: NodeJS.ProcessEnv) {
  const parse = oneOf(...CRAWL_ACCESSES);
  return (value: string): CrawlAccess => {
    const access = parse(value);
    if (isProduction && access === 'open' && environment['CRAWL_ACCESS_CONFIRMED']?.trim() !== 'open') {
      throw new Error('open lets everybody start crawls; in production say so again with CRAWL_ACCESS_CONFIRMED=open');
    }
    return access;
  };
}

function absolutePath(value: string): string {
  if (!isAbsolute(value)) throw new Error('must be an absolute path');
  return value;
}
