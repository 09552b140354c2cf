// What a card to show holds: the same in Korean for the reader and in English for the person at the counter. Neither a name nor a
// number of the person is on it; what they said of themselves is apart, so that it can be left out.
import { day, month } from '@app/benefits/programs/amount-texts';
import { cardScript, cardWord } from '@app/content/records/show-cards';
import type { CardKind, CardWord } from '@app/content/records/show-cards';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Provenance, Verification } from '@app/contracts/http/provenance';

export interface CardFact {
  label: BilingualText;
  value: BilingualText;
}

export interface Card {
  say: BilingualText;
  asks: readonly BilingualText[];
  /** Of the thing shown. */
  facts: readonly CardFact[];
  /** What the person said of themselves; shown only while they leave it switched on. */
  own: readonly CardFact[];
  /** Who says so and when it was checked; null = no one says anything but the card itself. */
  source: BilingualText | null;
  /** What it is, for those it is sent to; without it the first fact names the thing. */
  heading?: BilingualText;
  /** Path of our page that shows the thing, for those it is sent to. */
  page?: string;
}

/** The same in both languages: names of places, numbers, addresses. */
export const asItIs = (text: string): BilingualText => ({ ko: text, en: text });

/** One fact, or none where nothing is known. */
export function factOf(word: CardWord, value: BilingualText | string | false | null | undefined): CardFact[] {
  if (!value) return [];
  return [{ label: cardWord(word), value: typeof value === 'string' ? asItIs(value) : value }];
}

/** Parts of a source line put together. */
export const joined = (...parts: readonly BilingualText[]): BilingualText => ({
  ko: parts.map(({ ko }) => ko).join(' · '),
  en: parts.map(({ en }) => en).join(' · '),
});

const SEEN = { live: 'checked', 'stored-copy': 'stored', 'second-hand': 'secondHand' } as const;

/** "DHCS · checked November 20, 2026". @param checkedOn ISO day or instant */
export const seenSource = (name: BilingualText, checkedOn: string, verified: Verification): BilingualText =>
  joined(name, cardWord(SEEN[verified], { date: day(checkedOn.slice(0, 10)) }));

type Seen = Pick<Provenance, 'sourceName' | 'origin' | 'confidence' | 'sourceUpdatedAt' | 'checkedOn'>;

/** Who says so and how it was seen, as use-seen.ts says it: of a sample or of what no one saw, no day. */
export function sourceOf({ sourceName, origin, confidence, sourceUpdatedAt, checkedOn }: Seen): BilingualText {
  if (origin === 'sample') return cardWord('sample');
  if (confidence === 'memory') return joined(sourceName, cardWord('unconfirmed'));
  if (origin === 'snapshot') {
    return joined(sourceName, cardWord('edition', { date: month(sourceUpdatedAt ?? checkedOn) }));
  }
  return seenSource(sourceName, checkedOn, origin === 'live' ? 'live' : 'stored-copy');
}

/** A card of this kind: its sentence and questions, and what is known of the thing. */
export const cardOf = (kind: CardKind, facts: readonly CardFact[], source: BilingualText | null): Card => ({
  ...cardScript(kind),
  facts,
  own: [],
  source,
});
