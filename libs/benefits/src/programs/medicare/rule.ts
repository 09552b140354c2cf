// Medicare (docs/facts/policy.md#medicare-who-is-eligible): a route, a status, and for permanent residents a work
// record or years of residence.
import type { RuleOutcome } from '@app/contracts/http/eligibility-answer';
import type { Facts } from '../facts';
import type { Figures, Verdict } from '../rule';
import { outcomeOf } from '../ruling';
import { fifthYear } from './fifth-year';
import { routeRules, wayInto } from './route.rule';
import type { Way } from './route.rule';
import { hasNamedStatus, statusRule } from './status.rule';
import { partAPremiumRule, residenceRule } from './work-record.rule';

/** What Medicare comes to, without its sentences: the other programs ask for no more. */
export interface MedicareStanding {
  outcome: RuleOutcome;
  /**
   * The boolean of the call. Unknown follows docs/facts/policy.md#decision-logic: a resident whose work record was not asked is
   * possible, a status outside the four and an unknown way in are not.
   */
  isPossible: boolean;
}

function asksResidence({ exactStatus, status }: Facts, { isByWork }: Way): boolean {
  return !isByWork && (exactStatus === 'permanent-resident' || (status === 'resident' && !exactStatus));
}

export const medicareStanding = (facts: Facts, figures: Figures): MedicareStanding => {
  const way = wayInto(facts, figures);
  const beforeResidence = outcomeOf([way, statusRule(facts)]);
  if (!asksResidence(facts, way)) return { outcome: beforeResidence, isPossible: beforeResidence === 'pass' };
  const outcome = outcomeOf([{ outcome: beforeResidence }, residenceRule(facts, figures)]);
  // With fewer years only credits that nobody asked about would help: that is no likely yes.
  const isWaiting = outcome === 'unknown' && fifthYear(facts, figures) !== null;
  return { outcome, isPossible: beforeResidence === 'pass' && outcome !== 'fail' && !isWaiting };
};

/** The premium of Part A stands in the trace and decides nothing. */
export function medicareVerdict(facts: Facts, figures: Figures): Verdict {
  const way = wayInto(facts, figures);
  const { outcome } = medicareStanding(facts, figures);
  const rules = [...routeRules(way, facts, figures), statusRule(facts)];
  if (asksResidence(facts, way)) rules.push(residenceRule(facts, figures));
  if (outcome !== 'fail' && hasNamedStatus(facts)) rules.push(partAPremiumRule(facts, figures));
  return { outcome, rules };
}
