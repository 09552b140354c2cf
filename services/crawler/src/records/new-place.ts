// The row of a place of which only one statement of the registry's monthly file speaks, as the merge would make it. Pure.
import type { Origin } from '@app/contracts/http/provenance';
import { pacificDay } from '@app/kit/pacific-day';
import { type DatedRow, mergeStatements } from './merge';
import { orderedId } from './ordered-id';
import { placeLine, type ZipFacts } from './place-line';
import type { Statement } from './statement';

/** What the file says of a place. */
export type Said = Pick<Statement, 'key' | 'naturalKey' | 'fields' | 'sourceUrl' | 'sourceUpdatedAt'>;

type Judged = Pick<Statement, 'matchKeys' | 'confidence' | 'isStale' | 'isActive'>;
/** What all statements of a read have in common. */
export type SaidAt = Judged & Pick<Statement, 'source' | 'origin' | 'retrievedAt' | 'checkedOn'>;

export function saidAt(origin: Origin, retrievedAt: Date): SaidAt {
  const judged: Judged = { matchKeys: [], confidence: 'verified', isStale: false, isActive: true };
  return { ...judged, source: 'nppes', origin, retrievedAt, checkedOn: pacificDay(retrievedAt.getTime()) };
}

/** @returns `line`: as COPY takes it (`RecordsRepository.add`) */
export function newPlace(
  { key, naturalKey, fields, sourceUrl, sourceUpdatedAt }: Said,
  zip: ZipFacts,
  read: SaidAt,
): { id: string; line: string } {
  const id = orderedId();
  const own = { key, naturalKey, fields, sourceUrl, sourceUpdatedAt, providerId: id };
  const row = Object.assign(mergeStatements([Object.assign(own, read)]) as DatedRow, { id, naturalKey });
  return { id, line: placeLine(row, zip) };
}
