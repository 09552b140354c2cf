// The details that several sources state of one place, each member from who knows it best. Pure.
import type { ProviderDetails } from '@app/contracts/http/catalog';
import type { BilingualText } from '@app/contracts/http/errors';
import { DETAIL_RANKS, OTHER_DETAILS, USUAL } from './merge-ranks';
import { type FieldSources, first, isSaid } from './ranked';
import type { StoredSourceRecord } from '../matching/source-record';

/** @param fieldSources receives the source that won the members of which one source knows more than another */
export function mergedDetails(
  records: readonly StoredSourceRecord[],
  fieldSources: FieldSources,
): ProviderDetails | null {
  if (records.every(({ fields }) => fields.details === undefined)) return null;
  const members = new Set(
    records.flatMap(({ fields }) => Object.keys(fields.details ?? {}) as (keyof ProviderDetails)[]),
  );
  const merged: Partial<Record<keyof ProviderDetails, unknown>> = {};
  for (const member of members) {
    const of = ({ fields }: StoredSourceRecord): unknown => fields.details?.[member];
    // null is an answer here: "this hospital has no stars" ends an older release's stars.
    const winner = first(records, DETAIL_RANKS[member] ?? OTHER_DETAILS, (one) => of(one) !== undefined);
    if (!winner || !isSaid(of(winner))) continue;
    merged[member] = of(winner);
    if (member in DETAIL_RANKS) fieldSources[member] = winner.source;
  }
  if (merged['rating'] === undefined) delete merged['ratingKind'];
  const notes = allNotes(records);
  if (notes.length > 0) merged['notes'] = notes;
  const doubts = openDoubts(merged['unconfirmedFields'], fieldSources);
  if (doubts.length > 0) merged['unconfirmedFields'] = doubts;
  else delete merged['unconfirmedFields'];
  return Object.keys(merged).length > 0 ? (merged as ProviderDetails) : null;
}

function allNotes(records: readonly StoredSourceRecord[]): BilingualText[] {
  const ranked = [...records].sort((left, right) => USUAL.indexOf(left.source) - USUAL.indexOf(right.source));
  const notes = ranked.flatMap(({ fields }) => fields.details?.notes ?? []);
  return [...new Map(notes.map((note) => [note.en, note])).values()];
}

/** A field that an official source now gives is unconfirmed no more. */
function openDoubts(fields: unknown, fieldSources: FieldSources): string[] {
  const names = Array.isArray(fields) ? (fields as string[]) : [];
  const sources = new Map(Object.entries(fieldSources));
  return names.filter((name) => (sources.get(name) ?? 'starter') === 'starter');
}
