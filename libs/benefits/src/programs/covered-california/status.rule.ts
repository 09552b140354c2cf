// Who may have the premium tax credit by status and coverage year (docs/facts/policy.md#covered-california).
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { dayBefore, ruleDay } from '../../figures/rule-dates';
import type { SourceId } from '../../figures/sources';
import { day, fill } from '../later-texts';
import type { ExactStatus, Facts } from '../facts';
import { ruling } from '../ruling';
import words from './words.json';

/** Last day people with DACA could have the credit. */
const DACA_LAST_DAY = dayBefore(ruleDay('premiumCreditDacaEnd'));
/** From this coverage year on only four statuses. */
const FOUR_STATUSES_FROM = Number(ruleDay('premiumCreditStatus').slice(0, 4));

const FOUR: readonly ExactStatus[] = ['citizen', 'permanent-resident', 'cuban-haitian', 'cofa'];
const LAWFULLY_PRESENT: readonly ExactStatus[] = [...FOUR, 'refugee', 'asylee', 'tps', 'visa'];

function statusesOf(year: number, asOf: string): { allowed: readonly ExactStatus[]; named: BilingualText } {
  if (year >= FOUR_STATUSES_FROM) return { allowed: FOUR, named: words.fourStatuses };
  if (asOf > DACA_LAST_DAY) return { allowed: LAWFULLY_PRESENT, named: words.lawfullyPresent };
  return {
    allowed: [...LAWFULLY_PRESENT, 'daca'],
    named: fill(words.lawfullyPresentDaca, { until: day(DACA_LAST_DAY) }),
  };
}

/** @param year coverage year, which follows from the day */
export const statusRule = ({ status, exactStatus, asOf }: Facts, year: number): EligibilityRule => {
  const { allowed, named } = statusesOf(year, asOf);
  const exact = exactStatus ?? (status === 'citizen' ? 'citizen' : status === 'resident' ? 'permanent-resident' : null);
  const outcome: RuleOutcome = exact === null ? 'unknown' : allowed.includes(exact) ? 'pass' : 'fail';
  const texts = { pass: words.statusPass, fail: words.statusFail, unknown: words.statusUnknown };
  const sources: SourceId[] = year >= FOUR_STATUSES_FROM ? ['S2'] : ['credit'];
  return ruling({
    id: 'covered-california.status',
    program: 'covered-california',
    outcome,
    title: words.statusTitle,
    text: fill(texts[outcome], { year: String(year), statuses: named }),
    inputs: ['citizenshipStatus', 'asOf'],
    sources,
    effectiveFrom: `${year}-01-01`,
    effectiveTo: null,
  });
};
