// Where a row comes from, in the shape every answer carries.
import type { Provenance } from '@app/contracts/http/provenance';
import { sourceName } from './source-names';

/** The provenance columns of every record table (aliased `r`), as `ProvenanceRow` reads them. */
export const PROVENANCE_COLUMNS = `r.source, r.source_url AS "sourceUrl", r.retrieved_at AS "retrievedAt",
  r.source_updated_at AS "sourceUpdatedAt", r.checked_on AS "checkedOn", r.origin, r.confidence, r.is_stale AS "isStale"`;

export interface ProvenanceRow {
  source: string;
  sourceUrl: string;
  retrievedAt: Date;
  sourceUpdatedAt: string | null;
  checkedOn: string;
  origin: Provenance['origin'];
  confidence: Provenance['confidence'];
  isStale: boolean;
}

export const provenanceOf = (row: ProvenanceRow): Provenance => ({
  source: row.source,
  sourceName: sourceName(row.source, row.sourceUrl, row.confidence),
  sourceUrl: row.sourceUrl,
  retrievedAt: row.retrievedAt.toISOString(),
  sourceUpdatedAt: row.sourceUpdatedAt,
  checkedOn: row.checkedOn,
  origin: row.origin,
  confidence: row.confidence,
  isStale: row.isStale,
});
