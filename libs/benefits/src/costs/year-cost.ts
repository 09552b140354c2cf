// The year put together: premiums, care and medicines of a Medicare Advantage plan.
import type { CostLine, CostLineCode, YearCost, YearKind } from '@app/contracts/http/year-costs';
import { COST_LINES, YEAR_KINDS } from '@app/contracts/http/year-costs';
import { careOf } from './care-lines';
import type { PartOfYear } from './care-lines';
import { isCounted, mostOf, sumOf, toCents, toDollars } from './cost-line';
import type { CostedPlan, Costing } from './costed-plan';
import { drugsOf } from './drug-lines';
import { premiumLines } from './premium-lines';
import { MONTHS } from './usage';

const ORDER = Object.fromEntries(COST_LINES.map((code, index) => [code, index])) as Record<CostLineCode, number>;

const PREMIUMS: readonly CostLine['code'][] = ['part-b-premium', 'plan-premium'];

/** Without its premium a plan's year is not known at all; without a visit's copay it is known in part. */
const isPriced = (lines: readonly CostLine[]): boolean =>
  lines.every((line) => isCounted(line) || !PREMIUMS.includes(line.code));

/** @param parts each with its own limit; premiums are their own */
export function yearOf(year: YearKind, premiums: CostLine[], parts: readonly PartOfYear[]): YearCost {
  const lines = [...premiums, ...parts.flatMap((part) => part.lines)].sort(
    (one, other) => ORDER[one.code] - ORDER[other.code],
  );
  const limits = [mostOf(premiums), ...parts.map(({ atMost }) => atMost)];
  const isLimited = limits.every((limit) => limit !== null);
  const annual = isPriced(lines) ? sumOf(lines) : null;
  return {
    year,
    lines,
    annual,
    monthly: annual === null ? null : Math.round(toCents(annual) / MONTHS) / 100,
    atMost: isLimited ? toDollars(limits.reduce<number>((cents, limit) => cents + toCents(limit ?? 0), 0)) : null,
    isComplete: lines.every(isCounted),
  };
}

/**
 * What a Medicare Advantage plan costs one person in a year. Pure; never throws: what is not known is a line without
 * an amount.
 */
export const planYear = (plan: CostedPlan, year: YearKind, costing: Costing): YearCost =>
  yearOf(year, premiumLines(plan, costing), [careOf(plan, year, costing), drugsOf(plan, year, costing)]);

/** All kinds of year, in the order of YEAR_KINDS. */
export const planYears = (plan: CostedPlan, costing: Costing): YearCost[] =>
  YEAR_KINDS.map((year) => planYear(plan, year, costing));

/** The one of a kind; every list made here has all three. */
export function yearAmong(years: readonly YearCost[], year: YearKind): YearCost {
  const found = years.find((each) => each.year === year);
  if (!found) throw new Error(`no ${year} year`);
  return found;
}
