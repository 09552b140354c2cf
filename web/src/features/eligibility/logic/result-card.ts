// The card of a result: what the person wants to apply for and ask, the limit that decides it, and, apart, what they said of themselves.
import { dollars } from '@app/benefits/programs/amount-texts';
import { cardScript, cardWord } from '@app/content/records/show-cards';
import type {
  EligibilityAmount,
  EligibilityProgramLine,
  EligibilityResponse,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { seenSource } from '@web/shared/show-card/card';
import type { Card, CardFact } from '@web/shared/show-card/card';

/** Sums alone: a limit of years or points decides nothing at a counter. */
function sumText({ value, unit }: EligibilityAmount): BilingualText | null {
  const sum = dollars(value);
  if (unit === 'usd-per-month') return cardWord('aMonth', { sum });
  if (unit === 'usd-per-year') return cardWord('aYear', { sum });
  return unit === 'usd' ? sum : null;
}

function limitOf({ name, limit, figureYear }: EligibilityProgramLine): CardFact[] {
  const sum = limit && sumText(limit);
  return sum && figureYear ? [{ label: cardWord('limit', { name, year: String(figureYear) }), value: sum }] : [];
}

export function resultCard({ card, programs, firstStep, asOf }: EligibilityResponse): Card {
  const line = programs.find(({ program }) => program === firstStep.program);
  const [source] = line?.sources ?? [];
  const own = cardWord('selfReported');
  const seen = source && line ? seenSource(source.citation, line.checkedOn, source.verified) : null;
  const said = seen ? { ko: `${seen.ko} · ${own.ko}`, en: `${seen.en} · ${own.en}` } : seenSource(own, asOf, 'live');
  return {
    say: card.say,
    asks: cardScript('program').asks,
    facts: line ? limitOf(line) : [],
    own: card.facts,
    source: said,
  };
}
