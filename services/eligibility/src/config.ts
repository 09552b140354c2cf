// The only reader of the environment in this service.
import { databaseUrl } from '@app/kit/environment-parsers';
import { readEnvironment } from '@app/kit/environment';
import { ADDRESS_VARIABLES, addressOf } from '@app/kit/service-address';
import type { ServiceAddress } from '@app/kit/service-address';

export interface EligibilityConfig extends ServiceAddress {
  /** Signs in with a role that may only read. */
  databaseUrl: string;
}

export function readConfig(source: NodeJS.ProcessEnv = process.env): EligibilityConfig {
  const environment = readEnvironment(
    { ...ADDRESS_VARIABLES, ELIGIBILITY_DATABASE_URL: { parse: databaseUrl, isSecret: true } },
    source,
  );
  return { ...addressOf('eligibility', environment), databaseUrl: environment.ELIGIBILITY_DATABASE_URL };
}
