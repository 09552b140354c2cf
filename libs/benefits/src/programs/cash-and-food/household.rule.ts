// CalFresh and CARE: the gross limits of a household (policy.md 7).
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility';
import { figureOn } from '../../figures/figure';
import { day, dollars, fill, join } from '../amount-texts';
import type { ExactStatus, Facts } from '../facts';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import { CASH_AND_FOOD_WORDS as words } from './words';

const MONTHS = 12;
const LARGEST = 8;
const program = 'cash-and-food';

type Size = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** From this day non-citizens need one of three statuses. */
export const CALFRESH_STATUS_BEGINS = '2026-04-01';
const CALFRESH_STATUSES: readonly ExactStatus[] = ['citizen', 'permanent-resident', 'cuban-haitian', 'cofa'];

const sizeOf = ({ householdSize }: Facts): Size => Math.min(householdSize, LARGEST) as Size;

function hasOtherStatus({ asOf, status, exactStatus }: Facts): boolean {
  if (asOf < CALFRESH_STATUS_BEGINS) return false;
  return exactStatus ? !CALFRESH_STATUSES.includes(exactStatus) : status === 'other';
}

function calFreshOutcome(facts: Facts, isWithin: boolean, isElder: boolean): RuleOutcome {
  const mayPass = isWithin ? 'pass' : isElder ? 'unknown' : 'fail';
  if (mayPass === 'fail' || !hasOtherStatus(facts)) return mayPass;
  return facts.exactStatus ? 'fail' : 'unknown';
}

/** At or below the gross limit; at 60 and over, or with a disability, above it stays open. */
export function calFreshRule(facts: Facts, figures: Figures): EligibilityRule {
  const base = {
    id: 'cash-and-food.calfresh',
    program,
    title: words.calFreshTitle,
    inputs: ['age', 'annualIncome', 'householdSize', 'citizenshipStatus'],
    sources: ['S47'],
  } as const;
  const limit = figureOn(figures, `calFreshGross${sizeOf(facts)}`, facts.asOf);
  const elderAge = figureOn(figures, 'calFreshElderAge', facts.asOf);
  if (!limit || !elderAge) return ruling({ ...base, outcome: 'unknown', text: words.unknown });
  const month = Math.round((facts.annualIncome * 100) / MONTHS) / 100;
  const isWithin = month <= limit.value;
  const isElder = facts.age >= elderAge.value || facts.isDisabled === true;
  const outcome = calFreshOutcome(facts, isWithin, isElder);
  const text = isWithin ? words.calFreshWithin : isElder ? words.calFreshElder : words.calFreshAbove;
  const isShutByStatus = outcome === 'fail' && isWithin;
  return ruling({
    ...base,
    outcome,
    text: join(
      isShutByStatus ? null : fill(text, { limit: dollars(limit.value), age: String(elderAge.value) }),
      hasOtherStatus(facts) && fill(words.calFreshStatus, { since: day(CALFRESH_STATUS_BEGINS) }),
    ),
    yours: isShutByStatus ? null : amount(month, 'usd-per-month', words.gross),
    limit: isShutByStatus ? null : amount(limit.value, 'usd-per-month'),
    comparison: isShutByStatus ? null : 'at-most',
    figures: [limit, elderAge],
  });
}

/** At or below the yearly limit; those with Medi-Cal are in without it. */
export function careRule(facts: Facts, figures: Figures): EligibilityRule {
  const base = {
    id: 'cash-and-food.care',
    program,
    title: words.careTitle,
    inputs: ['annualIncome', 'householdSize', 'currentInsurance'],
    sources: ['S48'],
  } as const;
  const limit = figureOn(figures, `careIncome${sizeOf(facts)}`, facts.asOf);
  if (!limit) return ruling({ ...base, outcome: 'unknown', text: words.unknown });
  const isWithin = facts.annualIncome <= limit.value;
  const isAutomatic = facts.insurance === 'medicaid';
  if (!isWithin && isAutomatic) {
    return ruling({ ...base, outcome: 'pass', text: words.careAutomatic, figures: [limit] });
  }
  return ruling({
    ...base,
    outcome: isWithin ? 'pass' : 'fail',
    text: join(
      fill(isWithin ? words.careWithin : words.careAbove, { limit: dollars(limit.value) }),
      words.careAutomatic,
    ),
    yours: amount(facts.annualIncome, 'usd-per-year'),
    limit: amount(limit.value, 'usd-per-year'),
    comparison: 'at-most',
    figures: [limit],
  });
}
