// The 250% program: Medi-Cal without a premium for people with a disability who work
// (docs/facts/policy.md#medi-cal-groups).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { dollars, fill } from '../later-texts';
import { countableIncome } from '../countable-income';
import type { Facts } from '../facts';
import { unitSize } from '../facts';
import { assetsRule } from '../medi-cal/assets.rule';
import { statusRule } from '../medi-cal/status.rule';
import { publishedLimit } from '../published-limit';
import type { Figures, Verdict } from '../rule';
import { amount, outcomeOf, ruling } from '../ruling';
import words from './words.json';

const program = 'working-disabled';
const INCOME = {
  id: 'working-disabled.income',
  program,
  title: words.title,
  inputs: ['annualIncome', 'householdSize'],
  sources: ['workingDisabled'],
} as const;

/** Fails for those known not to be disabled or not to work; unknown while nobody asked. */
function workRule({ isDisabled, earnedIncome }: Facts): EligibilityRule {
  const works = earnedIncome > 0;
  const outcome = isDisabled === null ? 'unknown' : isDisabled && works ? 'pass' : 'fail';
  return ruling({
    id: 'working-disabled.work',
    program,
    outcome,
    title: words.title,
    text: outcome === 'unknown' ? words.noAnswer : words.needsWork,
    inputs: ['annualIncome'],
    sources: ['workingDisabled'],
  });
}

/** Strictly below the limit, counted as SSI counts. */
export function workingIncomeRule(facts: Facts, figures: Figures): EligibilityRule {
  const limit = publishedLimit(figures, 'workingDisabledShare', unitSize(facts), facts.asOf);
  const income = countableIncome(facts, figures);
  if (!limit || !income) return ruling(INCOME, { outcome: 'unknown', text: words.unknown });
  const isBelow = income.yearly < limit.yearly;
  return ruling(INCOME, {
    outcome: isBelow ? 'pass' : 'fail',
    text: fill(isBelow ? words.below : words.notBelow, { percent: String(limit.share.value) }),
    yours: amount(income.yearly, 'usd-per-year'),
    limit: amount(
      limit.yearly,
      'usd-per-year',
      fill(words.monthly, { month: dollars(limit.monthly), gross: dollars(limit.gross) }),
    ),
    comparison: 'below',
    figures: [limit.level, limit.share, ...income.figures],
  });
}

/** Concerns only those above free Medi-Cal; unknown is usual, as disability and work are not asked. */
export function workingDisabledVerdict(facts: Facts, figures: Figures): Verdict {
  const free = publishedLimit(figures, 'mediCalAgedShare', unitSize(facts), facts.asOf);
  const income = countableIncome(facts, figures);
  if (free && income && income.yearly <= free.yearly) {
    const rule = ruling(INCOME, {
      outcome: 'fail',
      text: words.notNeeded,
      figures: [free.level, free.share],
    });
    return { outcome: 'fail', rules: [rule] };
  }
  const work = workRule(facts);
  const limit = workingIncomeRule(facts, figures);
  if (work.outcome === 'fail' || limit.outcome === 'fail') return { outcome: 'fail', rules: [work, limit] };
  const assets = assetsRule(facts, figures, 'working-disabled');
  return { outcome: outcomeOf([work, limit, assets, statusRule(facts, figures)]), rules: [work, limit, assets] };
}
