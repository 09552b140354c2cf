// The card of a result: what the person wants to apply for and ask, the limit that decides it, and, apart, what they said of themselves.
import { dollars } from '@app/benefits/programs/amount-texts';
import { cardScript, cardWord } from '@app/content/records/show-cards';
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type {
  EligibilityAmount,
  EligibilityProgramSummary,
  EligibilityResponse,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { seenSource } from '@web/shared/show-card/card';
import type { Card, CardFact } from '@web/shared/show-card/card';
import { sourceWith } from './answer-records';

/** Sums alone: a limit of years or points decides nothing at a counter. */
function sumText({ value, unit }: EligibilityAmount): BilingualText | null {
  const sum = dollars(value);
  if (unit === 'usd-per-month') return cardWord('aMonth', { sum });
  if (unit === 'usd-per-year') return cardWord('aYear', { sum });
  return unit === 'usd' ? sum : null;
}

function limitOf({ name, limit, figureYear }: EligibilityProgramSummary): CardFact[] {
  const sum = limit && sumText(limit);
  return sum && figureYear ? [{ label: cardWord('limit', { name, year: String(figureYear) }), value: sum }] : [];
}

const SAVINGS: readonly EligibilityProgram[] = ['qmb', 'slmb', 'qi'];

/** Who applies need not ask whether they may; who applies for the premium's payment asks for it. */
function asksOf({ programs, actions: [first] }: EligibilityResponse): readonly BilingualText[] {
  const { asks } = cardScript('program');
  if (!first?.program) return asks;
  const hasSavings = programs.some(({ program, outcome }) => SAVINGS.includes(program) && outcome === 'possible');
  return [...(first.program === 'medi-cal' && hasSavings ? [cardWord('partB')] : []), ...asks.slice(1)];
}

export function resultCard(answer: EligibilityResponse): Card {
  const { card, programs, actions } = answer;
  const line = programs.find(({ program }) => program === actions[0]?.program);
  const source = line && sourceWith(line.source);
  return {
    say: card.say,
    asks: asksOf(answer),
    facts: line ? limitOf(line) : [],
    own: card.facts,
    // Without a program the sentence may speak of the person's status.
    heading: actions[0]?.program ? card.say : cardWord('benefits'),
    page: '/eligibility',
    source: source ? seenSource(source.citation, line.checkedOn, source.verified) : null,
  };
}
