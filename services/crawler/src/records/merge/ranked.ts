// The first source of a rank that says something.
import type { RecordSource } from '../../sources/facility-record';
import type { Rank } from '../matching/match-order';
import { USUAL } from './merge-ranks';
import type { StoredSourceRecord } from '../matching/source-record';

/** Field -> the source that won it. */
export type FieldSources = Record<string, RecordSource>;

export function first(
  records: readonly StoredSourceRecord[],
  rank: Rank,
  wanted: (record: StoredSourceRecord) => boolean,
): StoredSourceRecord | undefined {
  const places = placesIn(rank);
  let found: StoredSourceRecord | undefined;
  let best = rank.length;
  for (const record of records) {
    const place = places.get(record.source) ?? rank.length;
    if (place >= best || !wanted(record)) continue;
    [found, best] = [record, place];
  }
  // A source without a rank is better than none.
  return found ?? records.find((record) => !placesIn(USUAL).has(record.source) && wanted(record));
}

const PLACES = new WeakMap<Rank, ReadonlyMap<RecordSource, number>>();

/** Called a dozen times for every row, so each rank is searched once. */
function placesIn(rank: Rank): ReadonlyMap<RecordSource, number> {
  const known = PLACES.get(rank);
  if (known) return known;
  const places = new Map(rank.map((source, place) => [source, place]));
  PLACES.set(rank, places);
  return places;
}

export const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
