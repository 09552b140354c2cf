// Where to apply and whom to ask, for this answer (docs/facts/policy.md#words-every-result-must-carry): the most
// needed line first.
import type { EligibilityContact, EligibilityFirstStep } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { ruleDay } from '../figures/rule-dates';
import type { ContactBook, ContactId } from './contact-book';
import { documents } from './closing.words.json';
import { NOTICES } from './notices';
import { isScopeOpen, isStatusOpen, looksAtSavings } from './situation';
import type { Situation } from './situation';

/** Each line once, in the order of its first mention. */
export function contactsOf(
  { facts, answers, lines }: Situation,
  book: ContactBook,
  firstStep: EligibilityFirstStep,
): EligibilityContact[] {
  const { medicare, mediCal, extraHelp } = answers;
  const isOther = isStatusOpen(facts);
  const ids: readonly string[] = [
    ...firstStep.contacts,
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

/** What to bring: papers that every office asks, then those of this person's programs. */
export function documentsOf({ facts, answers }: Situation): BilingualText[] {
  return [
    documents.identity,
    ...(isScopeOpen(answers) ? [] : [documents.status]),
    documents.income,
    documents.address,
    ...(looksAtSavings(answers) ? [documents.savings] : []),
    ...(answers.medicare ? [documents.work] : []),
    ...(facts.insurance === 'none' ? [] : [documents.insurance]),
  ];
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
