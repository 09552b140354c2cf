// The shape of every dated figure, and the one way to look a figure up. Facts: docs/facts/policy.md.
import type { AmountUnit } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { SourceId } from './sources';

/**
 * How sure a row is: `verified` = seen in its source; `computed` = worked out from a verified figure by `rule`;
 * `memory` and `missing` (value null) are never shown as fact and never decide anything.
 */
export type Evidence = 'verified' | 'computed' | 'memory' | 'missing';

export interface FigureRow {
  /** In the figure's unit; null only when `evidence` is `missing`. */
  value: number | null;
  /** ISO date, first day. */
  effectiveFrom: string;
  /** ISO date, last day; null = until the next row. */
  effectiveTo: string | null;
  /** Year people call it by: 2026 for "2026 limits". */
  year: number;
  evidence: Evidence;
  /** For computed rows: the rule, in plain words. */
  rule: BilingualText | null;
  sources: readonly SourceId[];
  /** ISO date somebody last compared the value with its source. */
  checkedOn: string;
}

export interface Figure {
  label: BilingualText;
  unit: AmountUnit;
  /** Oldest first, not overlapping. */
  rows: readonly FigureRow[];
}

/** Every figure by its id; rules take it as an argument so that a test can swap any row. */
export type FigureSet<Id extends string = string> = Readonly<Record<Id, Figure>>;

export interface FoundFigure {
  readonly value: number;
  readonly unit: AmountUnit;
  readonly row: FigureRow;
  /** True: no usable row holds on the asked day, so this is the last one before it; say its year. */
  readonly isOld: boolean;
}

type Usable = FigureRow & { value: number };

const isUsable = (row: FigureRow): row is Usable =>
  row.value !== null && (row.evidence === 'verified' || row.evidence === 'computed');

const holdsOn = (row: FigureRow, on: string): boolean =>
  row.effectiveFrom <= on && (row.effectiveTo === null || on <= row.effectiveTo);

/** The row that holds on a day, whatever its evidence; undefined where no row does. @param on ISO date in California */
export const rowOn = ({ rows }: Pick<Figure, 'rows'>, on: string): FigureRow | undefined =>
  rows.findLast((row) => holdsOn(row, on));

/** Per figure, what the days that were asked about came to. Rows never change: another set has other figures. */
const foundBy = new WeakMap<Figure, Map<string, FoundFigure | null>>();
/** Nearly everybody asks about today and two or three days that follow from it. */
const MOST_DAYS = 32;

function find(figure: Figure, on: string): FoundFigure | null {
  const row = figure.rows.findLast((each): each is Usable => each.effectiveFrom <= on && isUsable(each));
  if (!row) return null;
  return { value: row.value, unit: figure.unit, row, isOld: row !== rowOn(figure, on) };
}

/**
 * The figure that holds on a day, else the last one known before it (marked old), else null: rules then answer unknown.
 * An answer looks figures up thousands of times, so what a day came to is kept.
 * @param on ISO date in California
 */
export function figureOn<Id extends string>(figures: FigureSet<Id>, id: Id, on: string): FoundFigure | null {
  const figure = figures[id];
  const days = foundBy.get(figure) ?? new Map<string, FoundFigure | null>();
  if (days.size === 0) foundBy.set(figure, days);
  const known = days.get(on);
  if (known !== undefined) return known;
  if (days.size >= MOST_DAYS) days.clear();
  const found = find(figure, on);
  days.set(on, found);
  return found;
}
