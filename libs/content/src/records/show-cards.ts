// What a card to show says: for each kind of thing a sentence and its questions, Korean for the reader, exact English for the
// person at the counter; and the words around them.
import { fill } from '@app/benefits/programs/amount-texts';
import type { BilingualText } from '@app/contracts/http/errors';
import showCards from '../../data/show-cards.json';

export type CardKind = keyof typeof showCards.kinds;
export type CardWord = keyof typeof showCards.words;

export interface CardScript {
  say: BilingualText;
  asks: readonly BilingualText[];
}

export const cardScript = (kind: CardKind): CardScript => showCards.kinds[kind];

/** A word of the cards in both languages, its `{{name}}` filled in. */
export const cardWord = (word: CardWord, parts: Readonly<Record<string, BilingualText | string>> = {}): BilingualText =>
  fill(showCards.words[word], parts);
