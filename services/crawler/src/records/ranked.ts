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
  for (const source of rank) {
    const found = statements.find((statement) => statement.source === source && wanted(statement));
    if (found) return found;
  }
  // A source without a rank is better than none.
  return statements.find((statement) => !USUAL.includes(statement.source) && wanted(statement));
}

export const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
