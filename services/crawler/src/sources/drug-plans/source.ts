// Where CMS's drug-plan files lie, how gently and how often they are read. Facts: docs/facts/sources.md#drug-plan-files.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { DrugSeries } from '@app/database/tables/drug-plans';
import type { SourceFacts } from '../whole-source';

export const DRUG_PLANS = {
  id: 'drug-plans',
  kind: 'drug-plans',
  schedule: { patterns: ['10 4 * * 0'], shown: { code: 'weekly', params: { weekday: 0 } } },
} as const satisfies SourceFacts;

const GIGABYTE = 1024 ** 3;

/** A release has about 2.5 GB; two hours are enough on a slow line. */
const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: {
    paceMs: 1_000,
    timeoutMs: 2 * 3_600_000,
    maxBytes: 5 * GIGABYTE,
    retryDelaysMs: [1_000, 4_000, 16_000],
  },
  sample: { paceMs: 50, timeoutMs: 10_000, maxBytes: 20_000_000, retryDelaysMs: [100, 400, 1_600] },
};

export const SITE: Site = { live: 'https://data.cms.gov', sample: '/data-cms', policies: POLICIES };

/** Says which files a series has now. */
export const resourcesPath = (series: DrugSeries): string => `/data-api/v1/dataset-resources/${SERIES_IDS[series]}`;

const SERIES_IDS: Record<DrugSeries, string> = {
  quarterly: 'a94b1015-1b93-476b-80ec-508b4169c8f5',
  monthly: 'cb2a224f-4d52-4cae-aa55-8c00c671384f',
};

const PAGES = `${SITE.live}/provider-summary-by-type-of-service/medicare-part-d-prescribers`;

/** What visitors open as the source: a file of 2.5 GB helps nobody. */
export const PAGE_OF: Record<DrugSeries, string> = {
  quarterly: `${PAGES}/quarterly-prescription-drug-plan-formulary-pharmacy-network-and-pricing-information`,
  monthly: `${PAGES}/monthly-prescription-drug-plan-formulary-and-pharmacy-network-information`,
};
