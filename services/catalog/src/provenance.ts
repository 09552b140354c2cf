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

/** The same for long lists: pg takes longer to read a moment than all other members, so PostgreSQL writes it as the answer has it. */
export const PROVENANCE_BESIDE_MOMENT = PROVENANCE.filter((column) => column !== 'retrievedAt');
export const MOMENT_AS_TEXT = `to_char(r.retrieved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "retrievedAt"`;
export type ProvenanceTextRow = Omit<ProvenanceRow, 'retrievedAt'> & Pick<Provenance, 'retrievedAt'>;

export const provenanceOf = (row: ProvenanceRow): Provenance => provenanceAt(row, row.retrievedAt.toISOString());

export const provenanceAt = (row: Omit<ProvenanceRow, 'retrievedAt'>, retrievedAt: string): Provenance => ({
  source: row.source,
  sourceName: sourceName(row.source, row.sourceUrl, row.confidence),
  sourceUrl: row.sourceUrl,
  retrievedAt,
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
