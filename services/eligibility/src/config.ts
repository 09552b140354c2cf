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

type Optional<Names extends readonly string[]> = Record<Names[number], string | undefined>;

/** @returns whether all of them are set @throws EnvironmentError naming those that are missing while another is set */
function areSet<Names extends readonly string[]>(names: Names, environment: Optional<Names>): boolean {
  const missing = names.filter((name: Names[number]) => environment[name] === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new EnvironmentError(missing.map((name) => `${name}: is not set (another of ${names.join(', ')} is)`));
  return missing.length === 0;
}

/** All of it or nothing: half a model would only fail later. */
function modelOf(
  environment: Optional<typeof MODEL_VARIABLES> & { AI_TIMEOUT_MS: number; AI_READS_QUESTIONS: 'off' | 'on' },
): ModelSettings | null {
  if (!areSet(MODEL_VARIABLES, environment)) return null;
  const { AI_BASE_URL: baseUrl = '', AI_API_KEY: apiKey = '', AI_MODEL: model = '' } = environment;
  const { AI_TIMEOUT_MS: timeoutMs, AI_READS_QUESTIONS: readsQuestions } = environment;
  return { baseUrl, apiKey, model, timeoutMs, readsQuestions: readsQuestions === 'on' };
}

function embeddingsOf(
  environment: Optional<typeof EMBEDDINGS_VARIABLES> & { EMBEDDINGS_API_KEY: string | undefined },
): EmbeddingsSettings | null {
  if (!areSet(EMBEDDINGS_VARIABLES, environment)) return null;
  const { EMBEDDINGS_URL: baseUrl = '', EMBEDDINGS_MODEL: model = '', EMBEDDINGS_API_KEY: apiKey = null } = environment;
  return { baseUrl, model, apiKey };
}
