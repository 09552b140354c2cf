// CalFresh, CARE and FERA: the gross limits of a household (docs/facts/policy.md#cash-and-other-help).
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import { ruleDay } from '../../figures/rule-dates';
import { figureOn } from '../../figures/figure';
import { day, dollars, fill, join } from '../later-texts';
import type { ExactStatus, Facts } from '../facts';
import { hasMediCal, isFrom } from '../facts';
import { povertyLevel, yearlyShare } from '../poverty';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import words from './words.json';

const MONTHS = 12;
const LARGEST = 8;
/** CARE and FERA have no line for one person alone. */
const SMALLEST = 2;

type Size = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** From this day non-citizens need one of three statuses. */
const CALFRESH_STATUS_BEGINS = ruleDay('calFreshStatus');
const CALFRESH_STATUSES: readonly ExactStatus[] = ['citizen', 'permanent-resident', 'cuban-haitian', 'cofa'];

const sizeOf = ({ householdSize }: Facts): Size => Math.min(householdSize, LARGEST) as Size;

function hasOtherStatus({ asOf, status, exactStatus }: Facts): boolean {
  if (asOf < CALFRESH_STATUS_BEGINS) return false;
  return exactStatus ? !CALFRESH_STATUSES.includes(exactStatus) : status === 'other' || status === 'unsaid';
}

function calFreshOutcome(facts: Facts, isWithin: boolean, isElder: boolean): RuleOutcome {
  const mayPass = isWithin ? 'pass' : isElder ? 'unknown' : 'fail';
  if (mayPass === 'fail' || !hasOtherStatus(facts)) return mayPass;
  return facts.exactStatus ? 'fail' : 'unknown';
}

/** At or below the gross limit; at 60 and over, or with a disability, above it stays open. */
export function calFreshRule(facts: Facts, figures: Figures): EligibilityRule {
  const base = {
    id: 'calfresh.income',
    program: 'calfresh',
    title: words.calFreshTitle,
    inputs: ['age', 'annualIncome', 'householdSize', 'citizenshipStatus'],
    sources: ['S47'],
  } as const;
  const limit = figureOn(figures, `calFreshGross${sizeOf(facts)}`, facts.asOf);
  const elderAge = figureOn(figures, 'calFreshElderAge', facts.asOf);
  if (!limit || !elderAge) return ruling(base, { outcome: 'unknown', text: words.unknown });
  const month = Math.round((facts.annualIncome * 100) / MONTHS) / 100;
  const isWithin = month <= limit.value;
  const isElder = isFrom(facts, elderAge.value) || facts.isDisabled === true;
  const outcome = calFreshOutcome(facts, isWithin, isElder);
  const text = isWithin ? words.calFreshWithin : isElder ? words.calFreshElder : words.calFreshAbove;
  const isShutByStatus = outcome === 'fail' && isWithin;
  return ruling(base, {
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
    id: 'care.income',
    program: 'care',
    title: words.careTitle,
    inputs: ['annualIncome', 'householdSize', 'currentInsurance'],
    sources: ['S48'],
  } as const;
  const limit = figureOn(figures, `careIncome${sizeOf(facts)}`, facts.asOf);
  if (!limit) return ruling(base, { outcome: 'unknown', text: words.unknown });
  const isWithin = facts.annualIncome <= limit.value;
  const isAutomatic = hasMediCal(facts) && facts.isIncomeKnown;
  if (!isWithin && isAutomatic) {
    return ruling(base, { outcome: 'pass', text: words.careAutomatic, figures: [limit] });
  }
  return ruling(base, {
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

/** Below which CARE is the discount, and above which FERA ends; null when a figure of the day is not loaded. */
function feraRange(facts: Facts, figures: Figures) {
  const care = figureOn(figures, `careIncome${sizeOf(facts)}`, facts.asOf);
  const share = figureOn(figures, 'feraShare', facts.asOf);
  // The year of CARE and FERA begins in June with the poverty level of January; one person uses the line of two.
  const level = care && povertyLevel(figures, Math.max(SMALLEST, facts.householdSize), care.row.effectiveFrom);
  return care && share && level ? { care, share, level, top: yearlyShare(level.value, share.value) } : null;
}

/** Between the limit of CARE and its own; at or below the first CARE gives more. */
export function feraRule(facts: Facts, figures: Figures): EligibilityRule {
  const base = {
    id: 'fera.income',
    program: 'fera',
    title: words.feraTitle,
    inputs: ['annualIncome', 'householdSize'],
    sources: ['S48'],
  } as const;
  const range = feraRange(facts, figures);
  if (!range) return ruling(base, { outcome: 'unknown', text: words.unknown });
  const isCare = facts.annualIncome <= range.care.value;
  const isWithin = !isCare && facts.annualIncome <= range.top;
  const parts = { limit: dollars(range.top), care: dollars(range.care.value) };
  return ruling(base, {
    outcome: isWithin ? 'pass' : 'fail',
    text: fill(isCare ? words.feraCare : isWithin ? words.feraWithin : words.feraAbove, parts),
    yours: isCare ? null : amount(facts.annualIncome, 'usd-per-year'),
    limit: isCare ? null : amount(range.top, 'usd-per-year'),
    comparison: isCare ? null : 'at-most',
    figures: [range.level, range.share, range.care],
  });
}
