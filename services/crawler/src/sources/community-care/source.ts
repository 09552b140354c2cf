// Where community care licensing is read. Facts: docs/facts/sources.md#community-care-licensing.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { Manners } from '@app/fetching/questions';
import type { CkanTable } from '../ckan/read';
import { CDSS_COLUMNS, KIND_COLUMN } from './parser';

const CDSS_SLUG = 'ccl-facilities';

/** The three tables on the state's portal, with the export of the department's own site that holds the same. */
export const TABLES: readonly { table: CkanTable; exportId: string }[] = [
  { name: /residential care facilit(?:y|ies) for the elderly/i, exportId: 'ResidentialElderCareFacility' },
  { name: /adult residential/i, exportId: 'AdultResidentialFacilities' },
  { name: /home care org/i, exportId: 'HomeCare' },
].map(({ name, exportId }) => ({
  table: { slug: CDSS_SLUG, name, columns: [...CDSS_COLUMNS, KIND_COLUMN] },
  exportId,
}));

const EXPORT_BASE = 'https://www.ccld.dss.ca.gov';
const EXPORT_SAMPLE_PATH = '/ccld';

export const EXPORT_MANNERS: Record<SourceMode, Manners> = {
  live: { paceMs: 1_000, timeoutMs: 600_000, maxBytes: 200_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 10_000, maxBytes: 60_000_000, retryDelaysMs: [100, 400, 1_600] },
};

/** @param sampleSourcesUrl null for the live site */
export function exportUrl(exportId: string, sampleSourcesUrl: string | null): URL {
  const base = sampleSourcesUrl === null ? EXPORT_BASE : `${sampleSourcesUrl}${EXPORT_SAMPLE_PATH}`;
  return new URL(`${base}/transparencyapi/api/DownloadStateData?id=${exportId}`);
}
