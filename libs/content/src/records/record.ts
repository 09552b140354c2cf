// What every curated record carries. Written by hand from named sources; records.test.ts refuses one that lacks them.
import type { BilingualText } from '@app/contracts/http/errors';
import type { Confidence, Verification } from '@app/contracts/http/provenance';

export interface ContentRecord {
  id: string;
  /** English name, or the name as its owner writes it. */
  name: string;
  nameKo: string | null;
  /** `source` = the owner's own Korean name; `translated` = our rendering, so the English name stays beside it. */
  nameKoSource: 'source' | 'translated' | null;
  /** The page or data set that says so; null only for a memory-only record (memory-only.ts). */
  sourceUrl: string | null;
  /** Date the source gives itself: `2026-06-15`, `2014-01` or `2019`; null = the source is undated. */
  sourceDate: string | null;
  /** `YYYY-MM-DD`: when we last compared the record with its source. */
  checkedOn: string;
  confidence: Confidence;
  /** How its page was seen; left out = read in a stored copy of it. */
  verified?: Verification;
  /** True: the newest source is old or undated; the screen adds an "older source" mark. */
  isStale: boolean;
  /** Fields of this record that no source confirms; the screen marks them "unconfirmed". */
  unconfirmedFields: readonly string[];
  /** Memory-only records: the page where a person should confirm them. */
  confirmAt?: string;
}

/** A telephone line and what it is for. */
export interface PhoneLine {
  label: BilingualText;
  number: string;
}
