// The answers' shapes as JSON Schema for GET /api/docs. The compiler holds each beside its interface (schema.ts).
import { CATALOG_SCHEMAS } from './catalog.schemas';
import { CRAWL_OVERVIEW_SCHEMAS } from './crawl-overview.schemas';
import { CRAWLER_SCHEMAS } from './crawler.schemas';
import { ELIGIBILITY_SCHEMAS } from './eligibility.schemas';
import { GATEWAY_SCHEMAS } from './gateway.schemas';
import { OFFICE_SCHEMAS } from './offices.schemas';
import { PLAN_SCHEMAS } from './plans.schemas';

export const RESPONSE_SCHEMAS = {
  ...GATEWAY_SCHEMAS,
  ...CATALOG_SCHEMAS,
  ...PLAN_SCHEMAS,
  ...OFFICE_SCHEMAS,
  ...CRAWLER_SCHEMAS,
  ...CRAWL_OVERVIEW_SCHEMAS,
  ...ELIGIBILITY_SCHEMAS,
};

/** What @ApiCall may name in `responses`; `Name[]` means a bare array. */
export type SchemaName = keyof typeof RESPONSE_SCHEMAS;
