// Where a row comes from, in the shape every answer carries.
import type { Provenance } from '@app/contracts/http/provenance';
import type { ProvenanceColumns } from '@app/database/entities/provenance.entity';
import { sourceName } from './source-names';

/** What the select list of every record takes of its provenance columns. */
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

/** A row with its provenance columns gathered. */
export function withProvenance<R extends ProvenanceRow>(row: R) {
  const { source, sourceUrl, retrievedAt, sourceUpdatedAt, checkedOn, origin, confidence, isStale, ...own } = row;
  const provenance: Provenance = {
    source,
    sourceName: sourceName(source, sourceUrl, confidence),
    sourceUrl,
    retrievedAt: retrievedAt.toISOString(),
    sourceUpdatedAt,
    checkedOn,
    origin,
    confidence,
    isStale,
  };
  return { ...own, provenance };
}
