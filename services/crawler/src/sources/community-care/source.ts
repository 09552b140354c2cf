// Where and how often community care licensing is read. Facts: docs/facts/sources.md#community-care-licensing.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { CkanTable } from '../ckan/read';
import type { SourceFacts } from '../whole-source';
import { CDSS_COLUMNS, KIND_COLUMN } from './parser';

export const COMMUNITY_CARE = {
  id: 'community-care',
  kind: 'facilities',
  schedule: { patterns: ['30 3 * * 3'], shown: { code: 'weekly', params: { weekday: 3 } } },
} as const satisfies SourceFacts;

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

const EXPORT_POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 1_000, timeoutMs: 600_000, maxBytes: 200_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 10_000, maxBytes: 60_000_000, retryDelaysMs: [100, 400, 1_600] },
};

export const EXPORTS: Site = { live: 'https://www.ccld.dss.ca.gov', sample: '/ccld', policies: EXPORT_POLICIES };
export const exportPath = (exportId: string): string => `/transparencyapi/api/DownloadStateData?id=${exportId}`;
