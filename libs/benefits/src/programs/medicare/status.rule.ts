// Who may have Medicare by immigration status: 42 USC 1395mmm, in force since 2025-07-04
// (docs/facts/policy.md#medicare-who-is-eligible).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { hasMedicare } from '../facts';
import type { ExactStatus, Facts } from '../facts';
import { ruling } from '../ruling';
import { day, fillAll } from '../amount-texts';
import { dayBefore, ruleDay } from '../../figures/rule-dates';
import { words as unfilled } from './status.words.json';

/** From this day new applicants need one of four statuses. */
const STATUS_RULE_BEGINS = ruleDay('medicareStatusRule');
/** Eighteen months later those already enrolled in another status lose it. */
export const STATUS_LOSS_BEGINS = ruleDay('medicareStatusLoss');

const STATUS_WORDS = fillAll(unfilled, { begins: day(STATUS_RULE_BEGINS), lost: day(STATUS_LOSS_BEGINS) });

const DAY_BEFORE_LOSS = dayBefore(STATUS_LOSS_BEGINS);
const NAMED_BY_LAW: readonly ExactStatus[] = ['citizen', 'permanent-resident', 'cuban-haitian', 'cofa'];

/** Whether the person is in one of the four statuses of the law. */
export const hasNamedStatus = ({ status, exactStatus }: Facts): boolean =>
  exactStatus ? NAMED_BY_LAW.includes(exactStatus) : status === 'citizen' || status === 'resident';

/** Whether Medicare ends for this person on the day of the loss unless the status changes. */
export const losesMedicareByStatus = (facts: Facts): boolean =>
  hasMedicare(facts) && facts.status !== 'unsaid' && !hasNamedStatus(facts);

/** Nothing is concluded from a status that nobody said; who is enrolled already stays enrolled as far as we know. */
const unsaidRule = (facts: Facts): EligibilityRule =>
  ruling({
    id: 'medicare.status',
    program: 'medicare',
    outcome: hasMedicare(facts) ? 'pass' : 'unknown',
    title: STATUS_WORDS.title,
    text: STATUS_WORDS.unsaid,
    inputs: ['citizenshipStatus', 'currentInsurance'],
    sources: ['S1', 'S2'],
    effectiveFrom: STATUS_RULE_BEGINS,
    effectiveTo: null,
  });

/** Outcome by status and day; before the law began, a status outside the four is unknown to our tables. */
export const statusRule = (facts: Facts): EligibilityRule => {
  const { asOf } = facts;
  if (facts.status === 'unsaid' && !facts.exactStatus) return unsaidRule(facts);
  const isNamed = hasNamedStatus(facts);
  const isEnrolled = hasMedicare(facts);
  const hasBegun = asOf >= STATUS_RULE_BEGINS;
  const kept = isEnrolled && asOf < STATUS_LOSS_BEGINS;
  const outcome = isNamed || kept ? 'pass' : hasBegun ? 'fail' : 'unknown';
  const words =
    STATUS_WORDS[
      isNamed
        ? facts.exactStatus && facts.status === 'other'
          ? 'named'
          : facts.status === 'citizen'
            ? 'citizen'
            : 'resident'
        : isEnrolled
          ? kept
            ? 'kept'
            : 'lost'
          : hasBegun
            ? 'notNamed'
            : 'before'
    ];
  return ruling({
    id: 'medicare.status',
    program: 'medicare',
    outcome,
    title: STATUS_WORDS.title,
    text: words,
    inputs: ['citizenshipStatus', 'currentInsurance', 'asOf'],
    sources: ['S1', 'S2'],
    effectiveFrom: isEnrolled && !isNamed && !kept ? STATUS_LOSS_BEGINS : STATUS_RULE_BEGINS,
    effectiveTo: kept && !isNamed ? DAY_BEFORE_LOSS : null,
  });
};
