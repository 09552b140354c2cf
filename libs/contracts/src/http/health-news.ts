// News of the agencies, as services/news answers them. No decorators: the web imports this file as values.
import type { CrawlAccess } from './crawl-overview';
import type { FailureClass } from './crawler';
import type { BilingualText } from './errors';
import type { CalendarDay, Instant } from './times';

export const NEWS_PATHS = {
  news: '/api/health-news',
  sources: '/api/health-news/sources',
  read: '/api/health-news/read',
} as const;

/** Whose news are read, in the order in which they are shown. */
export const NEWS_SOURCES = ['cms', 'dhcs', 'ssa', 'federal-register'] as const;
export type NewsSourceId = (typeof NEWS_SOURCES)[number];

/** What an item is about, as far as its title and summary say so; `general` = none of the others. */
export const NEWS_CATEGORIES = [
  'medicare',
  'medicare-advantage',
  'medi-cal',
  'covered-california',
  'social-security',
  'general',
] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** Items older than that are not kept. */
export const NEWS_DAYS = 180;
export const NEWS_LIMITS = { default: 200, max: 500 } as const;

/** One piece of news. Title and summary stay in the agency's own language: a translation of ours would not be the agency's word. */
export interface HealthNewsResponse {
  id: string;
  title: string;
  /** null = the list of the agency gives none. Plain text, at most 400 characters. */
  summary: string | null;
  /** Of title and summary. */
  language: 'en' | 'ko';
  /** The day of publication, in California. */
  date: CalendarDay;
  /** The agency's name. */
  source: string;
  sourceKo: string;
  sourceId: NewsSourceId;
  /** The original, on the agency's own site. */
  url: string;
  category: NewsCategory;
  /** true: among the newest that concern somebody of 65 and over. */
  featured: boolean;
  /** sample = invented, from tools/sample-sources. */
  origin: 'live' | 'sample';
  /** When we last saw it in the agency's list. */
  checkedAt: Instant;
}

export interface NewsSourceState {
  source: NewsSourceId;
  name: BilingualText;
  /** The last good reading: the age of its list. null = never read. */
  goodAt: Instant | null;
  triedAt: Instant | null;
  /** How the last reading failed; null = it was good, or there was none. */
  failure: FailureClass | null;
  isReading: boolean;
}

/** GET /api/health-news/sources, and the answer to POST /api/health-news/read (202). */
export interface NewsSourcesResponse {
  /** In the order of NEWS_SOURCES. */
  sources: NewsSourceState[];
  /** The next daily reading; null while the queue does not answer. */
  nextAt: Instant | null;
  /** The installation's rule on who may have the news read now. */
  access: CrawlAccess;
  /** Whether the asker may, by this rule. */
  mayRead: boolean;
}
