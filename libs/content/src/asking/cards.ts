// The cards of the assistant: each is one thing that it can answer. What a card says is in other records; a card names them.
import type { BilingualText } from '@app/contracts/http/errors';
import cards from '../../data/asking/cards.json';

export interface CardRecord {
  id: string;
  /** What the card answers, as a question; shown where the visitor is asked what is meant. */
  asks: BilingualText;
  /** Ways to answer, the best first; each is a list of things said together (services/eligibility/src/assistant/cards). */
  answers: readonly (readonly string[])[];
  /** Ids of help lines that answer where no answer fits: the guide has no confirmed record. */
  lines?: readonly string[];
}

export const CARDS: readonly CardRecord[] = cards;

export const CARDS_BY_ID: ReadonlyMap<string, CardRecord> = new Map(CARDS.map((card) => [card.id, card]));
