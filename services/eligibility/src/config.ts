// The only reader of the environment in this service.
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import { databaseUrl, httpUrl } from '@app/kit/environment-parsers';
import { readEnvironment } from '@app/kit/environment';
import { ADDRESS_VARIABLES, addressOf, ServiceAddress } from '@app/kit/service-address';

export class EligibilityConfig extends ServiceAddress {
  /** Signs in with a role that may only read. */
  databaseUrl: string;
  /** Where the catalog answers: the plans of an analysis are its. */
  catalogUrl: string;
}

export function readConfig(source: NodeJS.ProcessEnv = process.env): EligibilityConfig {
  const environment = readEnvironment(
    {
      ...ADDRESS_VARIABLES,
      ELIGIBILITY_DATABASE_URL: { parse: databaseUrl, isSecret: true },
      CATALOG_URL: { parse: httpUrl, default: undefined },
    },
    source,
  );
  return {
    ...addressOf('eligibility', environment),
    databaseUrl: environment.ELIGIBILITY_DATABASE_URL,
    catalogUrl: environment.CATALOG_URL ?? `http://127.0.0.1:${environment.PORT + PORT_OFFSETS.catalog}`,
  };
}
