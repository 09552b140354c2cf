// Where a row comes from, in the shape every answer carries.
import type { BilingualText } from '@app/contracts/http/errors';
import type { Provenance } from '@app/contracts/http/provenance';

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

const SOURCE_NAMES: Readonly<Record<string, BilingualText>> = {
  nppes: { ko: '연방 의료인·의료기관 등록부(NPPES)', en: 'Federal NPI Registry (NPPES)' },
};

/** A starter record names the page it was read from, so its publisher is that page's host. */
function sourceName(source: string, url: string): BilingualText {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return SOURCE_NAMES[source] ?? { ko: host, en: host };
}

export const provenanceOf = (row: ProvenanceRow): Provenance => ({
  source: row.source,
  sourceName: sourceName(row.source, row.sourceUrl),
  sourceUrl: row.sourceUrl,
  retrievedAt: row.retrievedAt.toISOString(),
  sourceUpdatedAt: row.sourceUpdatedAt,
  checkedOn: row.checkedOn,
  origin: row.origin,
  confidence: row.confidence,
  isStale: row.isStale,
});
