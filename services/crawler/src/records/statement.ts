// One row of guide.provider_sources: what one source says of one provider. All that a source ever writes.
import type { Confidence, Origin } from '@app/contracts/http/provenance';
import { hashOf } from '@app/kit/content-hash';
import type { PlaceFields, StatementSource } from '../sources/facility-record';
import { matchKeys } from './match-keys';

/** What a source has to say of one place. */
export interface Word {
  source: StatementSource;
  /** The data set's own key of the place. */
  key: string;
  /** Key of the provider if nobody else speaks of it: `ccn:050625`, `npi:1234567893`. */
  naturalKey: string;
  fields: PlaceFields;
  sourceUrl: string;
  /** Where the record itself says when it was changed or checked; else the read does. */
  sourceUpdatedAt?: string | null;
  checkedOn?: string;
  confidence?: Confidence;
  isStale?: boolean;
}

/** A word as it is stored. */
export interface Statement {
  source: StatementSource;
  origin: Origin;
  key: string;
  naturalKey: string;
  matchKeys: string[];
  providerId: string;
  fields: PlaceFields;
  sourceUrl: string;
  retrievedAt: Date;
  sourceUpdatedAt: string | null;
  checkedOn: string;
  confidence: Confidence;
  isStale: boolean;
  /** false: the newest whole read of the source did not show it any more. */
  isActive: boolean;
}

export const statementId = ({ source, origin, key }: Pick<Statement, 'source' | 'origin' | 'key'>): string =>
  `${source} ${origin} ${key}`;

/** A word as it is staged: with the keys by which it may meet others, and the hash that tells whether it is news. */
export function stagedWord(word: Word) {
  const { source, key, naturalKey, fields, sourceUrl, sourceUpdatedAt, checkedOn, confidence, isStale } = word;
  return {
    source,
    key,
    naturalKey,
    fields,
    sourceUrl,
    sourceUpdatedAt: sourceUpdatedAt ?? null,
    checkedOn: checkedOn ?? null,
    confidence: confidence ?? 'verified',
    isStale: isStale ?? false,
    matchKeys: matchKeys(naturalKey, fields),
    // In the order of their names (content-hash.ts).
    contentHash: hashOf({ checkedOn, confidence, fields, isStale, sourceUpdatedAt, sourceUrl }),
  };
}
