// What the registry's monthly file is and how gently it is fetched. Where it lies is a setting (NPI_FILE): its name changes with
// every month. Facts: docs/facts/sources.md#nppes-monthly-file.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { SourceFacts } from '../whole-source';

export const NPI_FILE = { id: 'npi-file', kind: 'registry', schedule: null } as const satisfies SourceFacts;

const GIGABYTE = 1024 ** 3;

/** About 1 GB as a zip; two hours are enough on a slow line. */
const POLICY: FetchPolicy = {
  paceMs: 1_000,
  timeoutMs: 2 * 3_600_000,
  maxBytes: 3 * GIGABYTE,
  retryDelaysMs: [1_000, 4_000, 16_000],
};
const POLICIES: Record<SourceMode, FetchPolicy> = { live: POLICY, sample: POLICY };

/** The file itself is requested by its whole address. */
export const SITE: Site = { live: 'https://download.cms.gov', sample: '/npi-file', policies: POLICIES };

/** Its CSV inside the archive; another small one holds the header alone. */
export const MEMBER = /^npidata_pfile_.*\.csv$/i;
/** Further practice places of the same providers. */
export const PLACES_MEMBER = /^pl_pfile_.*\.csv$/i;
/** 9 to 11 GB unpacked. */
export const LARGEST_BYTES = 20 * GIGABYTE;

export const NPI_FILE_PAGE = 'https://download.cms.gov/nppes/NPI_Files.html';
