// Columns that every record has, so that each row can state where it comes from (contracts: Provenance).
import type { Confidence, Origin } from '@app/contracts/http/provenance';

export interface ProvenanceColumns {
  /** Source id: `nppes`, `starter`, ... */
  source: string;
  sourceUrl: string;
  /** Instant of the read (live, sample), of the data's day (snapshot) or of the import (starter). */
  retrievedAt: Date;
  /** `YYYY-MM-DD` in the source's own record, when it states one. */
  sourceUpdatedAt: string | null;
  /** `YYYY-MM-DD` of the last check against the source. */
  checkedOn: string;
  origin: Origin;
  confidence: Confidence;
  isStale: boolean;
  /** SHA-256 (hex) of what the source states; equal hash = nothing to write. */
  contentHash: string;
  isActive: boolean;
}
