// The only reader of the environment in this service.
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import { databaseUrl, httpUrl, integer, oneOf, text } from '@app/kit/environment-parsers';
import { EnvironmentError, readEnvironment } from '@app/kit/environment';
import { accessSettings, accessVariables } from '@app/kit/operator-access';
import type { AccessSettings } from '@app/kit/operator-access';
import { ADDRESS_VARIABLES, addressOf, ServiceAddress } from '@app/kit/service-address';
import type { EmbeddingsSettings } from './model/embeddings-settings';
import type { ModelSettings } from './model/model-settings';

const MODEL_VARIABLES = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const;
const EMBEDDINGS_VARIABLES = ['EMBEDDINGS_URL', 'EMBEDDINGS_MODEL'] as const;

export class EligibilityConfig extends ServiceAddress implements AccessSettings {
  /** Signs in with a role that may read records and count answers. */
  databaseUrl: string;
  /** Where the catalog answers: the plans of an analysis are its. */
  catalogUrl: string;
  /** A language model that words what the rules have decided; null = none, and nothing is sent anywhere. */
  model: ModelSettings | null;
  /** Where messages become vectors that are compared with the cards; null = the trained ranker decides alone. */
  embeddings: EmbeddingsSettings | null;
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
      EMBEDDINGS_URL: { parse: httpUrl, default: undefined },
      EMBEDDINGS_MODEL: { parse: text, default: undefined },
      EMBEDDINGS_API_KEY: { parse: text, default: undefined },
      ...accessVariables(source['NODE_ENV'] === 'production', source),
    },
    source,
  );
  return {
    ...addressOf('eligibility', environment),
    databaseUrl: environment.ELIGIBILITY_DATABASE_URL,
    catalogUrl: environment.CATALOG_URL ?? `http://127.0.0.1:${environment.PORT + PORT_OFFSETS.catalog}`,
    model: modelOf(environment),
    embeddings: embeddingsOf(environment),
    ...accessSettings(environment),
  };
}

type Environment<Name extends string> = Readonly<Record<Name, string | undefined>>;

/** @returns the values of all of them, null where none is set @throws EnvironmentError naming those that are missing while another is set */
function allOrNone<Name extends string>(
  names: readonly Name[],
  environment: Environment<Name>,
): Record<Name, string> | null {
  const missing = names.filter((name) => environment[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new EnvironmentError(missing.map((name) => `${name}: is not set (another of ${names.join(', ')} is)`));
  return environment as Record<Name, string>;
}

/** All of it or nothing: half a model would only fail later. */
function modelOf(
  environment: Environment<(typeof MODEL_VARIABLES)[number]> & {
    AI_TIMEOUT_MS: number;
    AI_READS_QUESTIONS: 'off' | 'on';
  },
): ModelSettings | null {
  const server = allOrNone(MODEL_VARIABLES, environment);
  return (
    server && {
      baseUrl: server.AI_BASE_URL,
      apiKey: server.AI_API_KEY,
      model: server.AI_MODEL,
      timeoutMs: environment.AI_TIMEOUT_MS,
      readsQuestions: environment.AI_READS_QUESTIONS === 'on',
    }
  );
}

function embeddingsOf(
  environment: Environment<(typeof EMBEDDINGS_VARIABLES)[number] | 'EMBEDDINGS_API_KEY'>,
): EmbeddingsSettings | null {
  const server = allOrNone(EMBEDDINGS_VARIABLES, environment);
  const apiKey = environment.EMBEDDINGS_API_KEY ?? null;
  return server && { baseUrl: server.EMBEDDINGS_URL, model: server.EMBEDDINGS_MODEL, apiKey };
}
