// Where HRSA's file lies and how gently it is read. Facts: docs/facts/sources.md#hrsa-clinics.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { Manners } from '@app/fetching/questions';

const LIVE_BASE = 'https://data.hrsa.gov';
const SAMPLE_PATH = '/hrsa';
const FILE_PATH = '/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv';

/** National, about 14 MB. */
export const MANNERS: Record<SourceMode, Manners> = {
  live: { paceMs: 1_000, timeoutMs: 600_000, maxBytes: 100_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 10_000, maxBytes: 100_000_000, retryDelaysMs: [100, 400, 1_600] },
};

/** @param sampleSourcesUrl null for the live site */
export const fileUrl = (sampleSourcesUrl: string | null): URL =>
  new URL(`${sampleSourcesUrl === null ? LIVE_BASE : `${sampleSourcesUrl}${SAMPLE_PATH}`}${FILE_PATH}`);
