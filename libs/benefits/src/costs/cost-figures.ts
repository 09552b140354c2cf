// The dated figures and the payers that the lines of an answer name, with their sources.
import type { CostFigure, CostLine, CostPayer, LinePayer, YearCost } from '@app/contracts/http/year-costs';
import { LINE_PAYERS } from '@app/contracts/http/year-costs';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import { SOURCES } from '../figures/sources';
import type { SourceId } from '../figures/sources';
import type { Figures } from '../programs/rule';

/** docs/facts/policy.md#medicare-savings-programs, #medicares-shares-with-medi-cal-or-qmb and #extra-help. */
const PAYER_SOURCES: Readonly<Record<LinePayer, SourceId>> = {
  'medi-cal': 'mediCalBilling',
  qmb: 'qmbBilling',
  slmb: 'S39',
  qi: 'S39',
  'extra-help': 'premiumSubsidy',
};

const linesOf = (years: readonly YearCost[]): CostLine[] => years.flatMap(({ lines }) => lines);

const isFigure = (figures: Figures, id: string): id is FigureId => id in figures;

/** Each figure once, by id. @param on ISO date whose figures the lines took */
export function figuresOf(years: readonly YearCost[], figures: Figures, on: string): CostFigure[] {
  const ids = [...new Set(linesOf(years).flatMap(({ figure }) => figure ?? []))].sort();
  return ids.flatMap((id): CostFigure[] => {
    if (!isFigure(figures, id)) return [];
    const found = figureOn(figures, id, on);
    if (!found) return [];
    const { value, unit, row, isOld } = found;
    const sources = row.sources.map((source) => SOURCES[source]);
    return [{ id, label: figures[id].label, value, unit, year: row.year, isOld, checkedOn: row.checkedOn, sources }];
  });
}

export function payersOf(years: readonly YearCost[]): CostPayer[] {
  const named = linesOf(years).flatMap(({ paidBy }) => paidBy ?? []);
  return LINE_PAYERS.filter((payer) => named.includes(payer)).map((payer) => ({
    payer,
    source: SOURCES[PAYER_SOURCES[payer]],
  }));
}
