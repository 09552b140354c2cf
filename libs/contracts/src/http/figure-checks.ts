// Whether the official pages still print our figures, telephone numbers and days, as services/news found. No decorators: the web
// imports this file as values.
import type { CrawlAccess } from './crawl-overview';
import type { FailureClass } from './crawler';
import type { BilingualText } from './errors';
import type { CalendarDay, Instant } from './times';

export const FIGURE_CHECK_PATHS = {
  checks: '/api/figure-checks',
  board: '/api/figure-checks/board',
  run: '/api/figure-checks/run',
} as const;

/**
 * found = the page prints the value; gone = it does not, or prints another; moved = the page is not there any more, or leads to another
 * host or a home page; blocked = the site lets us not read it; failed = it could not be read this time.
 */
export const FIGURE_CHECK_STATES = ['found', 'gone', 'moved', 'blocked', 'failed'] as const;
export type FigureCheckState = (typeof FIGURE_CHECK_STATES)[number];

/** Why a page was not read: as sources fail; no_text = a scan in which no letter can be read; unreadable = a locked or damaged file. */
export const FILE_FAILURES = ['no_text', 'unreadable'] as const;
export type FigureFailure = FailureClass | (typeof FILE_FAILURES)[number];

/** So many readings in a row without the value (gone, moved): visitors read that it is being checked. */
export const MISSES_TO_CHECK = 2;

export interface FigureBeingChecked {
  label: BilingualText;
  /** As our tables have it: `202.9`, `1-800-633-4227`, `2026-10-15`. */
  value: string;
}

/** One official page with at least one value of ours that was found on it, or that is being checked. */
export interface FigureCheckPage {
  /** As our records name it. */
  url: string;
  /** On this day, or later, each value of ours was found on it, those being checked left out; null = not all were ever found. */
  foundOn: CalendarDay | null;
  checking: FigureBeingChecked[];
}

/** GET /api/figure-checks. Pages that are not in it were read by a person only. */
export interface FigureChecksResponse {
  /** sample = invented pages, from tools/sample-sources. */
  origin: 'live' | 'sample';
  pages: FigureCheckPage[];
}

/** One value that was not found when its page was read last. */
export interface FigureMiss {
  id: string;
  label: BilingualText;
  value: string;
  url: string;
  state: Exclude<FigureCheckState, 'found'>;
  /** Readings in a row without it. */
  misses: number;
  /** The text in its likely place; untrusted text of a page. null = nothing of its kind. */
  snippet: string | null;
  /** Where the page leads now, for one that moved elsewhere. */
  leadsTo: string | null;
  /** Why the page was not read; null where it was. */
  failure: FigureFailure | null;
  triedAt: Instant;
  /** The last time it was found; null = never. */
  foundAt: Instant | null;
}

/** GET /api/figure-checks/board, and the answer to POST /api/figure-checks/run (202). */
export interface FigureBoardResponse {
  origin: 'live' | 'sample';
  /** Values that are looked for, and their pages. */
  watched: number;
  pages: number;
  /** Values whose page was never read. */
  unread: number;
  counts: Record<FigureCheckState, number>;
  /** Gone and moved first. */
  misses: FigureMiss[];
  isRunning: boolean;
  /** null = never. */
  begunAt: Instant | null;
  endedAt: Instant | null;
  /** The next weekly reading; null while the queue does not answer. */
  nextAt: Instant | null;
  /** The installation's rule on who may have the pages read now. */
  access: CrawlAccess;
  /** Whether the asker may, by this rule. */
  mayRun: boolean;
}
