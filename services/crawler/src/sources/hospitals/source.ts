// Where, how gently and how often the Provider Data Catalog is read. Facts: docs/facts/sources.md#provider-data-catalog; HCAI and
// CDPH: ckan/read.ts.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { SourceFacts } from '../whole-source';

export const HOSPITALS = {
  id: 'hospitals',
  kind: 'facilities',
  schedule: { patterns: ['20 3 * * 2'], shown: { code: 'weekly', params: { weekday: 2 } } },
} as const satisfies SourceFacts;

/** It answers 503 now and then: wait, and ask again. */
const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 1_000, timeoutMs: 30_000, maxBytes: 20_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 5_000, maxBytes: 20_000_000, retryDelaysMs: [100, 400, 1_600] },
};

export const SITE: Site = { live: 'https://data.cms.gov', sample: '/pdc', policies: POLICIES };
const QUERY_PATH = '/provider-data/api/1/datastore/query/xubh-q36u/0';
/** The catalog gives no more than this many rows a page. */
const PAGE_SIZE = 500;

/** No condition on the state: it is reported to work and to return nothing. All rows are read, ours are kept. */
export const pagePath = (offset: number): string =>
  `${QUERY_PATH}?${new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(offset) }).toString()}`;
