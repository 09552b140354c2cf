// Where HRSA's file lies, how gently and how often it is read. Facts: docs/facts/sources.md#hrsa-clinics.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { SourceFacts } from '../whole-source';

export const CLINICS = {
  id: 'clinics',
  kind: 'facilities',
  schedule: { patterns: ['40 3 * * 4'], shown: { code: 'weekly', params: { weekday: 4 } } },
} as const satisfies SourceFacts;

/** National, about 14 MB. */
const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 1_000, timeoutMs: 600_000, maxBytes: 100_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 10_000, maxBytes: 100_000_000, retryDelaysMs: [100, 400, 1_600] },
};

export const SITE: Site = { live: 'https://data.hrsa.gov', sample: '/hrsa', policies: POLICIES };
export const FILE_PATH = '/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv';
