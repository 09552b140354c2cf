// The card to show: one sentence to say and the facts a clerk asks first. A status that is open never stands on it.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityAction, EligibilityCard } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { dollars, fill, join } from '../programs/later-texts';
import { hasMediCal } from '../programs/facts';
import type { Facts } from '../programs/facts';
import card from './card.words.json';
import { isStatusOpen } from './situation';
import type { Situation } from './situation';

const { words, statuses, insurances } = card;
const ASKS: Partial<Record<EligibilityProgram, BilingualText>> = card.asks;

const MONTHS = 12;

function asks({ facts, lines }: Situation, program: EligibilityProgram | null): BilingualText {
  if (isStatusOpen(facts)) return words.askStatus;
  if (program !== 'medi-cal') return (program && ASKS[program]) ?? words.ask;
  if (hasMediCal(facts)) return words.ask;
  const hasSavings = lines.some((line) => ['qmb', 'slmb', 'qi'].includes(line.program) && line.outcome === 'possible');
  return hasSavings ? words.mediCalAndSavings : words.mediCal;
}

const incomeOf = ({ annualIncome }: Facts): BilingualText =>
  fill(words.month, { income: dollars(Math.round((annualIncome * 100) / MONTHS) / 100) });

export function cardOf(situation: Situation, [first]: readonly EligibilityAction[]): EligibilityCard {
  const { facts } = situation;
  const { age, status, insurance, householdSize, isIncomeKnown } = facts;
  const isSizeSaid = facts.isHouseholdKnown && !facts.isSizeAssumed;
  const statusText = status === 'citizen' || status === 'resident' ? statuses[status] : null;
  const insuranceText = insurances[insurance as keyof typeof insurances] as BilingualText | undefined;
  return {
    say: join(asks(situation, first?.program ?? null), words.interpreter),
    facts: [
      ...(facts.isAgeKnown ? [{ label: words.age, value: fill(words.years, { age: String(age) }) }] : []),
      ...(statusText ? [{ label: words.status, value: statusText }] : []),
      ...(isSizeSaid ? [{ label: words.household, value: fill(words.people, { size: String(householdSize) }) }] : []),
      ...(isIncomeKnown ? [{ label: words.income, value: incomeOf(facts) }] : []),
      ...(insuranceText ? [{ label: words.insurance, value: insuranceText }] : []),
    ],
  };
}
