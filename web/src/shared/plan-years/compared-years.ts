// The years of plans side by side: which costs least, and on which scale the bars are. Pure.
import { COST_LINES } from '@app/contracts/http/year-costs';
import type { CostLine, YearCost, YearKind } from '@app/contracts/http/year-costs';

export interface ComparedYears {
  id: string;
  /** "A" */
  letter: string;
  name: string;
  years: readonly YearCost[];
}

/** 0 -> "A". */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

export const yearOfKind = ({ years }: Pick<ComparedYears, 'years'>, kind: YearKind): YearCost | null =>
  years.find(({ year }) => year === kind) ?? null;

/** What the year costs at least; null = not even the premium is known. */
const leastOf = (year: YearCost | null): number | null => year?.annual ?? null;

/** What it can come to: its sum when every line is counted, else its limit. */
function mostOf(year: YearCost | null): number {
  if (!year || year.annual === null) return Infinity;
  return year.isComplete ? year.annual : (year.atMost ?? Infinity);
}

/**
 * The plans that surely cost least in a kind of year; several when they cost the same. Empty when fewer than two are known, or
 * when a part that could not be counted may turn the order round.
 */
export function cheapestIn(plans: readonly ComparedYears[], kind: YearKind): ComparedYears[] {
  const known = plans
    .map((plan) => ({ plan, year: yearOfKind(plan, kind) }))
    .filter(({ year }) => leastOf(year) !== null);
  if (known.length < 2) return [];
  const lowest = Math.min(...known.map(({ year }) => mostOf(year)));
  const best = known.filter(({ year }) => mostOf(year) === lowest);
  const isSure = known.every(
    (each) => (best.length === 1 && each === best[0]) || (leastOf(each.year) ?? Infinity) >= lowest,
  );
  return lowest < Infinity && isSure ? best.map(({ plan }) => plan) : [];
}

export type YearVerdict =
  | { kind: 'differ'; healthy: ComparedYears[]; ill: ComparedYears[] }
  | { kind: 'same'; plans: ComparedYears[] }
  | { kind: 'normal'; plans: ComparedYears[] }
  | { kind: 'equal' }
  | { kind: 'unknown' };

/** Of plans that cost the same when no one is ill and when somebody is very ill. */
function verdictOfNormal(plans: readonly ComparedYears[]): YearVerdict {
  const normal = cheapestIn(plans, 'normal');
  if (normal.length === 0) return { kind: 'unknown' };
  return normal.length === plans.length ? { kind: 'equal' } : { kind: 'normal', plans: normal };
}

/** "건강하게 지내면 A, 많이 아프면 B의 비용이 적습니다": the heading of a comparison. */
export function verdictOf(plans: readonly ComparedYears[]): YearVerdict {
  const healthy = cheapestIn(plans, 'healthy');
  const ill = cheapestIn(plans, 'very-ill');
  if (healthy.length === 0 || ill.length === 0) return { kind: 'unknown' };
  const both = healthy.filter((plan) => ill.includes(plan));
  if (both.length === plans.length) return verdictOfNormal(plans);
  return both.length > 0 ? { kind: 'same', plans: both } : { kind: 'differ', healthy, ill };
}

/** The largest sum of all bars: they are on one scale. */
export const scaleOf = (plans: readonly ComparedYears[]): number =>
  Math.max(1, ...plans.flatMap(({ years }) => years.map(({ annual }) => annual ?? 0)));

export interface SumRow {
  key: string;
  /** Of the first plan that has it: says what the row is about. */
  line: CostLine;
  /** One a plan; null = that plan has no such line. */
  cells: (CostLine | null)[];
}

const keyOf = ({ code, service, medication }: CostLine): string => [code, service, medication].join(' ');

/** The arithmetic of one kind of year, a row a line, in the order of the sums. */
export function sumRows(plans: readonly ComparedYears[], kind: YearKind): SumRow[] {
  const rows = new Map<string, SumRow>();
  plans.forEach((plan, at) => {
    for (const line of yearOfKind(plan, kind)?.lines ?? []) {
      const key = keyOf(line);
      const row = rows.get(key) ?? { key, line, cells: plans.map(() => null) };
      row.cells[at] = line;
      rows.set(key, row);
    }
  });
  return [...rows.values()].sort(
    (one, other) => COST_LINES.indexOf(one.line.code) - COST_LINES.indexOf(other.line.code),
  );
}
