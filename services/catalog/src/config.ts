// The catalog's settings, read once. No other file of this service reads the environment.
import { readEnvironment } from '@app/kit/environment';
import { databaseUrl, queueUrl } from '@app/kit/environment-parsers';
import { ADDRESS_VARIABLES, addressOf, ServiceAddress } from '@app/kit/service-address';

export class CatalogConfig extends ServiceAddress {
  /** A role that may only SELECT. */
  databaseUrl: string;
  /** The queue role: the second credential, to queue crawls. */
  queueUrl: string;
}

/** @throws EnvironmentError naming every bad variable */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): CatalogConfig {
  const read = readEnvironment(
    { ...ADDRESS_VARIABLES, CATALOG_DATABASE_URL: { parse: databaseUrl }, QUEUE_URL: { parse: queueUrl } },
    environment,
  );
  return {
    ...addressOf('catalog', read),
    databaseUrl: read.CATALOG_DATABASE_URL,
    queueUrl: read.QUEUE_URL,
  };
}
