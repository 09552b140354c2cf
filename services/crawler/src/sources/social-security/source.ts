// Where the list of offices lies and how gently it is read. Facts: docs/facts/sources.md#offices-and-senior-housing.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { Manners } from '@app/fetching/questions';

const LIVE_BASE = 'https://www.ssa.gov';
const SAMPLE_PATH = '/ssa';
const FILE_PATH = '/data/FO-Address-Open-Close-Times.csv';

export const MANNERS: Record<SourceMode, Manners> = {
  live: { paceMs: 1_000, timeoutMs: 120_000, maxBytes: 20_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 10_000, maxBytes: 20_000_000, retryDelaysMs: [100, 400, 1_600] },
};

/** @param sampleSourcesUrl null for the live site */
export const fileUrl = (sampleSourcesUrl: string | null): URL =>
  new URL(`${sampleSourcesUrl === null ? LIVE_BASE : `${sampleSourcesUrl}${SAMPLE_PATH}`}${FILE_PATH}`);
