// Medi-Cal above the free limit: no upper limit, but a share to pay first (docs/facts/policy.md#medi-cal-groups).
// Never sets the call's boolean.
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../../figures/figure';
import type { FoundFigure } from '../../figures/figure';
import { dollars, fill } from '../later-texts';
import { countableIncome } from '../countable-income';
import type { Facts } from '../facts';
import { unitSize } from '../facts';
import { assetsRule } from '../medi-cal/assets.rule';
import { mediCalPath } from '../medi-cal/path';
import { statusRule } from '../medi-cal/status.rule';
import { incomeLimit } from '../poverty';
import type { Figures, Verdict } from '../rule';
import { amount, outcomeOf, ruling } from '../ruling';
import words from './words.json';

const MONTHS = 12;

export interface ShareOfCost {
  /** US dollars a month to pay first, rounded to a dollar; 0 or less = none. */
  share: number;
  /** Countable income, US dollars a month, to a cent. */
  countable: number;
  /** The same of the whole year, as it is held against the free limit. */
  yearly: number;
  need: FoundFigure;
}

/** The share of a month, whoever the person is; null when a figure of the day is not loaded. */
export function shareOfCost(facts: Facts, figures: Figures): ShareOfCost | null {
  const countable = countableIncome(facts, figures);
  const id = unitSize(facts) > 1 ? 'maintenanceNeedCouple' : 'maintenanceNeedOne';
  const need = figureOn(figures, id, facts.asOf);
  if (!countable || !need) return null;
  const monthly = countable.yearly / MONTHS;
  return {
    share: Math.round(monthly - need.value),
    countable: Math.round(monthly * 100) / 100,
    yearly: countable.yearly,
    need,
  };
}

const base = {
  id: 'share-of-cost.income',
  program: 'share-of-cost',
  title: words.title,
  inputs: ['age', 'annualIncome', 'householdSize'],
} as const;

/** Passes when income is above the free limit and the person is in the group; savings and status come beside it. */
function shareRule(facts: Facts, figures: Figures): EligibilityRule {
  const path = mediCalPath(facts, figures);
  const limit = incomeLimit(figures, 'mediCalAgedShare', unitSize(facts), facts.asOf);
  const share = shareOfCost(facts, figures);
  if (!path || !limit || !share)
    return ruling(base, { outcome: 'unknown', text: words.unknown, sources: ['maintenanceNeed'] });
  const isInGroup = path === 'aged-disabled' || (path === 'magi' && facts.isDisabled === true);
  if (!isInGroup) return ruling(base, { outcome: 'fail', text: words.notThisGroup, sources: ['maintenanceNeed'] });
  const isNeeded = share.yearly > limit.yearly;
  const parts = { share: dollars(share.share), need: dollars(share.need.value) };
  return ruling(base, {
    outcome: isNeeded ? 'pass' : 'fail',
    text: isNeeded ? fill(words.share, parts) : words.notNeeded,
    yours: amount(share.countable, 'usd-per-month', words.counted),
    limit: amount(isNeeded ? share.need.value : limit.monthly, 'usd-per-month', isNeeded ? words.need : null),
    comparison: isNeeded ? 'at-least' : null,
    figures: [share.need, limit.level, limit.share],
    sources: ['maintenanceNeed'],
  });
}

export function shareOfCostVerdict(facts: Facts, figures: Figures): Verdict {
  const share = shareRule(facts, figures);
  if (share.outcome !== 'pass') return { outcome: share.outcome, rules: [share] };
  const assets = assetsRule(facts, figures, 'share-of-cost');
  const status = statusRule(facts, figures);
  return {
    outcome: outcomeOf([share, assets, status]),
    rules: [share, assets, { ...status, id: 'share-of-cost.status', program: base.program }],
  };
}
