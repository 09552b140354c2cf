// One line of the arithmetic, and sums over lines. Money is added in whole cents: dollars as fractions would drift.
import type { CostLine, CostLineCode, LinePayer, NotCounted } from '@app/contracts/http/year-costs';

const CENTS = 100;

/** Dollars to the cent. */
export const toCents = (dollars: number): number => Math.round(dollars * CENTS);
export const toDollars = (cents: number): number => cents / CENTS;

/** What every line has in common with an empty one. */
const EMPTY: Omit<CostLine, 'code' | 'count'> = {
  service: null,
  medication: null,
  each: null,
  total: null,
  atMost: null,
  notCounted: null,
  paidBy: null,
  words: null,
  figure: null,
  because: [],
};

type Extra = Partial<Pick<CostLine, 'service' | 'medication' | 'words' | 'figure' | 'because' | 'paidBy'>>;

/** A line with its amount. @param each dollars each time, below zero where it is taken off */
export function counted(code: CostLineCode, count: number, each: number, extra: Extra = {}): CostLine {
  const total = toDollars(toCents(each) * count);
  return { ...EMPTY, ...extra, code, count, each: toDollars(toCents(each)), total, atMost: total };
}

/** A line that somebody else pays wholly. */
export const paid = (code: CostLineCode, count: number, paidBy: LinePayer, extra: Extra = {}): CostLine =>
  counted(code, count, 0, { ...extra, paidBy });

/** A line without an amount. @param atMost dollars a year; null = no limit is known */
export const notCounted = (
  code: CostLineCode,
  count: number,
  why: NotCounted,
  atMost: number | null,
  extra: Extra = {},
): CostLine => ({ ...EMPTY, ...extra, code, count, notCounted: why, atMost });

/** Dollars of the lines that have an amount. */
export const sumOf = (lines: readonly CostLine[]): number =>
  toDollars(lines.reduce((cents, { total }) => cents + toCents(total ?? 0), 0));

/** Dollars the lines can come to; null as soon as one has no limit. */
export function mostOf(lines: readonly CostLine[]): number | null {
  if (lines.some(({ atMost }) => atMost === null)) return null;
  return toDollars(lines.reduce((cents, { atMost }) => cents + toCents(atMost ?? 0), 0));
}

export const isCounted = ({ total }: CostLine): boolean => total !== null;
