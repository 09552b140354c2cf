// The only reader of the environment in this service.
import { type SourceSettings, sourceSettings, sourceVariables } from '@app/fetching/source-settings';
import { readEnvironment } from '@app/kit/environment';
import { databaseUrl, queueUrl } from '@app/kit/environment-parsers';
import { type AccessSettings, accessSettings, accessVariables } from '@app/kit/operator-access';
import { ADDRESS_VARIABLES, addressOf, ServiceAddress } from '@app/kit/service-address';

export class NewsConfig extends ServiceAddress implements SourceSettings, AccessSettings {
  isProduction: boolean;
  databaseUrl: string;
  queueUrl: string;
  /** `auto` is live: where no agency can be reached our own dated items are better than invented news. */
  sources: SourceSettings['sources'];
  sampleSourcesUrl: string;
  contactUrl: string | null;
  crawlAccess: AccessSettings['crawlAccess'];
  identitySecret: string | null;
}

/** @throws EnvironmentError naming every bad variable */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): NewsConfig {
  const isProduction = environment['NODE_ENV'] === 'production';
  const { PORT } = readEnvironment({ PORT: ADDRESS_VARIABLES.PORT }, environment);
  const read = readEnvironment(
    {
      ...ADDRESS_VARIABLES,
      NEWS_DATABASE_URL: { parse: databaseUrl, isSecret: true },
      QUEUE_URL: { parse: queueUrl },
      ...sourceVariables(isProduction, PORT),
      ...accessVariables(isProduction, environment),
    },
    environment,
  );
  return {
    ...addressOf('news', read),
    isProduction,
    databaseUrl: read.NEWS_DATABASE_URL,
    queueUrl: read.QUEUE_URL,
    ...sourceSettings(read),
    ...accessSettings(read),
  };
}
