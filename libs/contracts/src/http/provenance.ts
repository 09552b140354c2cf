import type { BilingualText } from './errors';
import type { CalendarDay, Instant } from './times';

/**
 * live = read from the public source; snapshot = the source's own records of a stated day, shipped in libs/content/snapshots until
 * a live read replaces them; starter = curated record of libs/content; sample = invented, from tools/sample-sources.
 */
export const ORIGINS = ['live', 'snapshot', 'starter', 'sample'] as const;
export type Origin = (typeof ORIGINS)[number];

/** verified = a named source says so (not verified by telephone); memory = shown by name only, with an "unconfirmed" mark. */
export const CONFIDENCES = ['verified', 'memory'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/**
 * How the value on an official page was seen: live = on the page itself; stored-copy = in a stored copy of it; second-hand =
 * quoted from it by others. Said in the receipt; a live check of the source moves it to `live`.
 */
export const VERIFICATIONS = ['live', 'stored-copy', 'second-hand'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** Where a record comes from and when it was looked at; every card and table prints it. */
export interface Provenance {
  /** Source id: `nppes`, `starter`, ... */
  source: string;
  sourceName: BilingualText;
  sourceUrl: string;
  /** Of the read (live, sample), of the data's day (snapshot) or of the import (starter). */
  retrievedAt: Instant;
  /** Of the record in the source, when the source says it. */
  sourceUpdatedAt: CalendarDay | null;
  /** When somebody or something last checked the record against its source. */
  checkedOn: CalendarDay;
  origin: Origin;
  confidence: Confidence;
  /** true: the newest source is old; the screen adds a visible "older source" mark with the year. */
  isStale: boolean;
}

/** Which source gave one field of a record that several sources speak of. */
export interface FieldSource {
  source: string;
  name: BilingualText;
}
