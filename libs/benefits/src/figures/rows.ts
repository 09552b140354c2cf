// Short ways to write rows, so that a table reads like the table it was copied from. Facts: docs/facts/policy.md.
import type { AmountUnit } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Evidence, Figure, FigureRow } from './figure';
import type { SourceId } from './sources';

/** Day every row was last compared with docs/facts/policy.md's sources. */
export const CHECKED_ON = '2026-11-20';

type Sources = readonly [SourceId, ...SourceId[]];

const yearOf = (on: string): number => Number(on.slice(0, 4));

interface RowWords {
  evidence?: Evidence;
  rule?: BilingualText;
}

/** A row from a day on, open-ended unless `to` is given. */
export function since(
  effectiveFrom: string,
  value: number | null,
  sources: Sources,
  { to = null, evidence = 'verified', rule }: RowWords & { to?: string | null } = {},
): FigureRow {
  return {
    value,
    effectiveFrom,
    effectiveTo: to,
    year: yearOf(effectiveFrom),
    evidence,
    rule: rule ?? null,
    sources,
    checkedOn: CHECKED_ON,
  };
}

const calendarYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The amount of one calendar year, as a source prints it. */
export function verified(year: number, value: number, ...sources: Sources): FigureRow {
  const { from, to } = calendarYear(year);
  return since(from, value, sources, { to });
}

/** Worked out from verified figures; `rule` says how in plain words. */
export function computed(year: number, value: number, rule: BilingualText, ...sources: Sources): FigureRow {
  const { from, to } = calendarYear(year);
  return since(from, value, sources, { to, evidence: 'computed', rule });
}

/** Remembered, not seen: kept for the person who will confirm it, never shown and never decided upon. */
export function memory(year: number, value: number, ...sources: Sources): FigureRow {
  const { from, to } = calendarYear(year);
  return since(from, value, sources, { to, evidence: 'memory' });
}

/** Nobody has seen the amount of that year yet; `sources` say where it will stand. */
export function missing(year: number, ...sources: Sources): FigureRow {
  const { from, to } = calendarYear(year);
  return since(from, null, sources, { to, evidence: 'missing' });
}

/** A figure of its rows, oldest first. */
export function figure(ko: string, en: string, unit: AmountUnit, ...rows: FigureRow[]): Figure {
  return { label: { ko, en }, unit, rows };
}

/** Figures with the same rows in number: `povertyLevel1` to `povertyLevel8`. */
export function numbered<Prefix extends string, Numbers extends number>(
  prefix: Prefix,
  numbers: readonly Numbers[],
  make: (number: Numbers) => Figure,
): Record<`${Prefix}${Numbers}`, Figure> {
  return Object.fromEntries(numbers.map((number) => [`${prefix}${number}`, make(number)])) as Record<
    `${Prefix}${Numbers}`,
    Figure
  >;
}
