// The savings limit of Medi-Cal that is not decided by tax income (docs/facts/policy.md#medi-cal-groups): none in 2024
// and 2025, again from 2026.
import type { RuleOutcome } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../figures/figure';
import type { FoundFigure } from '../figures/figure';
import type { Facts } from './facts';
import { unitSize } from './facts';
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

/**
 * Where the asked band stands to the limit of the household; the bands are drawn at one person's and a couple's limit.
 */
export function assetOutcome({ assetsBand, householdSize }: Facts): RuleOutcome {
  if (assetsBand === null) return 'unknown';
  if (assetsBand === 'withinExtraHelp' || assetsBand === 'aboveExtraHelp') return 'pass';
  if (assetsBand === 'withinLimit' || assetsBand === 'aboveLimit')
    return assetsBand === 'withinLimit' ? 'pass' : 'fail';
  if (assetsBand === 'upToOne') return 'pass';
  if (assetsBand === 'aboveOne') return householdSize === 1 ? 'fail' : 'unknown';
  if (assetsBand === 'upToCouple') return householdSize >= COUPLE ? 'pass' : 'fail';
  return householdSize > COUPLE ? 'unknown' : 'fail';
}

/**
 * Dollars the person surely has more than; null while nothing is known to be above. For limits of a few thousand
 * dollars.
 */
export function assetsSurelyAbove(figures: Figures, facts: Facts): number | null {
  const { assetsBand, asOf } = facts;
  if (assetsBand === 'aboveExtraHelp') {
    const id = unitSize(facts) > 1 ? 'extraHelpResourcesBurialCouple' : 'extraHelpResourcesBurialOne';
    return figureOn(figures, id, asOf)?.value ?? null;
  }
  if (assetsBand === 'aboveLimit') return assetLimit(figures, facts.householdSize, asOf)?.value ?? null;
  if (assetsBand === 'aboveOne' || assetsBand === 'upToCouple') return assetLimit(figures, 1, asOf)?.value ?? null;
  return assetsBand === 'aboveCouple' ? (assetLimit(figures, COUPLE, asOf)?.value ?? null) : null;
}
