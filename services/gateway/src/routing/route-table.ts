// Which inner service answers which public paths. A call of a later step is one line here, once its service answers it.
import type { ServiceName } from '@app/contracts/http/gateway';

export type InnerService = Exclude<ServiceName, 'gateway'>;

/** First match wins: a longer path stands before the one that covers it. */
export const ROUTE_TABLE: readonly { prefix: string; service: InnerService }[] = [
  { prefix: '/api/providers/crawl-hospitals', service: 'crawler' },
  { prefix: '/api/providers', service: 'catalog' },
  { prefix: '/api/search', service: 'catalog' },
  { prefix: '/api/insurance-plans', service: 'catalog' },
  { prefix: '/api/offices', service: 'catalog' },
  { prefix: '/api/assistance-programs', service: 'catalog' },
  { prefix: '/api/zips', service: 'catalog' },
  { prefix: '/api/crawl', service: 'crawler' },
  { prefix: '/api/eligibility-check', service: 'eligibility' },
  { prefix: '/api/ai-analysis', service: 'eligibility' },
  { prefix: '/api/chat', service: 'eligibility' },
];

/** The line that matches whole path segments: `/api/crawl` covers `/api/crawl/runs` and not `/api/crawler`. */
export function routeFor(path: string): (typeof ROUTE_TABLE)[number] | undefined {
  return ROUTE_TABLE.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
}
