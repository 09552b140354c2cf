// How many calls one address and one session may make. A call of a later step joins by a line here.
import { ANALYSIS_PATHS } from '@app/contracts/http/analysis';
import { CHAT_LIMITS, CHAT_PATHS } from '@app/contracts/http/chat';
import { DRUG_PATHS } from '@app/contracts/http/drug-costs';
import { ELIGIBILITY_PATHS } from '@app/contracts/http/eligibility';
import { FIGURE_CHECK_PATHS } from '@app/contracts/http/figure-checks';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { NEWS_PATHS } from '@app/contracts/http/health-news';
import { withoutSlashes } from '@app/kit/without-slashes';

export interface Rate {
  /** Stands in the store's keys and in the measure. */
  name: string;
  seconds: number;
  /** Calls in that time. One address may be a whole house, a library or a senior centre. */
  perAddress: number;
  perSession: number;
  /** @param path lower case, without a slash at the end */
  covers: (method: string, path: string) => boolean;
}

const CRAWL_STARTS = '/api/providers/crawl-hospitals';
/** Reading these starts nothing; the dashboard reads them every second. */
const CRAWL_READS = /^\/api\/crawl\/(?:runs(?:\/.*)?|overview|pulse|conflicts)$/;
const SEARCHES = ['search', 'providers', 'insurance-plans', 'offices', 'assistance-programs', 'zips'].map(
  (name) => `/api/${name}`,
);

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** true for a call that may start, stop or pause a crawl, and so may wait for the crawler. @param path as in {@link Rate.covers} */
export function mayStartCrawl(method: string, path: string): boolean {
  if (isUnder(path, CRAWL_STARTS)) return true;
  return isUnder(path, '/api/crawl') && !(isReading(method) && CRAWL_READS.test(path)) && path !== '/api/crawl';
}

/** Every line that covers a call counts it; the first one that is used up refuses it. */
export const RATE_TABLE: readonly Rate[] = [
  {
    // GET /api/crawl/:source may start a crawl too.
    name: 'crawl',
    seconds: 60,
    perAddress: 30,
    perSession: 30,
    covers: mayStartCrawl,
  },
  {
    // Agencies are asked at most once a minute, whoever presses.
    name: 'news',
    seconds: 60,
    perAddress: 10,
    perSession: 10,
    covers: (_method, path) => isUnder(path, NEWS_PATHS.read) || isUnder(path, FIGURE_CHECK_PATHS.run),
  },
  {
    // One sign-in is two calls: the way to the provider and the way back.
    name: 'login',
    seconds: 300,
    perAddress: 60,
    perSession: 30,
    covers: (_method, path) => isUnder(path, GATEWAY_PATHS.login) || isUnder(path, GATEWAY_PATHS.logout),
  },
  {
    name: 'search',
    seconds: 60,
    perAddress: 240,
    perSession: 120,
    covers: (_method, path) => SEARCHES.some((prefix) => isUnder(path, prefix)),
  },
  {
    // One person asks, answers a further question and tries a few what-ifs.
    name: 'eligibility',
    seconds: 60,
    perAddress: 120,
    perSession: 60,
    covers: (_method, path) => isUnder(path, ELIGIBILITY_PATHS.check),
  },
  {
    // It compares a hundred plans: one person asks, changes an answer, asks for the other county.
    name: 'analysis',
    seconds: 60,
    perAddress: 60,
    perSession: 20,
    covers: (_method, path) => isUnder(path, ANALYSIS_PATHS.analysis),
  },
  {
    // It compares as many plans; one person changes a strength, a pharmacy or the months.
    name: 'drug-costs',
    seconds: 60,
    perAddress: 60,
    perSession: 20,
    covers: (_method, path) => isUnder(path, DRUG_PATHS.costs),
  },
  {
    // As many messages as one socket may send.
    name: 'chat',
    seconds: 60,
    perAddress: 120,
    perSession: CHAT_LIMITS.messagesPerMinute,
    covers: (_method, path) => isUnder(path, CHAT_PATHS.chat) && path !== CHAT_PATHS.answer,
  },
  {
    // A search, or a pause while somebody types in the questions page.
    name: 'answers',
    seconds: 60,
    perAddress: 240,
    perSession: 60,
    covers: (_method, path) => path === CHAT_PATHS.answer,
  },
  {
    name: 'calls',
    seconds: 60,
    perAddress: 1_200,
    perSession: 600,
    // Whoever watches over the site, and every open page, asks how it is.
    covers: (_method, path) => isUnder(path, '/api') && path !== GATEWAY_PATHS.health,
  },
];

/** Handshakes of WebSockets on `/ws`, and how many of them one address may hold open at once. */
export const SOCKET_RATE = { name: 'socket', seconds: 60, perAddress: 60, openAtOnce: 60 } as const;

/** The lines that count this call. @param path as it was asked for */
export function ratesOf(method: string, path: string): readonly Rate[] {
  // Our own routes answer in any case and with a slash at the end too.
  const plain = withoutSlashes(path.toLowerCase());
  return RATE_TABLE.filter(({ covers }) => covers(method, plain));
}
