// Where and how gently the CMS files are read. Facts: docs/facts/sources.md#rules-for-every-source, #landscape,
// #pbp-benefits and #star-ratings-and-crosswalk.
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { SourceSchedule } from '../whole-source';

/**
 * Weekly all year, and daily from 15 September to 15 December, when next year's plans come out and are corrected. The insurers
 * have no schedule of their own: they are filters on these files.
 */
export const SCHEDULE: SourceSchedule = {
  patterns: ['10 3 * * 1', '10 3 15-30 9 *', '10 3 * 10,11 *', '10 3 1-15 12 *'],
  shown: { code: 'weekly_daily_in_autumn', params: { weekday: 1 } },
};
export const LIVE_BASE = 'https://www.cms.gov';
const CMS = { live: LIVE_BASE, sample: '/cms' } as const;
export const LANDING_PATH = '/medicare/coverage/prescription-drug-coverage';
export const RATINGS_PATH = '/medicare/health-drug-plans/part-c-d-performance-data';
export const benefitsPath = (year: number): string => `/files/zip/pbp-benefits-${year}.zip`;

const PAGE = { maxBytes: 5_000_000, timeoutMs: 30_000 } as const;
/** The archives have 12 to 24 MB. */
const FILE = { maxBytes: 200_000_000, timeoutMs: 600_000 } as const;
const LIVE = { paceMs: 1_000, retryDelaysMs: [1_000, 4_000, 16_000] } as const;
const SAMPLE = { paceMs: 50, retryDelaysMs: [100, 400, 1_600] } as const;

const PAGE_POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { ...LIVE, ...PAGE },
  sample: { ...SAMPLE, ...PAGE, timeoutMs: 5_000 },
};
const FILE_POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { ...LIVE, ...FILE },
  sample: { ...SAMPLE, ...FILE, timeoutMs: 30_000 },
};

export const PAGES: Site = { ...CMS, policies: PAGE_POLICIES };
export const FILES: Site = { ...CMS, policies: FILE_POLICIES };

/** Page that a person can open: where CMS links the files. */
export const LANDING_PAGE = `${LIVE_BASE}${LANDING_PATH}`;
