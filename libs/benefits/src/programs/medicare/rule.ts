// Medicare (docs/facts/policy.md#medicare-who-is-eligible): a route, a status, and for permanent residents a work
// record or years of residence.
import type { Facts } from '../facts';
import { once } from '../kept-results';
import type { Figures, Verdict } from '../rule';
import { outcomeOf } from '../ruling';
import { routeOf } from './route.rule';
import { hasNamedStatus, statusRule } from './status.rule';
import { partAPremiumRule, residenceRule } from './work-record.rule';

/** What decides, without the premium of Part A: those who ask only whether do not rest on the work record for it. */
function decided(facts: Facts, figures: Figures): Verdict {
  const { rules: route, isByWork } = routeOf(facts, figures);
  const isResident = facts.exactStatus === 'permanent-resident' || (facts.status === 'resident' && !facts.exactStatus);
  const deciding = [...route, statusRule(facts), ...(isResident && !isByWork ? [residenceRule(facts, figures)] : [])];
  return { outcome: outcomeOf(deciding), rules: deciding };
}

export const medicareDecision = (facts: Facts, figures: Figures): Verdict =>
  once(facts, decided, decided, facts, figures);

/** The premium of Part A stands in the trace and decides nothing. */
export function medicareVerdict(facts: Facts, figures: Figures): Verdict {
  const { outcome, rules } = medicareDecision(facts, figures);
  const asksPremium = outcome !== 'fail' && hasNamedStatus(facts);
  return { outcome, rules: asksPremium ? [...rules, partAPremiumRule(facts, figures)] : rules };
}

/**
 * The boolean of the call. Unknown follows docs/facts/policy.md#decision-logic: a resident whose work record was not asked is possible,
 * a status outside the four and an unknown way in are not.
 */
export function isMedicarePossible(verdict: Verdict): boolean {
  if (verdict.outcome !== 'unknown') return verdict.outcome === 'pass';
  return verdict.rules.every(
    ({ id, outcome }) => outcome === 'pass' || id === 'medicare.residence' || id === 'medicare.part-a-premium',
  );
}
