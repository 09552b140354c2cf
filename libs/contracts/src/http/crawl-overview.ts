// What the operators' dashboard reads every second while something is active: GET /api/crawl/overview. No decorators.
import type { CrawlSource } from './crawl-sources';
import type { RunResponse } from './crawler';
import type { SourcesMode } from './gateway';
import type { Origin } from './provenance';
import type { Instant } from './times';
import type { Wording } from './wording';

/** Who may start, cancel, pause and resume: everybody who reaches the site, or signed-in operators. */
export const CRAWL_ACCESSES = ['open', 'operators'] as const;
export type CrawlAccess = (typeof CRAWL_ACCESSES)[number];

/**
 * Weekdays count from Sunday = 0, as cron does; `weekly_daily_in_autumn`: daily from September 15 to December 15; `quarterly`: on
 * that day of January, April, July and October.
 */
export const CRAWL_RHYTHMS = ['weekly', 'weekly_daily_in_autumn', 'monthly', 'quarterly'] as const;
export type CrawlRhythm = Wording<(typeof CRAWL_RHYTHMS)[number]>;

export interface CrawlSchedule {
  rhythm: CrawlRhythm;
  /** The next start; null while the queue does not answer. */
  nextAt: Instant | null;
}

/** Why a source is not read here: its owner gives each reader a key, it requires permission first, or the place of its file is not set. */
export const SOURCE_OFF_CODES = ['no_credentials', 'not_turned_on', 'no_file'] as const;
export type SourceOff = (typeof SOURCE_OFF_CODES)[number];

export interface CrawlSourceOverview {
  source: CrawlSource;
  /** null = on. */
  off: Wording<SourceOff> | null;
  /** Newest run of the source whatever its status; null = never run. Runs of another state than California are not here. */
  newest: RunResponse | null;
  /** Newest good run: what is stored comes from it. */
  lastSucceeded: { runId: string; found: number; release: string | null; origin: Origin | null; at: Instant } | null;
  /** null: only on request. */
  schedule: CrawlSchedule | null;
  /** Plans of this source that `GET /api/insurance-plans` counts, by whatever run; null for sources of other records. */
  stored: number | null;
}

export interface CrawlTiles {
  /** All plans that `GET /api/insurance-plans` counts (of the year shown by default), from any run; `at` = end of the newest good run that read plans. */
  plansFound: { count: number; at: Instant | null } | null;
  /** Over the newest finished run of each source; cancelled runs do not count. percent null = nothing finished yet. */
  successRate: { succeeded: number; finished: number; percent: number | null };
  /** Unfinished runs without the parent of a crawl-all. */
  activeRuns: number;
  /** End of the newest good run. */
  lastUpdatedAt: Instant | null;
  /** Records about which sources contradict each other; GET /api/crawl/conflicts lists them. */
  conflicts: number;
}

/** The children of a crawl of everything, by source and kind of provider. */
export interface FamilyPart {
  source: CrawlSource;
  type: string | null;
  total: number;
  ended: number;
  failed: number;
}

export interface CrawlOverviewResponse {
  /** Changes when a run begins or ends; {@link CrawlPulseResponse}. */
  mark: string;
  tiles: CrawlTiles;
  /** Every source in the order of CRAWL_SOURCES. */
  sources: CrawlSourceOverview[];
  /** Unfinished runs, parent first, then oldest first; of those that were requested together, the started ones first. */
  active: RunResponse[];
  /** The newest crawl-all, finished or not. */
  latestAll: RunResponse | null;
  latestAllParts: FamilyPart[];
  /** true: waiting work is not taken up until somebody resumes; null = the queue does not answer. */
  isPaused: boolean | null;
  /** The installation's rule. */
  access: CrawlAccess;
  /** Whether the asker, by this rule, may start, cancel, pause and resume. */
  mayChange: boolean;
  sourcesMode: SourcesMode;
}

/** GET /api/crawl/pulse. */
export interface CrawlPulseResponse {
  mark: string;
}

/** POST /api/crawl/pause and /api/crawl/resume. */
export interface CrawlPauseResponse {
  isPaused: boolean;
}
