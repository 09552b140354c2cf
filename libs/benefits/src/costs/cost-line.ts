// One line of the arithmetic, and sums over lines. Money is added in whole cents: dollars as fractions would drift.
import type { CostLine, CostLineCode, LinePayer, NotCounted } from '@app/contracts/http/year-costs';

const CENTS = 100;

/** Dollars to the cent. */
export const toCents = (dollars: number): number => Math.round(dollars * CENTS);
export const toDollars = (cents: number): number => cents / CENTS;

type Extra = Partial<Pick<CostLine, 'service' | 'medication' | 'words' | 'figure' | 'because' | 'paidBy'>>;
type Amount = Pick<CostLine, 'each' | 'total' | 'atMost' | 'notCounted'>;

const NO_REASON: CostLine['because'] = [];

/** Written out: tens of thousands are made for one answer, and spreading each costs more than the sums. */
const lineOf = (code: CostLineCode, count: number, amount: Amount, extra: Extra): CostLine => ({
  code,
  service: extra.service ?? null,
  medication: extra.medication ?? null,
  count,
  each: amount.each,
  total: amount.total,
  atMost: amount.atMost,
  notCounted: amount.notCounted,
  paidBy: extra.paidBy ?? null,
  words: extra.words ?? null,
  figure: extra.figure ?? null,
  because: extra.because ?? NO_REASON,
});

/** A line with its amount. @param each dollars each time, below zero where it is taken off */
export function counted(code: CostLineCode, count: number, each: number, extra: Extra = {}): CostLine {
  const cents = toCents(each);
  const total = toDollars(cents * count);
  return lineOf(code, count, { each: toDollars(cents), total, atMost: total, notCounted: null }, extra);
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
): CostLine => lineOf(code, count, { each: null, total: null, atMost, notCounted: why }, extra);

/** Dollars of the lines that have an amount. */
export const sumOf = (lines: readonly CostLine[]): number =>
  toDollars(lines.reduce((cents, { total }) => cents + toCents(total ?? 0), 0));

/** Dollars the lines can come to; null as soon as one has no limit. */
export function mostOf(lines: readonly CostLine[]): number | null {
  if (lines.some(({ atMost }) => atMost === null)) return null;
  return toDollars(lines.reduce((cents, { atMost }) => cents + toCents(atMost ?? 0), 0));
}

export const isCounted = ({ total }: CostLine): boolean => total !== null;
