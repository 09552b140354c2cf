// @ts-check
// The environment of each process: its own address and credentials, and no other's.
import path from 'node:path';
import { ACCOUNTS } from '../identity/accounts.mjs';
import { addressOf } from './settings.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./secrets.mjs').Secrets} Secrets */
/** @typedef {Record<string, string>} Env */
/** @typedef {Record<string, number>} Offsets of PORT, by name of a process */

export const OWNER = 'guide_owner';
export const DATABASE = 'guide';
const CLIENT_ID = 'senior-health-guide';

/** Variables of the shell that a process gets when they are set. NODE_OPTIONS is not among them: a debugger's port would be opened by each. @type {Record<string, string[]>} */
const PASSED_ON = {
  every: 'PATH HOME LANG LC_ALL TZ TMPDIR SSL_CERT_FILE NODE_EXTRA_CA_CERTS LOG_LEVEL DEADLINE_SCALE'.split(' '),
  gateway:
    'SUPPORT_EMAIL CATALOG_URL ELIGIBILITY_URL CHAT_URL CRAWLER_URL NEWS_URL ALLOWED_HOSTS TRUST_PROXY RATE_LIMIT_SCALE SIGN_IN_PICTURE_ORIGINS'.split(
      ' ',
    ),
  eligibility:
    'CATALOG_URL AI_BASE_URL AI_API_KEY AI_MODEL AI_TIMEOUT_MS AI_READS_QUESTIONS EMBEDDINGS_URL EMBEDDINGS_MODEL EMBEDDINGS_API_KEY'.split(
      ' ',
    ),
  chat: 'ELIGIBILITY_URL RATE_LIMIT_SCALE'.split(' '),
  crawler:
    'CONTACT_URL CRAWL_CONCURRENCY CRAWL_FILES_DIR CHROME_PATH NPI_FILE DIRECTORIES PLANNET_ANTHEM_CLIENT_ID PLANNET_ANTHEM_CLIENT_SECRET PLANNET_ANTHEM_TOKEN_URL MANAGED_CARE_COUNTIES'.split(
      ' ',
    ),
  news: ['CONTACT_URL'],
};
/** Settings of a sign-in provider of the operator's own. */
const OWN_PROVIDER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_GROUPS_CLAIM', 'OPERATORS'];

/** The variables among `names` that are set. @param {Record<string, string | undefined>} from @param {string[]} [names] @returns {Env} */
const pick = (from, names = []) =>
  Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));

/** Of the embedded server. @param {{ owner: string }} secrets @param {number} port */
export const ownerUrl = ({ owner }, port, database = DATABASE) =>
  `postgres://${OWNER}:${owner}@127.0.0.1:${port}/${database}`;

/** The address of the same database for each role; an address that is set from outside wins. @param {string} url of the owner @param {Secrets} secrets @param {Record<string, string | undefined>} env @returns {Env} */
export function addressesFor(url, secrets, env) {
  const role = (/** @type {keyof Secrets} */ name) => {
    const variable = name === 'queue' ? 'QUEUE_URL' : `${name.toUpperCase()}_DATABASE_URL`;
    return [
      variable,
      env[variable] || Object.assign(new URL(url), { username: `${name}_service`, password: secrets[name] }).href,
    ];
  };
  const roles = /** @type {const} */ (['catalog', 'eligibility', 'crawler', 'gateway', 'news', 'queue']);
  return { DATABASE_URL: url, ...Object.fromEntries(roles.map(role)) };
}

/** What every process gets. @param {Settings} settings @returns {Env} */
export const baseEnvironment = (settings) => ({
  ...pick(settings.env, PASSED_ON.every),
  NODE_ENV: 'development',
  PORT: String(settings.port),
});

/**
 * Sign-in by the development provider (tools/identity), unless OIDC_ISSUER names another.
 * @param {Settings} settings @param {Offsets} offsets @param {Secrets} secrets
 * @returns {{ issuer: string | null, publicUrl: string, gateway: Env, inner: Env, identity: Env }} `inner`: of the services that verify who calls
 */
export function signInOf(settings, offsets, secrets) {
  const { env, port } = settings;
  const publicUrl = env.PUBLIC_URL?.trim() || addressOf(settings);
  const inner = { IDENTITY_SECRET: env.IDENTITY_SECRET || secrets.identity };
  const gateway = { ...inner, PUBLIC_URL: publicUrl, SESSION_SECRET: env.SESSION_SECRET || secrets.session };
  if (env.OIDC_ISSUER)
    return { issuer: null, publicUrl, gateway: { ...gateway, ...pick(env, OWN_PROVIDER) }, inner, identity: {} };
  const identity = { OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: secrets.client };
  const issuer = `http://127.0.0.1:${port + (offsets.identity ?? 0)}`;
  const OPERATORS = env.OPERATORS || ACCOUNTS.operator.email;
  const development = { ...gateway, ...identity, OIDC_ISSUER: issuer, OIDC_GROUPS_CLAIM: 'groups', OPERATORS };
  return { issuer, publicUrl, gateway: development, inner, identity };
}

/** @param {string} name of a service @param {Settings} settings @param {Offsets} offsets @param {Env} addresses @param {{ gateway: Env, inner: Env }} signIn @returns {Env} */
export function serviceEnvironment(name, settings, offsets, addresses, signIn) {
  const portOf = (/** @type {string} */ each) => settings.port + (offsets[each] ?? 0);
  const access = { CRAWL_ACCESS: settings.crawlAccess };
  const samples = { SOURCES: settings.sources, SAMPLE_SOURCES_URL: `http://127.0.0.1:${portOf('sampleSources')}` };
  const reading = { ...pick(addresses, ['QUEUE_URL']), ...signIn.inner, ...access, ...samples };
  // Sessions and rate limits of the gateway move to Redis with the queue; the queue on PostgreSQL is not its own.
  const redis = /^rediss?:/.test(addresses.QUEUE_URL ?? '') ? pick(addresses, ['QUEUE_URL']) : {};
  /** @type {Record<string, Env>} */
  const own = {
    gateway: { ...redis, ...access, ...signIn.gateway },
    catalog: pick(addresses, ['QUEUE_URL']),
    eligibility: { ...signIn.inner, ...access },
    crawler: { ...reading, CRAWL_FILES_DIR: path.join(settings.dataDir, 'files') },
    news: reading,
  };
  return {
    ...baseEnvironment(settings),
    // Only the gateway is public: the others stay on loopback whatever HOST says.
    HOST: name === 'gateway' ? settings.host : '127.0.0.1',
    SERVICE_PORT: String(portOf(name)),
    ...pick(addresses, [`${name.toUpperCase()}_DATABASE_URL`]),
    ...own[name],
    ...pick(settings.env, PASSED_ON[name]),
  };
}
