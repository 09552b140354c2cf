// What goes out whether one is ill or not, of one person and of a couple.
import { PREMIUM_LINES } from '@app/contracts/http/year-costs';
import type { CostLineCode, YearCost } from '@app/contracts/http/year-costs';
import { toCents, toDollars } from './cost-line';

const PREMIUMS: readonly CostLineCode[] = PREMIUM_LINES;
const COUPLE = 2;

/** Dollars a year, Part B included; null when one of the premiums is not known. */
export function premiumsOf({ lines }: Pick<YearCost, 'lines'>): number | null {
  const premiums = lines.filter(({ code }) => PREMIUMS.includes(code));
  if (premiums.length === 0 || premiums.some(({ total }) => total === null)) return null;
  return toDollars(premiums.reduce((sum, { total }) => sum + toCents(total ?? 0), 0));
}

/**
 * Dollars a year of two people with the same plan and the same help. Only premiums are twice the one person's: what the other one
 * pays for care and medicines is the other one's own.
 */
export function couplePremiumsOf(year: Pick<YearCost, 'lines'>): number | null {
  const one = premiumsOf(year);
  return one === null ? null : toDollars(toCents(one) * COUPLE);
}
