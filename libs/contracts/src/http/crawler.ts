// What the crawler service answers (write side): starts, progress and history of crawl runs.
import type { CrawlSource } from './crawl-sources';
import type { Origin } from './provenance';
import type { Instant } from './times';
import type { Wording } from './wording';

export const CRAWLER_PATHS = {
  start: '/api/crawl/:source',
  startProviders: '/api/crawl/providers',
  startPlanPage: '/api/crawl/plan-page',
  startAll: '/api/crawl/all',
  latest: '/api/crawl/:source',
  runs: '/api/crawl/runs',
  run: '/api/crawl/runs/:id',
  overview: '/api/crawl/overview',
  pulse: '/api/crawl/pulse',
  pause: '/api/crawl/pause',
  resume: '/api/crawl/resume',
  /** = POST /api/crawl/hospitals. */
  hospitals: '/api/providers/crawl-hospitals',
} as const;

export const RUN_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const RUN_PHASES = ['waiting', 'fetching', 'storing', 'finished'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/**
 * Why a run failed: it is over then, and nothing goes on by itself. A run that waits for the cooldown of its
 * source is unfinished, and so is one whose worker died.
 */
export const FAILURE_CLASSES = [
  'timeout',
  'unreachable',
  'server_error',
  'rate_limited',
  'blocked',
  'robots_denied',
  'error_in_body',
  'truncated_body',
  'not_json',
  'schema_changed',
  'too_large',
  'empty_result',
  'address_refused',
  'store_failed',
  'interrupted',
  'missing_columns',
  'row_count_fell',
  'no_browser',
] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number];

/**
 * Why rows of a source were left out. `listed_differently`: twice under one key with other content, of which one was taken.
 * From `broken_text` on: what neither a database nor a page can take, judged record by record.
 */
export const SKIP_CODES = [
  'other_state',
  'other_insurer',
  'other_kind',
  'closed',
  'listed_twice',
  'part_of_another',
  'unreadable',
  'ragged_row',
  'unknown_plan_kind',
  'not_permanent',
  'offices_only',
  'listed_differently',
  'not_known',
  'broken_text',
  'too_long',
  'bad_address',
  'bad_number',
  'bad_date',
] as const;
export type SkipCode = (typeof SKIP_CODES)[number];
export type SkipCounts = Partial<Record<SkipCode, number>>;

/**
 * What a finished run says to operators besides its counts: `unchanged` {since}, `fell` {found, before, kept},
 * `benefits_not_read` and `ratings_not_read` {reason: FailureClass}, `value_changed` {field}, once for each field.
 * Of the directories that a crawl of a ZIP read, one for each: `directory_read` and `directory_cut` {source, found},
 * `directory_not_read` {source, reason: FailureClass}, `directory_fell` {source, found, before}. Of a directory's own run:
 * `changes_since` {since}, `no_part_asked` (no visitor has searched in a county it could be read for).
 * `no_name_missing`: every medicine on the plans' lists was looked up before.
 * `said` {ko, en} is a sentence that an earlier version kept as text.
 */
export const RUN_NOTE_CODES = [
  'unchanged',
  'fell',
  'benefits_not_read',
  'ratings_not_read',
  'sample_page_kept',
  'no_value_changed',
  'value_changed',
  'directory_read',
  'directory_cut',
  'directory_not_read',
  'directory_fell',
  'changes_since',
  'no_part_asked',
  'no_name_missing',
  'said',
] as const;
export type RunNote = Wording<(typeof RUN_NOTE_CODES)[number]>;

/** After a succeeded run, even an empty one, the same ZIP and type is not crawled again for this long; after a failed one for the shorter time. */
export const CRAWL_COOLDOWN = { succeededMs: 24 * 3_600_000, failedMs: 10 * 60_000 } as const;

/** A cancelled run has the cooldown of a failed one: an operator stopped it, and the next visitor must not start it again at once. */
export const cooldownAfter = (status: 'succeeded' | 'failed' | 'cancelled'): number =>
  status === 'succeeded' ? CRAWL_COOLDOWN.succeededMs : CRAWL_COOLDOWN.failedMs;

/** A read with a larger row-count drop against the last good one of the same part is refused. */
const MAX_DROP = 0.2;

export const isRowCountDrop = (found: number, before: number): boolean => found < before * (1 - MAX_DROP);

export interface PlanSample {
  name: string;
  /** null = the source does not say; shown as N/A. */
  monthlyPremium: number | null;
}

/** What a finished run brought besides its counts. */
export interface RunResult {
  /** The first three. */
  plans: PlanSample[];
  skipped: SkipCounts;
  notes: RunNote[];
}

export interface RunResponse {
  id: string;
  parentId: string | null;
  source: CrawlSource;
  /** The requested part; both null for a whole-source run. */
  zip: string | null;
  type: string | null;
  /** Another state than California ("TX") or one plan page ("2026-H0524-003-0"); null = the usual run of the source. */
  part: string | null;
  /** Two-letter state whose rows were requested of a whole source; null for what is not read by state. */
  state: string | null;
  status: RunStatus;
  phase: RunPhase;
  /** Steps finished and steps known so far (for `providers`: one step = one taxonomy query). total null = not known yet. */
  done: number;
  total: number | null;
  /** Records seen in the source's responses that belong to the requested part. */
  found: number;
  added: number;
  updated: number;
  unchanged: number;
  deactivated: number;
  /** The source's own name of what was read ("CY2026_Landscape_202609"), or its date. */
  release: string | null;
  result: RunResult | null;
  failure: Wording<FailureClass> | null;
  origin: Origin | null;
  /** true: the source cuts at its own limit, so the list may be incomplete. */
  isTruncated: boolean;
  attempts: number;
  requestedBy: 'visitor' | 'operator' | 'schedule';
  createdAt: Instant;
  startedAt: Instant | null;
  finishedAt: Instant | null;
}

export interface CrawlResponse {
  success: boolean;
  status: RunStatus;
  source: CrawlSource;
  runId: string;
  count: number;
  plansFound: number | null;
  providersFound: number | null;
  officesFound: number | null;
  hospitalsFound: number | null;
  hospitalsAdded: number | null;
  timestamp: Instant;
  error: Wording<FailureClass> | null;
  plans: PlanSample[];
}

export const RUNS_LIMITS = { default: 20, max: 100 } as const;
/** A crawl start waits this long for the end before it answers 202. */
export const CRAWL_WAIT_MS = 20_000;
