// The crawler's settings, read once. No other file of this service reads the environment.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SourceSettings, sourceSettings, sourceVariables } from '@app/fetching/source-settings';
import { readEnvironment } from '@app/kit/environment';
import { absolutePath, addressOrPath, databaseUrl, integer, queueUrl } from '@app/kit/environment-parsers';
import { type AccessSettings, accessSettings, accessVariables } from '@app/kit/operator-access';
import { ADDRESS_VARIABLES, addressOf, ServiceAddress } from '@app/kit/service-address';
import { DIRECTORY_VARIABLES, type DirectorySettings, directorySettings } from './directory-settings';

export class CrawlerConfig extends ServiceAddress implements DirectorySettings, SourceSettings, AccessSettings {
  isProduction: boolean;
  databaseUrl: string;
  queueUrl: string;
  sources: SourceSettings['sources'];
  sampleSourcesUrl: string;
  contactUrl: string | null;
  crawlAccess: AccessSettings['crawlAccess'];
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
  /** The registry's monthly file: an address, or an absolute path; null = it is not read here. */
  npiFile: string | null;
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
      ...sourceVariables(isProduction, PORT),
      ...accessVariables(isProduction, environment),
      CRAWL_FILES_DIR: {
        parse: absolutePath,
        default: join(tmpdir(), `senior-health-guide-${process.getuid?.() ?? 0}`),
      },
      CHROME_PATH: { parse: absolutePath, default: undefined },
      CRAWL_CONCURRENCY: { parse: integer(1, 20), default: 4 },
      NPI_FILE: { parse: addressOrPath, default: undefined },
      ...DIRECTORY_VARIABLES,
    },
    environment,
  );
  const directories = directorySettings(read);
  return {
    ...addressOf('crawler', read),
    isProduction,
    databaseUrl: read.CRAWLER_DATABASE_URL,
    queueUrl: read.QUEUE_URL,
    ...sourceSettings(read),
    ...accessSettings(read),
    chromePath: read.CHROME_PATH ?? null,
    filesDirectory: read.CRAWL_FILES_DIR,
    concurrency: read.CRAWL_CONCURRENCY,
    npiFile: read.NPI_FILE ?? null,
    ...directories,
    offSources: { ...directories.offSources, ...(read.NPI_FILE === undefined && { 'npi-file': 'no_file' as const }) },
  };
}

/** For the commands, which need no queue. @throws EnvironmentError naming every bad variable */
export function readCommandConfig(environment: NodeJS.ProcessEnv = process.env): CrawlerConfig {
  return readConfig({ QUEUE_URL: environment['CRAWLER_DATABASE_URL'], ...environment });
}
