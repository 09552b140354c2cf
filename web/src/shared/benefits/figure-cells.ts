// What a table by year prints for a figure: never a remembered amount, never a guess. Pure.
import { rowOn } from '@app/benefits/figures/figure';
import type { Figure, FigureRow } from '@app/benefits/figures/figure';
import type { AmountUnit } from '@app/contracts/http/eligibility-answer';

/**
 * value = seen in a source or computed from one; unconfirmed = somebody remembers one, being verified;
 * notLoaded = no one has seen that year's amount yet; none = there was no such amount that year.
 */
export type YearCell =
  | {
      kind: 'value';
      value: number;
      unit: AmountUnit;
      row: FigureRow;
      /** Smaller line under the amount, in the reader's words: the same limit by the year. */
      note?: string;
    }
  | { kind: 'unconfirmed' | 'notLoaded' | 'none' };

/** Amounts that change within a year show the one in force at its end. */
const lastDayOf = (year: number): string => `${year}-12-31`;

export function cellOf(figure: Figure, year: number): YearCell {
  const row = rowOn(figure, lastDayOf(year));
  if (!row) return { kind: 'none' };
  if (row.evidence === 'memory') return { kind: 'unconfirmed' };
  if (row.value === null || row.evidence === 'missing') return { kind: 'notLoaded' };
  return { kind: 'value', value: row.value, unit: figure.unit, row };
}

/** The year asked about and the two before it. */
export const yearsUpTo = (year: number): number[] => [year - 2, year - 1, year];

/** True when the tables know that the year's amounts exist or will, and have none of them. */
export function isYearNotLoaded(figures: readonly Figure[], year: number): boolean {
  const cells = figures.map((figure) => cellOf(figure, year));
  return cells.some(({ kind }) => kind === 'notLoaded') && cells.every(({ kind }) => kind !== 'value');
}
