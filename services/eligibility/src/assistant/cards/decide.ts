// When a ranked card is an answer: danger early, other cards when they are likely enough. Below that the rules and records are asked.
import { CARDS } from '@app/content/asking/cards';
import { normalize } from '@app/content/matching/normalize';
import { FAQS } from '@app/content/records/faqs';
import type { BilingualText } from '@app/contracts/http/errors';
import { emergencyOf } from '../answers/emergency';
import type { Draft } from '../answers/draft';
import type { CatalogClient } from '../catalog.client';
import type { Question } from '../understanding/question';
import { answerOf } from './card-answers';
import type { RankedCard, Ranker } from './ranker';

/** Cards that are looked at for one message. */
const MOST_CARDS = 4;
/** Measured on the wordings set apart (docs/assistant-report.md). */
const LEAST_DANGER = 0.25;
/** Before any rule over single words. */
export const LIKELY = 0.3;
/** After those rules. */
export const POSSIBLE = 0.08;
/** Below this a card has little to do with the message. */
const LEAST_OFFER = 0.03;
/** Above this no other card is offered beside the answer. */
const SURE = 0.45;

const CARDS_BY_ID = new Map(CARDS.map((card) => [card.id, card]));

const FAQ_QUESTIONS = new Map(FAQS.map(({ id, question }) => [`faq-${id}`, question]));

/** The question of a card, as the offers under an answer ask it, and that of its FAQ, as the suggestions do. */
const CARDS_BY_QUESTION = new Map(
  CARDS.flatMap(({ id, asks }) =>
    [asks, FAQ_QUESTIONS.get(id) ?? asks].flatMap(({ ko, en }) =>
      [ko, en].map((text) => [normalize(text), id] as const),
    ),
  ),
);

/** The card whose own question the message is, alone; otherwise the likeliest cards. */
export function cardsOf({ text, isFollowUp }: Question, ranker: Ranker): readonly RankedCard[] {
  const id = CARDS_BY_QUESTION.get(normalize(text));
  if (id !== undefined) return [{ id, probability: 1 }];
  // A message that goes on from an earlier one says too little of its own for the ranker.
  return isFollowUp ? [] : ranker.rank(text, MOST_CARDS);
}

/** All cards of danger count together: which one it is matters less than that it is one. */
export function dangerByCard(ranked: readonly RankedCard[]): Draft | null {
  const isDanger = ({ id }: RankedCard): boolean => id.startsWith('safety-');
  const [first] = ranked.filter(isDanger);
  const whole = ranked.filter(isDanger).reduce((sum, { probability }) => sum + probability, 0);
  const other = ranked.find((card) => !isDanger(card))?.probability ?? 0;
  return first && whole >= Math.max(LEAST_DANGER, other) ? emergencyOf(first.id) : null;
}

/** The questions of the likeliest cards, to ask what is meant. */
export const offersOf = (ranked: readonly RankedCard[]): BilingualText[] =>
  ranked.flatMap(({ id, probability }) => {
    const card = probability >= LEAST_OFFER ? CARDS_BY_ID.get(id) : undefined;
    return card && !/^(?:safety|refuse|talk)-/.test(id) ? [card.asks] : [];
  });

/** @param ranked the likeliest first @param least probability of a card that answers */
export async function answerByCard(
  ranked: readonly RankedCard[],
  question: Question,
  catalog: CatalogClient,
  least: number,
): Promise<Draft | null> {
  const [first, ...others] = ranked;
  const card = first && first.probability >= least ? CARDS_BY_ID.get(first.id) : undefined;
  if (!first || !card) return null;
  const draft = await answerOf(card, question, catalog);
  if (!draft) return null;
  return first.probability >= SURE ? draft : { ...draft, suggestions: offersOf(others) };
}
