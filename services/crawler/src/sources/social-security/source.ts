// Where the list of offices lies, how gently and how often it is read. Facts: docs/facts/sources.md#offices-and-senior-housing.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { SourceFacts } from '../whole-source';

export const SOCIAL_SECURITY = {
  id: 'social-security',
  kind: 'offices',
  schedule: { patterns: ['50 3 2 * *'], shown: { code: 'monthly', params: { day: 2 } } },
} as const satisfies SourceFacts;

const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 1_000, timeoutMs: 120_000, maxBytes: 20_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 10_000, maxBytes: 20_000_000, retryDelaysMs: [100, 400, 1_600] },
};

export const SITE: Site = { live: 'https://www.ssa.gov', sample: '/ssa', policies: POLICIES };
export const FILE_PATH = '/data/FO-Address-Open-Close-Times.csv';
