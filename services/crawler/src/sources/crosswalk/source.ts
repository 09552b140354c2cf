// Where CMS's plan crosswalk lies, how gently and how often it is read. Facts: docs/facts/sources.md#star-ratings-and-crosswalk.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { SourceFacts } from '../whole-source';

export const CROSSWALK = {
  id: 'crosswalk',
  kind: 'crosswalk',
  schedule: { patterns: ['20 3 * * 2'], shown: { code: 'weekly', params: { weekday: 2 } } },
} as const satisfies SourceFacts;

const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 1_000, timeoutMs: 120_000, maxBytes: 20_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 50, timeoutMs: 10_000, maxBytes: 20_000_000, retryDelaysMs: [100, 400, 1_600] },
};

export const SITE: Site = { live: 'https://www.cms.gov', sample: '/cms', policies: POLICIES };
/** CMS links no page of its own for a year: the archive is what it publishes. */
export const sourceUrlOf = (year: number): string => `${SITE.live}${filePath(year)}`;
export const filePath = (year: number): string => `/files/zip/plan-crosswalk-${year}.zip`;
