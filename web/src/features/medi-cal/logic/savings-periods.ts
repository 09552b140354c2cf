// The savings limits of Medi-Cal by the time they held, read from the tables and the gaps between their rows.
import { addDays } from '@app/benefits/days/calendar-day';
import { figureOn } from '@app/benefits/figures/figure';
import type { FigureRow } from '@app/benefits/figures/figure';
import type { Figures } from '@app/benefits/programs/rule';

export interface SavingsPeriod {
  /** ISO dates, first and last day; null = no end. */
  from: string;
  to: string | null;
  /** US dollars; null = savings were not looked at. */
  limit: { one: number; couple: number } | null;
  rows: readonly FigureRow[];
}

function coupleOn(figures: Figures, on: string, one: number): { couple: number; rows: FigureRow[] } | null {
  const couple = figureOn(figures, 'mediCalAssetsCouple', on);
  if (couple && !couple.isOld) return { couple: couple.value, rows: [couple.row] };
  const more = figureOn(figures, 'mediCalAssetsEachMore', on);
  return more && !more.isOld ? { couple: one + more.value, rows: [more.row] } : null;
}

/** Oldest first; a time between two rows is one without a limit. */
export function savingsPeriods(figures: Figures): SavingsPeriod[] {
  const periods: SavingsPeriod[] = [];
  for (const row of figures.mediCalAssetsOne.rows) {
    const { effectiveFrom: from, effectiveTo: to, value: one } = row;
    const before = periods.at(-1)?.to;
    if (before && addDays(before, 1) < from) {
      periods.push({ from: addDays(before, 1), to: addDays(from, -1), limit: null, rows: [] });
    }
    const found = one === null ? null : coupleOn(figures, from, one);
    if (one === null || !found) continue;
    periods.push({ from, to, limit: { one, couple: found.couple }, rows: [row, ...found.rows] });
  }
  return periods;
}
