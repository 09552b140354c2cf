// What one search over everything asks and answers (catalog service). No decorators: the web imports this file as values.
import type { AssistanceProgramResponse } from './assistance-programs';
import type { Language, ProviderResponse, ProviderType, Specialty, ZipCrawledType } from './catalog';
import type { BilingualText } from './errors';

export const SEARCH_LIMITS = { default: 50, overlay: 6, max: 100, maxText: 200 } as const;

/** A search with a 5-digit ZIP without providers queues these. */
export const SEARCH_CRAWL_TYPES = ['doctor', 'clinic', 'pharmacy'] as const satisfies readonly ZipCrawledType[];

export interface PlanHit {
  id: string;
  name: string;
  category: string;
  /** One line made of the plan's facts. */
  description: string;
  descriptionKo?: string;
}
/** The whole record, so that a result can be called and opened where it was found. */
export interface ProviderHit extends ProviderResponse {
  /** Why it was found, when not by its name: a specialty or a language that was requested. */
  why?: { specialty?: string; language?: string };
}
type ProgramText = 'id' | 'name' | 'nameKo' | 'type' | 'description' | 'descriptionKo';
export interface ProgramHit extends Pick<AssistanceProgramResponse, ProgramText> {
  phone: string | null;
  /** Whose line `phone` is, when it is not the program's own. */
  phoneLabel: BilingualText | null;
}

/** A search whose every word says what kind of place, which language or where: it leads to a directory. */
export interface UnderstoodSearch {
  type: ProviderType;
  specialty: Specialty | null;
  language: Language | null;
  /** Requested, or in the middle of `place`. */
  zip: string | null;
  /** English name of a city or neighbourhood in small letters: `los angeles`. */
  place: string | null;
}

export interface SearchResponse {
  plans: PlanHit[];
  providers: ProviderHit[];
  programs: ProgramHit[];
  autoCrawlTriggered: boolean;
  /** Runs behind autoCrawlTriggered that a worker has already taken; the page reads their progress. */
  crawlRuns: string[];
  /** Too many crawls wait already: some of this ZIP's are queued when the page repeats the request. */
  isCrawlQueueFull?: boolean;
  totals: { plans: number; providers: number; programs: number };
  /** There are more places than `totals.providers`: many are counted no further than a visitor would look. */
  hasMoreProviders?: boolean;
  /** The whole ZIP that was requested, by parameter or among the words; absent without one. */
  zip?: string;
  /** Absent when the words may be a name. */
  understood?: UnderstoodSearch;
}
