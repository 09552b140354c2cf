// How a record of libs/content says where it comes from, and which of its fields somebody confirmed.
import type { ContentRecord } from '@app/content/records/record';
import type { Provenance } from '@app/contracts/http/provenance';
import { hostOf } from '@web/base/formats/host';

/** In the shape every provenance line prints; a memory-only record names where to confirm it, null = no one can say. */
export function curatedProvenance(record: ContentRecord): Provenance | null {
  const sourceUrl = record.sourceUrl ?? record.confirmAt;
  if (!sourceUrl) return null;
  const host = hostOf(sourceUrl);
  return {
    source: 'starter',
    sourceName: { ko: host, en: host },
    sourceUrl,
    retrievedAt: `${record.checkedOn}T00:00:00Z`,
    sourceUpdatedAt: record.sourceDate,
    checkedOn: record.checkedOn,
    origin: 'starter',
    confidence: record.confidence,
    isStale: record.isStale,
  };
}

/** No source says so: the field is from memory. */
export const isUnconfirmed = <R extends ContentRecord>(record: R, field: keyof R & string): boolean =>
  record.unconfirmedFields.includes(field);
