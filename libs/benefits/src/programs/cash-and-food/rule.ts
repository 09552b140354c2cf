// Cash, food and energy help beside health insurance: hints, each of its own (policy.md 7).
import type { EligibilityRule } from '@app/contracts/http/eligibility';
import type { Facts } from '../facts';
import type { Figures, Verdict } from '../rule';
import { capiRule, ssiRule } from './cash.rule';
import { calFreshRule, careRule } from './household.rule';

/** One of the hints is enough: the verdict passes with any of them, and fails only when all do. */
export function cashAndFoodVerdict(facts: Facts, figures: Figures): Verdict {
  const all = [
    ssiRule(facts, figures),
    capiRule(facts, figures),
    calFreshRule(facts, figures),
    careRule(facts, figures),
  ];
  const rules = all.filter((rule): rule is EligibilityRule => rule !== null);
  if (rules.some(({ outcome }) => outcome === 'pass')) return { outcome: 'pass', rules };
  return { outcome: rules.every(({ outcome }) => outcome === 'fail') ? 'fail' : 'unknown', rules };
}
