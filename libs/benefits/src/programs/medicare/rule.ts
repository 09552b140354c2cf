// Medicare (docs/facts/policy.md#medicare-who-is-eligible): a route, a status, and for permanent residents a work
// record or years of residence.
import type { Facts } from '../facts';
import { remembered } from '../remembered';
import type { Figures, Verdict } from '../rule';
import { outcomeOf } from '../ruling';
import { routeOf } from './route.rule';
import { hasNamedStatus, statusRule } from './status.rule';
import { partAPremiumRule, residenceRule } from './work-record.rule';

/** The premium of Part A stands in the trace and decides nothing. */
export const medicareVerdict = remembered((facts: Facts, figures: Figures): Verdict => {
  const { rules: route, isByWork } = routeOf(facts, figures);
  const isResident = facts.exactStatus === 'permanent-resident' || (facts.status === 'resident' && !facts.exactStatus);
  const deciding = [...route, statusRule(facts), ...(isResident && !isByWork ? [residenceRule(facts, figures)] : [])];
  const outcome = outcomeOf(deciding);
  const asksPremium = outcome !== 'fail' && hasNamedStatus(facts);
  return { outcome, rules: asksPremium ? [...deciding, partAPremiumRule(facts, figures)] : deciding };
});

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
