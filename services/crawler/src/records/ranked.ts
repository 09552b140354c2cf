// The first source of a rank that says something.
import type { StatementSource } from '../sources/facility-record';
import { type Rank, USUAL } from './merge-ranks';
import type { Statement } from './statement';

/** Field -> the source that won it. */
export type FieldSources = Record<string, StatementSource>;

export function first(
  statements: readonly Statement[],
  rank: Rank,
  wanted: (statement: Statement) => boolean,
): Statement | undefined {
  const places = placesIn(rank);
  let found: Statement | undefined;
  let best = rank.length;
  for (const statement of statements) {
    const place = places.get(statement.source) ?? rank.length;
    if (place >= best || !wanted(statement)) continue;
    [found, best] = [statement, place];
  }
  // A source without a rank is better than none.
  return found ?? statements.find((statement) => !placesIn(USUAL).has(statement.source) && wanted(statement));
}

const PLACES = new WeakMap<Rank, ReadonlyMap<StatementSource, number>>();

/** Asked a dozen times for every row, so each rank is looked through once. */
function placesIn(rank: Rank): ReadonlyMap<StatementSource, number> {
  const known = PLACES.get(rank);
  if (known) return known;
  const places = new Map(rank.map((source, place) => [source, place]));
  PLACES.set(rank, places);
  return places;
}

export const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
