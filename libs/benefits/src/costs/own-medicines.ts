// The year of a plan with somebody's own medicines in place of the kinds that the analysis knows. Pure.
import type { DollarRange, ExtraHelpLevel } from '@app/contracts/http/drug-costs';
import type { CostHelp } from '@app/contracts/http/analysis';
import type { CostLineCode, YearCost } from '@app/contracts/http/year-costs';
import { isCounted, sumOf, toCents, toDollars } from './cost-line';
import { NO_HELP } from './costed-plan';

const DRUG_LINES: readonly CostLineCode[] = [
  'drug-deductible',
  'medicine',
  'brand-medicine',
  'drug-maximum',
  'drug-limit',
];

export interface WholeYear {
  /** Dollars: Part B, premium, care and own medicines. */
  sum: DollarRange;
  /** False: a part of the care could not be counted, so even `sum.max` can be exceeded. */
  isComplete: boolean;
}

/**
 * @param year of the plan, whatever medicines it counts
 * @param medicines dollars of the same twelve months
 * @returns null when a premium is not known
 */
export function yearWithMedicines(year: YearCost, medicines: DollarRange): WholeYear | null {
  if (year.annual === null) return null;
  const others = year.lines.filter(({ code }) => !DRUG_LINES.includes(code));
  const withOthers = (dollars: number): number => toDollars(toCents(sumOf(others)) + toCents(dollars));
  return {
    sum: { min: withOthers(medicines.min), max: withOthers(medicines.max) },
    isComplete: others.every(isCounted),
  };
}

/** Two levels of Extra Help come with full Medi-Cal, which also pays for care and Part B. */
export const helpOf = (level: ExtraHelpLevel): CostHelp => ({
  ...NO_HELP,
  fullMediCal: level === 'low' || level === 'institution',
  extraHelp: level === 'none' ? null : level === 'standard' ? 'standard' : 'low',
});
