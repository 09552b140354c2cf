// Whom to call, for this answer (docs/facts/policy.md#words-every-result-must-carry): the most
// needed line first.
import type { EligibilityAction, EligibilityContact } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { ruleDay } from '../figures/rule-dates';
import { firstOf } from './actions';
import type { ContactBook, ContactId } from './contact-book';
import { NOTICES } from './notices';
import { isStatusOpen } from './situation';
import type { Situation } from './situation';

/** Each line once, in the order of its first mention: those of the first actions, then of the programs. */
export function contactsOf(
  { facts, answers, lines }: Situation,
  book: ContactBook,
  actions: readonly EligibilityAction[],
): EligibilityContact[] {
  const { medicare, mediCal, extraHelp } = answers;
  const isOther = isStatusOpen(facts);
  const ids: readonly string[] = [
    ...firstOf(actions).flatMap(({ contacts }) => contacts),
    ...(isOther ? (['hca'] as const) : []),
    ...(mediCal ? (['benefitscal', 'medi-cal'] as const) : []),
    ...(medicare || extraHelp ? (['ssa'] as const) : []),
    ...lines.flatMap(({ nextStep }) => nextStep.contacts),
    'hicap',
    ...(medicare ? (['medicare'] as const) : []),
    'hca',
    'state-hearing',
  ];
  return [...new Set(ids)].map((id) => book[id as ContactId]);
}

function publicChargeNotice({ status, asOf }: Situation['facts']): BilingualText[] {
  if (status === 'citizen' || asOf < ruleDay('publicCharge')) return [];
  return [status === 'resident' ? NOTICES.greenCardRuleResident : NOTICES.greenCardRule, NOTICES.publicCharge];
}

/** The sentences every result carries, and those for somebody whose status is neither of the two named. */
export function noticesOf({ facts }: Situation): BilingualText[] {
  const { possible, household, government, privacy, counseling, family, legalAid, sharing } = NOTICES;
  const always = [possible, household, counseling, government, privacy];
  const isStatusSaid = facts.status === 'citizen' || facts.status === 'resident';
  return [...always, ...(isStatusSaid ? [] : [legalAid, family, sharing]), ...publicChargeNotice(facts)];
}
