// The savings limit of Medi-Cal that is not decided by tax income (policy.md 3.1): none in 2024 and 2025, again from 2026.
import type { RuleOutcome } from '@app/contracts/http/eligibility';
import { figureOn } from '../figures/figure';
import type { FoundFigure } from '../figures/figure';
import type { Facts } from './facts';
import type { Figures } from './rule';

const COUPLE = 2;

export interface AssetLimit {
  /** US dollars for the household. */
  value: number;
  one: FoundFigure;
  more: FoundFigure;
}

/**
 * Null = savings are not asked for on that day: no row of the tables holds then. Days before July 2022 are history:
 * their limits stand in the tables and are no answer of this function.
 * @param size people; further members than the tables count raise the limit no more
 */
export function assetLimit(figures: Figures, size: number, on: string): AssetLimit | null {
  const one = figureOn(figures, 'mediCalAssetsOne', on);
  const more = figureOn(figures, 'mediCalAssetsEachMore', on);
  const most = figureOn(figures, 'mediCalAssetsMembers', on);
  if (!one || !more || !most || one.isOld || more.isOld) return null;
  return { value: one.value + more.value * (Math.min(size, most.value) - 1), one, more };
}

/** Where the asked band stands to the limit of the household; the bands are drawn at one person's and a couple's limit. */
export function assetOutcome({ assetsBand, householdSize }: Facts): RuleOutcome {
  if (assetsBand === null) return 'unknown';
  if (assetsBand === 'upToOne') return 'pass';
  if (assetsBand === 'upToCouple') return householdSize >= COUPLE ? 'pass' : 'fail';
  return householdSize > COUPLE ? 'unknown' : 'fail';
}
