// Free Medi-Cal (docs/facts/policy.md#medi-cal and #decision-logic): the group's income test, savings where they
// count, status, and the work rule of 2027.
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../../figures/figure';
import { day, dollars, fill } from '../later-texts';
import { hasMediCal } from '../facts';
import type { Facts } from '../facts';
import type { Figures, Verdict } from '../rule';
import { outcomeOf, ruling } from '../ruling';
import { assetsRule } from './assets.rule';
import { incomeRule, mcapRule } from './income.rule';
import { afterPregnancy, mediCalPath } from './path';
import type { AfterPregnancy } from './path';
import { STATUS_DATES } from './status-dates';
import { statusRule } from './status.rule';
import words from './words.json';

/**
 * Rules whose unknown leaves the call's boolean true: the county asks what we did not
 * (docs/facts/policy.md#decision-logic, conventions 4 and status).
 */
const COUNTY_ASKS: readonly string[] = ['medi-cal.assets', 'medi-cal.status', 'medi-cal.work'];

function workRule(facts: Facts, figures: Figures): EligibilityRule | null {
  if (facts.asOf < STATUS_DATES.work) return null;
  const hours = figureOn(figures, 'workRuleHours', facts.asOf);
  const earnings = figureOn(figures, 'workRuleEarnings', facts.asOf);
  if (!hours || !earnings) return null;
  const isExempt = facts.isDisabled === true;
  return ruling({
    id: 'medi-cal.work',
    program: 'medi-cal',
    outcome: isExempt ? 'pass' : 'unknown',
    title: words.workTitle,
    text: isExempt
      ? words.workExempt
      : fill(words.work, { hours: String(hours.value), earnings: dollars(earnings.value) }),
    inputs: ['age', 'asOf'],
    figures: [hours, earnings],
  });
}

function afterPregnancyRule(after: AfterPregnancy, isCovered: boolean): EligibilityRule {
  return ruling({
    id: 'medi-cal.after-pregnancy',
    program: 'medi-cal',
    outcome: isCovered ? 'pass' : 'unknown',
    title: words.afterTitle,
    text: fill(isCovered ? words.afterCovered : words.afterUnknown, { until: day(after.until) }),
    inputs: ['asOf', 'currentInsurance'],
    figures: [after.days],
  });
}

/** Savings count, except where the person passes as a caretaker by tax income. */
function agedRules(facts: Facts, figures: Figures): EligibilityRule[] {
  const income = incomeRule('aged-disabled', facts, figures);
  const assets = assetsRule(facts, figures);
  if (facts.isCaretakerOfChild && !(income.outcome === 'pass' && assets.outcome === 'pass')) {
    const caretaker = incomeRule('caretaker', facts, figures);
    if (caretaker.outcome === 'pass') return [caretaker];
  }
  return income.outcome === 'fail' ? [income] : [income, assets];
}

function groupRules(facts: Facts, figures: Figures): EligibilityRule[] {
  const path = mediCalPath(facts, figures);
  if (path === null) {
    const { unknown: text, unknownTitle: title } = words;
    const inputs = ['age', 'annualIncome'];
    return [
      ruling({ id: 'medi-cal.income', program: 'medi-cal', outcome: 'unknown', title, text, inputs, sources: ['S20'] }),
    ];
  }
  if (path === 'aged-disabled') return agedRules(facts, figures);
  const income = incomeRule(path, facts, figures);
  if (path === 'pregnant' && income.outcome === 'fail') {
    const mcap = mcapRule(facts, figures);
    return mcap ? [income, mcap] : [income];
  }
  if (path !== 'magi') return [income];
  // A disability opens the second way, with savings, to those whom tax income shuts out.
  if (facts.isDisabled && income.outcome === 'fail') return agedRules(facts, figures);
  const work = workRule(facts, figures);
  return work ? [income, work] : [income];
}

/** Passes = free full-scope Medi-Cal as far as the check knows; a share of cost is a program of its own. */
export function mediCalVerdict(facts: Facts, figures: Figures): Verdict {
  const status = statusRule(facts, figures);
  const after = facts.isPregnant ? null : afterPregnancy(facts, figures);
  if (after && hasMediCal(facts)) {
    const rules = [afterPregnancyRule(after, true), status];
    return { outcome: outcomeOf(rules), rules };
  }
  const group = groupRules(facts, figures);
  if (after && outcomeOf(group) === 'fail') {
    return { outcome: 'unknown', rules: [afterPregnancyRule(after, false), ...group, status] };
  }
  const rules = [...group, status];
  return { outcome: outcomeOf(rules), rules };
}

/** The boolean of the call: unknown follows docs/facts/policy.md#decision-logic. */
export function isMediCalPossible(verdict: Verdict): boolean {
  if (verdict.outcome !== 'unknown') return verdict.outcome === 'pass';
  return verdict.rules.every(({ id, outcome }) => outcome === 'pass' || COUNTY_ASKS.includes(id));
}
