// What counts of an income under the counting of SSI, which Medi-Cal for the aged, the savings programs and Extra Help
// share: minus 20 dollars a month, then minus 65 of what is earned, then half of the rest
// (docs/facts/policy.md#medi-cal-groups and #medicare-savings-programs).
import { figureOn } from '../figures/figure';
import type { FoundFigure } from '../figures/figure';
import type { Facts } from './facts';
import type { Figures } from './rule';

const MONTHS = 12;

export interface CountableIncome {
  /** US dollars a year, never negative. */
  yearly: number;
  /** What was taken off, in dollars a year. */
  takenOff: number;
  /** The dated disregards used. */
  figures: readonly FoundFigure[];
}

/** @returns null when a disregard of the day is not loaded */
export function countableIncome({ asOf, annualIncome, earnedIncome }: Facts, figures: Figures): CountableIncome | null {
  const any = figureOn(figures, 'unearnedDisregard', asOf);
  const earnedOff = figureOn(figures, 'earnedDisregard', asOf);
  const earnedShare = figureOn(figures, 'earnedCountedShare', asOf);
  if (!any || !earnedOff || !earnedShare) return null;
  const earned = Math.min(earnedIncome, annualIncome);
  const unearned = annualIncome - earned;
  const allowance = any.value * MONTHS;
  const left = Math.max(0, allowance - unearned);
  const earnedCounted = (Math.max(0, earned - left - earnedOff.value * MONTHS) * earnedShare.value) / 100;
  const yearly = Math.max(0, unearned - allowance) + earnedCounted;
  return {
    yearly,
    takenOff: annualIncome - yearly,
    figures: earned > 0 ? [any, earnedOff, earnedShare] : [any],
  };
}

/**
 * The income as a limit before deductions is held against. What is earned counts less, so it is said as the pension that would
 * count as much.
 * @returns US dollars a year; null when a disregard of the day is not loaded
 */
export function grossIncome(facts: Facts, figures: Figures): number | null {
  const { annualIncome, earnedIncome, asOf } = facts;
  if (earnedIncome === 0) return annualIncome;
  const off = figureOn(figures, 'unearnedDisregard', asOf);
  const counted = countableIncome(facts, figures);
  return off && counted && counted.yearly + off.value * MONTHS;
}
