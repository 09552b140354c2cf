// A source record is what one source says of one place. It is all that a source writes; guide.provider_sources has one row for each.
import type { Confidence, Origin } from '@app/contracts/http/provenance';
import { hashOf } from '@app/kit/content-hash';
import type { PlaceFields, RecordSource } from '../../sources/facility-record';
import { matchKeys } from './match-keys';

/** What a source says of one place. */
export interface SourceRecord {
  source: RecordSource;
  /** The data set's own key of the place. */
  key: string;
  /** Key of the provider if no other source has it: `ccn:050625`, `npi:1234567893`. */
  naturalKey: string;
  fields: PlaceFields;
  sourceUrl: string;
  /** Where the record itself says when it was changed or checked; else the read does. */
  sourceUpdatedAt?: string | null;
  checkedOn?: string;
  confidence?: Confidence;
  isStale?: boolean;
}

/** A row of guide.provider_sources. */
export interface StoredSourceRecord {
  source: RecordSource;
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

export const sourceRecordId = ({
  source,
  origin,
  key,
}: Pick<StoredSourceRecord, 'source' | 'origin' | 'key'>): string => `${source} ${origin} ${key}`;

/** A source record as it is staged: with its match keys, and the hash that shows whether it changed. */
export function stagedRecord(record: SourceRecord) {
  const { source, key, naturalKey, fields, sourceUrl, sourceUpdatedAt, checkedOn, confidence, isStale } = record;
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
