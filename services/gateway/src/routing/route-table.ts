// Which inner service answers which public paths.
import type { ServiceName } from '@app/contracts/http/gateway';

export type InnerService = Exclude<ServiceName, 'gateway'>;

/** Limit of a request whose response a language model may phrase. */
const WORDED_TIMEOUT_MS = 11_000;
/** Limit of a year of medicines in a hundred plans. */
const COUNTED_TIMEOUT_MS = 6_000;

/** First match wins: a longer path comes before one that covers it. */
export const ROUTE_TABLE: readonly {
  prefix: string;
  service: InnerService;
  /** Set where a response may take longer than a read: the language model has 8 s, the catalog 2 s before it, or many sums. */
  timeoutMs?: number;
}[] = [
  { prefix: '/api/providers/crawl-hospitals', service: 'crawler' },
  { prefix: '/api/providers', service: 'catalog' },
  { prefix: '/api/search', service: 'catalog' },
  { prefix: '/api/insurance-plans', service: 'catalog' },
  { prefix: '/api/offices', service: 'catalog' },
  { prefix: '/api/assistance-programs', service: 'catalog' },
  { prefix: '/api/zips', service: 'catalog' },
  { prefix: '/api/drugs', service: 'catalog' },
  { prefix: '/api/drug-costs', service: 'catalog', timeoutMs: COUNTED_TIMEOUT_MS },
  { prefix: '/api/crawl', service: 'crawler' },
  { prefix: '/api/health-news', service: 'news' },
  { prefix: '/api/figure-checks', service: 'news' },
  { prefix: '/api/eligibility-check', service: 'eligibility' },
  { prefix: '/api/ai-analysis', service: 'eligibility', timeoutMs: WORDED_TIMEOUT_MS },
  { prefix: '/api/chat/answer', service: 'eligibility' },
  { prefix: '/api/chat', service: 'eligibility', timeoutMs: WORDED_TIMEOUT_MS },
];

/** The entry that matches whole path segments: `/api/crawl` covers `/api/crawl/runs` and not `/api/crawler`. */
export function routeFor(path: string): (typeof ROUTE_TABLE)[number] | undefined {
  return ROUTE_TABLE.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
}
