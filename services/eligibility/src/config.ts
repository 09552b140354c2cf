// The only reader of the environment in this service.
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import { databaseUrl, httpUrl, integer, oneOf, text } from '@app/kit/environment-parsers';
import { EnvironmentError, readEnvironment } from '@app/kit/environment';
import { accessSettings, accessVariables } from '@app/kit/operator-access';
import type { AccessSettings } from '@app/kit/operator-access';
import { ADDRESS_VARIABLES, addressOf, ServiceAddress } from '@app/kit/service-address';
import type { ModelSettings } from './model/model-settings';

const MODEL_VARIABLES = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const;

export class EligibilityConfig extends ServiceAddress implements AccessSettings {
  /** Signs in with a role that may read records and count answers. */
  databaseUrl: string;
  /** Where the catalog answers: the plans of an analysis are its. */
  catalogUrl: string;
  /** A language model that words what the rules have decided; null = none, and nothing is sent anywhere. */
  model: ModelSettings | null;
  /** Who may read the counts of answers. */
  crawlAccess: AccessSettings['crawlAccess'];
  identitySecret: string | null;
}

export function readConfig(source: NodeJS.ProcessEnv = process.env): EligibilityConfig {
  const environment = readEnvironment(
    {
      ...ADDRESS_VARIABLES,
      ELIGIBILITY_DATABASE_URL: { parse: databaseUrl, isSecret: true },
      CATALOG_URL: { parse: httpUrl, default: undefined },
      AI_BASE_URL: { parse: httpUrl, default: undefined },
      AI_API_KEY: { parse: text, default: undefined },
      AI_MODEL: { parse: text, default: undefined },
      AI_TIMEOUT_MS: { parse: integer(500, 8_000), default: 8_000 },
      AI_READS_QUESTIONS: { parse: oneOf('off', 'on'), default: 'off' },
      ...accessVariables(source['NODE_ENV'] === 'production', source),
    },
    source,
  );
  return {
    ...addressOf('eligibility', environment),
    databaseUrl: environment.ELIGIBILITY_DATABASE_URL,
    catalogUrl: environment.CATALOG_URL ?? `http://127.0.0.1:${environment.PORT + PORT_OFFSETS.catalog}`,
    model: modelOf(environment),
    ...accessSettings(environment),
  };
}

/** All of it or nothing: half a model would only fail later. */
function modelOf(
  environment: Record<(typeof MODEL_VARIABLES)[number], string | undefined> & {
    AI_TIMEOUT_MS: number;
    AI_READS_QUESTIONS: 'off' | 'on';
  },
) {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_TIMEOUT_MS: timeoutMs } = environment;
  const missing = MODEL_VARIABLES.filter((name) => environment[name] === undefined);
  if (missing.length === MODEL_VARIABLES.length) return null;
  if (baseUrl === undefined || apiKey === undefined || model === undefined) {
    throw new EnvironmentError(
      missing.map((name) => `${name}: is not set (another of ${MODEL_VARIABLES.join(', ')} is)`),
    );
  }
  return { baseUrl, apiKey, model, timeoutMs, readsQuestions: environment.AI_READS_QUESTIONS === 'on' };
}
