// Where a row comes from, in the shape of the contract.
import type { Provenance } from '@app/contracts/http/provenance';
import type { ProvenanceColumns } from '@app/database/tables/provenance';
import { sourceName } from './source-names';

/** Provenance columns of the select list of every record. */
export const PROVENANCE = [
  'source',
  'sourceUrl',
  'retrievedAt',
  'sourceUpdatedAt',
  'checkedOn',
  'origin',
  'confidence',
  'isStale',
] as const satisfies readonly (keyof ProvenanceColumns)[];

export type ProvenanceRow = Pick<ProvenanceColumns, (typeof PROVENANCE)[number]>;

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

/** A row with its provenance columns gathered. */
export function withProvenance<R extends ProvenanceRow>(row: R) {
  const { source, sourceUrl, retrievedAt, sourceUpdatedAt, checkedOn, origin, confidence, isStale, ...own } = row;
  return { ...own, provenance: provenanceOf(row) };
}
