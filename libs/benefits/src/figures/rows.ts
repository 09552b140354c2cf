// From a figure as a person writes it in a `.figures.json` to the dated rows the rules ask. Facts: docs/facts/policy.md.
import type { AmountUnit } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Evidence, Figure, FigureRow } from './figure';
import { CHECKED_ON } from './checked-on';
import type { SourceId } from './sources';

/** The amount of a calendar year, or of the days from `from` on, open-ended without `to`. */
export interface WrittenRow {
  year?: number;
  from?: string;
  to?: string;
  /** Null: nobody has seen the amount yet; the sources say where it will stand. */
  value: number | null;
  /** Remembered, not seen: kept for the person who will confirm it, never shown and never decided upon. */
  evidence?: string;
  /** Worked out from verified figures; says how in plain words. */
  rule?: BilingualText;
  sources: readonly string[];
  /** ISO day this row was last compared with its sources, where it is not that of the whole (CHECKED_ON). */
  checkedOn?: string;
}

export interface WrittenFigure {
  label: BilingualText;
  unit: string;
  /** Oldest first. */
  rows: readonly WrittenRow[];
}

function rowOf({
  year,
  from = `${year}-01-01`,
  to,
  value,
  evidence,
  rule,
  sources,
  checkedOn = CHECKED_ON,
}: WrittenRow): FigureRow {
  return {
    value,
    effectiveFrom: from,
    effectiveTo: to ?? (year === undefined ? null : `${year}-12-31`),
    year: Number(from.slice(0, 4)),
    evidence: (evidence as Evidence | undefined) ?? (value === null ? 'missing' : rule ? 'computed' : 'verified'),
    rule: rule ?? null,
    sources: sources as readonly SourceId[],
    checkedOn,
  };
}

/** The figures of one file; figure-files.test.ts holds the file against its shape. */
export const figuresOf = <Id extends string>(written: Readonly<Record<Id, WrittenFigure>>): Record<Id, Figure> =>
  Object.fromEntries(
    Object.entries<WrittenFigure>(written).map(([id, { label, unit, rows }]): [string, Figure] => [
      id,
      { label, unit: unit as AmountUnit, rows: rows.map(rowOf) },
    ]),
  ) as Record<Id, Figure>;
