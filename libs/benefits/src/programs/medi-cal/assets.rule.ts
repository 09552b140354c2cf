// Savings in the Medi-Cal of people 65 and over or with a disability (docs/facts/policy.md#medi-cal-groups).
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { dayBefore, ruleDay } from '../../figures/rule-dates';
import { dollars, fill } from '../later-texts';
import { assetLimit, assetOutcome } from '../assets';
import type { Facts } from '../facts';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import words from './words.json';

const NO_TEST = { from: '2024-01-01', to: dayBefore(ruleDay('mediCalAssets')) };

const TEXTS = { pass: words.assetsWithin, fail: words.assetsAbove, unknown: words.assetsUnknown } as const;

/**
 * Passes on days without a savings limit; unknown when nobody asked about savings.
 * @param program the program the rule stands in: the share of cost and the 250% program have the same limit
 */
export function assetsRule(facts: Facts, figures: Figures, program: EligibilityProgram = 'medi-cal'): EligibilityRule {
  const base = {
    id: `${program}.assets`,
    program,
    title: words.assetsTitle,
    inputs: ['assetsBand', 'householdSize'],
    sources: ['S28', 'S30'],
  } as const;
  const limit = assetLimit(figures, facts.householdSize, facts.asOf);
  if (!limit) {
    return ruling(base, {
      outcome: 'pass',
      text: words.assetsOpen,
      effectiveFrom: NO_TEST.from,
      effectiveTo: NO_TEST.to,
    });
  }
  const outcome = assetOutcome(facts);
  const size = fill(facts.householdSize === 1 ? words.person : words.people, { size: String(facts.householdSize) });
  return ruling(base, {
    outcome,
    text: fill(TEXTS[outcome], { limit: dollars(limit.value), size, year: String(limit.one.row.year) }),
    limit: amount(limit.value, 'usd'),
    comparison: 'at-most',
    figures: [limit.one, limit.more],
  });
}
