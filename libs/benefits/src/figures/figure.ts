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

type FoundOnDay = Map<string, FoundFigure | null>;

/** Per set of figures, what each came to on the days that were asked about. Rows never change: another set has other figures. */
const daysBySet = new WeakMap<FigureSet, Map<string, FoundOnDay>>();
/** Nearly everybody asks about today and two or three days that follow from it. */
const MOST_DAYS = 32;
/** The day that was asked about last, as an answer asks hundreds of times about one. */
let latest: { figures: FigureSet; on: string; found: FoundOnDay } | null = null;

function foundOn(figures: FigureSet, on: string): FoundOnDay {
  if (latest?.figures === figures && latest.on === on) return latest.found;
  let days = daysBySet.get(figures);
  if (!days) daysBySet.set(figures, (days = new Map<string, FoundOnDay>()));
  let found = days.get(on);
  if (!found) {
    if (days.size >= MOST_DAYS) days.clear();
    days.set(on, (found = new Map<string, FoundFigure | null>()));
  }
  latest = { figures, on, found };
  return found;
}

function find(figure: Figure, on: string): FoundFigure | null {
  const row = figure.rows.findLast((each): each is Usable => each.effectiveFrom <= on && isUsable(each));
  if (!row) return null;
  return { value: row.value, unit: figure.unit, row, isOld: row !== rowOn(figure, on) };
}

/**
 * The figure that holds on a day, else the last one known before it (marked old), else null: rules then answer unknown.
 * @param on ISO date in California
 */
export function figureOn<Id extends string>(figures: FigureSet<Id>, id: Id, on: string): FoundFigure | null {
  const days = foundOn(figures, on);
  const known = days.get(id);
  if (known !== undefined) return known;
  const found = find(figures[id], on);
  days.set(id, found);
  return found;
}
