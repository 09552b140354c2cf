// An income the person does not know decides nothing: the limit is named, and what rests on it stays open.
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Facts } from './facts';
import type { Verdict } from './rule';
import { outcomeOf } from './ruling';

const NOT_KNOWN: BilingualText = {
  ko: '소득을 모르신다고 하셔서 정하지 않았습니다.',
  en: 'You said you don’t know your income, so we left this open.',
};

const restsOnIncome = ({ inputs }: EligibilityRule): boolean =>
  inputs.includes('annualIncome') || inputs.includes('monthlyIncome');

const opened = (rule: EligibilityRule): EligibilityRule =>
  restsOnIncome(rule)
    ? { ...rule, outcome: 'unknown', text: NOT_KNOWN, yours: null, margin: null, isBorderline: false }
    : rule;

/** The verdict as it stands, unless income is not known: then every rule that read it is open. */
export function withoutIncome({ isIncomeKnown }: Facts, verdict: Verdict): Verdict {
  if (isIncomeKnown || !verdict.rules.some(restsOnIncome)) return verdict;
  const rules = verdict.rules.map(opened);
  return { outcome: outcomeOf(rules), rules };
}
