// @ts-check
// The environment of each process: its own address and credentials, and nothing that belongs to another.
import path from 'node:path';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {Record<string, string>} Env */

/** Roles the services sign in with; migrate.js makes them from these addresses. */
export const OWNER = 'guide_owner';
export const DATABASE = 'guide';

/** What any program needs to run at all; NODE_OPTIONS stays out, or a debugger port would be asked for seven times. */
const SYSTEM = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'SSL_CERT_FILE',
  'NODE_EXTRA_CA_CERTS',
  'LOG_LEVEL',
  'DEADLINE_SCALE',
];

/** Settings a service reads, passed on when they are set. @type {Record<string, string[]>} */
const PASSED_ON = {
  gateway: [
    'SUPPORT_EMAIL',
    'CATALOG_URL',
    'ELIGIBILITY_URL',
    'CHAT_URL',
    'CRAWLER_URL',
    'NEWS_URL',
    'ALLOWED_HOSTS',
    'TRUST_PROXY',
    'RATE_LIMIT_SCALE',
    'SIGN_IN_PICTURE_ORIGINS',
  ],
  eligibility: ['CATALOG_URL', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_TIMEOUT_MS'],
  chat: ['ELIGIBILITY_URL', 'RATE_LIMIT_SCALE'],
  crawler: [
    'CONTACT_URL',
    'CRAWL_CONCURRENCY',
    'CRAWL_FILES_DIR',
    'CHROME_PATH',
    'NPI_FILE',
    'DIRECTORIES',
    'PLANNET_ANTHEM_CLIENT_ID',
    'PLANNET_ANTHEM_CLIENT_SECRET',
    'PLANNET_ANTHEM_TOKEN_URL',
    'MANAGED_CARE_COUNTIES',
  ],
  news: ['CONTACT_URL'],
};

/**
 * @typedef {object} Addresses every connection string of one installation
 * @property {string} DATABASE_URL owner; migrations only
 * @property {string} CATALOG_DATABASE_URL
 * @property {string} ELIGIBILITY_DATABASE_URL
 * @property {string} CRAWLER_DATABASE_URL
 * @property {string} GATEWAY_DATABASE_URL
 * @property {string} NEWS_DATABASE_URL
 * @property {string} QUEUE_URL
 */

/** Of the embedded server. @param {{ owner: string }} passwords @param {number} port */
export const ownerUrl = ({ owner }, port, database = DATABASE) =>
  `postgres://${OWNER}:${owner}@127.0.0.1:${port}/${database}`;

/**
 * The addresses, from the owner's one: same server and database, one role each. Any that is set from outside wins.
 * @param {string} ownerUrl @param {import('./secrets.mjs').Secrets} secrets @param {Record<string, string | undefined>} env
 * @returns {Addresses}
 */
export function addressesFor(ownerUrl, secrets, env) {
  const as = (/** @type {string} */ user, /** @type {string} */ password) => {
    const url = new URL(ownerUrl);
    url.username = user;
    url.password = password;
    return url.href;
  };
  return {
    DATABASE_URL: ownerUrl,
    CATALOG_DATABASE_URL: env.CATALOG_DATABASE_URL ?? as('catalog_service', secrets.catalog),
    ELIGIBILITY_DATABASE_URL: env.ELIGIBILITY_DATABASE_URL ?? as('eligibility_service', secrets.eligibility),
    CRAWLER_DATABASE_URL: env.CRAWLER_DATABASE_URL ?? as('crawler_service', secrets.crawler),
    GATEWAY_DATABASE_URL: env.GATEWAY_DATABASE_URL ?? as('gateway_service', secrets.gateway),
    NEWS_DATABASE_URL: env.NEWS_DATABASE_URL ?? as('news_service', secrets.news),
    QUEUE_URL: env.QUEUE_URL ?? as('queue_service', secrets.queue),
  };
}

/** @param {Record<string, string | undefined>} from @param {string[]} names @returns {Env} */
function pick(from, names) {
  return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
}

/** What every process gets. @param {Settings} settings @returns {Env} */
export function baseEnvironment(settings) {
  return { ...pick(settings.env, SYSTEM), NODE_ENV: 'development', PORT: String(settings.port) };
}

/** @param {Settings} settings @param {Addresses} addresses @returns {Env} */
export function migrationEnvironment(settings, addresses) {
  return { ...baseEnvironment(settings), ...addresses };
}

/**
 * @param {string} name of a service @param {Settings} settings @param {Record<string, number>} offsets
 * @param {Addresses} addresses @param {import('./sign-in.mjs').SignIn} signIn @returns {Env}
 */
export function serviceEnvironment(name, settings, offsets, addresses, signIn) {
  // Whoever reads sources: which, whose word on who asks, and who may have them read.
  const reading = {
    ...signIn.inner,
    CRAWL_ACCESS: settings.crawlAccess,
    SOURCES: settings.sources,
    SAMPLE_SOURCES_URL: `http://127.0.0.1:${settings.port + (offsets.sampleSources ?? 0)}`,
  };
  /** @type {Record<string, Env>} */
  const own = {
    gateway: {
      ...pick({ ...addresses }, ['GATEWAY_DATABASE_URL']),
      // Sessions and rate limits move to Redis with the queue; the queue on PostgreSQL is none of the gateway's.
      ...(/^rediss?:/.test(addresses.QUEUE_URL) && { QUEUE_URL: addresses.QUEUE_URL }),
      CRAWL_ACCESS: settings.crawlAccess,
      ...signIn.gateway,
    },
    catalog: pick({ ...addresses }, ['CATALOG_DATABASE_URL', 'QUEUE_URL']),
    eligibility: pick({ ...addresses }, ['ELIGIBILITY_DATABASE_URL']),
    crawler: {
      ...pick({ ...addresses }, ['CRAWLER_DATABASE_URL', 'QUEUE_URL']),
      ...reading,
      CRAWL_FILES_DIR: path.join(settings.dataDir, 'files'),
    },
    news: { ...pick({ ...addresses }, ['NEWS_DATABASE_URL', 'QUEUE_URL']), ...reading },
  };
  return {
    ...baseEnvironment(settings),
    // Only the gateway is a public door: the others stay on loopback whatever HOST says.
    HOST: name === 'gateway' ? settings.host : '127.0.0.1',
    SERVICE_PORT: String(settings.port + (offsets[name] ?? 0)),
    ...own[name],
    ...pick(settings.env, PASSED_ON[name] ?? []),
  };
}
