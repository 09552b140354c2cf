// When a ranked card is an answer: danger early, other cards when they are likely enough. Below that the rules and records are asked.
import { fill } from '@app/benefits/programs/amount-texts';
import { CARDS, CARDS_BY_ID } from '@app/content/asking/cards';
import type { CardRecord } from '@app/content/asking/cards';
import { hasHangul, weightOf } from '@app/content/matching/hangul';
import { normalize } from '@app/content/matching/normalize';
import { FAQS } from '@app/content/records/faqs';
import { NO_CARD } from '@app/contracts/http/answer-counts';
import type { AppLanguage, BilingualText } from '@app/contracts/http/errors';
import type { Draft, DraftPart } from '../answers/draft';
import { dangerNamedIn, emergencyOf, withCaution } from '../answers/emergency';
import { refusal, refusalOf } from '../answers/refusals';
import type { CatalogClient } from '../catalog.client';
import type { Question } from '../understanding/question';
import { thoughtsIn } from '../understanding/questions-in';
import { unknown as words } from '../words/closing.words.json';
import { isAboutOther, isForOtherAge } from '../retrieval/not-for';
import { answerOf, together } from './card-answers';
import { withoutNone } from './ranker';
import { isDanger } from './ranker-model';
import type { RankedCard, Ranker } from './ranker';

/** Cards that are looked at for one message; one of them may be that of no card. */
export const MOST_CARDS = 5;
/** Measured on the messages of testing/safety-exam.tsv. */
const LEAST_DANGER = 0.1;
/** The same where the message has a word of danger; a cry of a few words needs nothing more. */
const LEAST_NAMED_DANGER = 0.05;
const CRY = 32;
/** The same of one sentence among others, whose sense the others may change; the second where the whole hardly speaks of danger. */
const SURE_ALARM = 0.9;
const ALARM_ALONE = 0.999;
const HARDLY_DANGER = 0.001;
/** The same where no card answers. */
const LAST_DANGER = 0.02;
/** Above this a reply begins with the number to call. */
const POSSIBLE_DANGER = 0.005;
/** Refusals come before every rule over single words. */
export const CERTAIN = 0.6;
/** Before most rules over single words. */
export const LIKELY = 0.3;
/** After those rules. Below it three answers in four were about something else: the cards are offered instead. */
export const POSSIBLE = 0.2;
/** A word of the message refuses nothing that the ranker thinks less likely. */
const LEAST_REFUSED = 0.005;
/** Instead of nothing, where that no card answers is less likely still. */
const FAINT = 0.1;
/** A warning of fraud answers above this: an unneeded one does less harm than a missing one. */
const POSSIBLE_FRAUD = 0.08;
const FRAUD_CARDS: ReadonlySet<string> = new Set([
  'faq-scam-call',
  'faq-gave-number',
  'faq-gift-card-paid',
  'faq-online-sweetheart',
  'faq-grandchild-jail-call',
  'faq-consulate-scam-call',
  'faq-gift-card-demand',
  'faq-scam-computer',
  'faq-ssn-suspended-call',
  'faq-hospice-without-choosing',
]);
/** Above this a card answers although a word of the message speaks of something else. */
const OVER_TERMS = 0.85;
/** Below this a card has little to do with the message. */
const LEAST_OFFER = 0.03;
/** Above this no other card is offered with the answer. */
export const SURE = 0.6;
/** Half a sentence is a question of its own above this. */
const SURE_HALF = 0.7;
/** Up to this the second card may be meant as well, where it is likely enough itself. */
const SURE_ALONE = 0.8;
const LEAST_SECOND = 0.15;
/** The same where the first card is a guess itself. */
const LEAST_SECOND_GUESS = 0.08;
/** Of the second card no more is said than what answers its question. */
const MOST_SECOND = 3;
/** A language model chooses among so many. */
export const MOST_CHOICES = 20;

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
export function cardsOf({ text, words, isFollowUp }: Question, ranker: Ranker): readonly RankedCard[] {
  const id = CARDS_BY_QUESTION.get(normalize(text));
  if (id !== undefined) return [{ id, probability: 1 }];
  const typed = words.join(' ');
  // Korean that was typed on an English keyboard stands in the words.
  const ranked = rankedWithDanger(hasHangul(typed) && !hasHangul(text) ? typed : text, ranker);
  // A message that goes on from an earlier one says too little of its own for the ranker, except of danger.
  return isFollowUp ? ranked.filter((card) => isDanger(card.id)) : ranked;
}

/** The cards of a text; where one of its sentences alone speaks surely of a danger, that danger with them: long stories hide it. */
function rankedWithDanger(text: string, ranker: Ranker): RankedCard[] {
  const ranked = ranker.rank(text, MOST_CARDS);
  const sentences = thoughtsIn(text);
  const { probability } = dangerIn(ranked);
  if (sentences.length < 2 || probability >= LEAST_DANGER) return ranked;
  const alarms = sentences.map((sentence) => ranker.rank(sentence, MOST_CARDS).filter(({ id }) => isDanger(id)));
  const [worst = []] = alarms.sort((one, other) => dangerIn(other).probability - dangerIn(one).probability);
  const least = probability < HARDLY_DANGER ? ALARM_ALONE : SURE_ALARM;
  if (dangerIn(worst).probability < least) return ranked;
  return [...worst, ...ranked.filter(({ id }) => !isDanger(id))];
}

const isTalk = ({ id }: RankedCard): boolean => /^(?:safety|refuse|talk)-/.test(id);

interface FoundDanger {
  /** The likeliest. */
  id: string | undefined;
  /** Which danger it is. */
  isCertain: boolean;
  /** That it is one of them, which matters more. */
  probability: number;
}

function dangerIn(ranked: readonly RankedCard[]): FoundDanger {
  const dangers = ranked.filter(({ id }) => isDanger(id));
  const [first] = dangers;
  return {
    id: first?.id,
    isCertain: first !== undefined && first.probability >= CERTAIN,
    probability: dangers.reduce((sum, card) => sum + card.probability, 0),
  };
}

/**
 * Danger by the ranker. A word of danger makes a smaller probability enough; a few words without one may be about anything. Which danger it
 * is, the ranker decides where it is certain: "맞았어요" says that somebody was hit, or had an injection.
 */
export function danger(question: Question, ranked: readonly RankedCard[]): Draft | null {
  const { id, isCertain, probability } = dangerIn(ranked);
  const named = dangerNamedIn(question);
  const isCry = weightOf(question.text) < CRY;
  if (named && !isCertain && (probability >= LEAST_NAMED_DANGER || isCry)) return emergencyOf(named, question);
  return id && probability >= (isCry ? CERTAIN : LEAST_DANGER) ? emergencyOf(id, question) : null;
}

/** The draft, with the number to call above it where danger is possible and not likely; where nothing else answers, danger does. */
export function cautious(draft: Draft, question: Question, ranked: readonly RankedCard[]): Draft {
  const { id, probability } = dangerIn(ranked);
  if (!id || probability < POSSIBLE_DANGER) return draft;
  const isLast = draft.kind === 'unknown' && probability >= LAST_DANGER;
  return (isLast ? emergencyOf(id, question) : null) ?? withCaution(id, draft);
}

/** The likeliest cards, to ask what is meant. */
export const offersOf = (ranked: readonly RankedCard[]): CardRecord[] =>
  ranked
    .filter((card) => card.probability >= LEAST_OFFER && !isTalk(card))
    .flatMap(({ id }) => CARDS_BY_ID.get(id) ?? []);

const single = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');
/** A question that is quoted inside a sentence. */
const innerQuotes = ({ ko, en }: BilingualText): BilingualText => ({ ko: single(ko), en: single(en) });

/** A refusal by mistake leaves somebody without any answer. */
const isUnsureRefusal = ({ id, probability }: RankedCard): boolean => id.startsWith('refuse-') && probability < CERTAIN;

/** @param ranked the likeliest first @param least probability of a card that answers */
export async function answerByCard(
  ranked: readonly RankedCard[],
  question: Question,
  catalog: CatalogClient,
  least: number,
): Promise<Draft | null> {
  const [first, ...others] = withoutNone(ranked).filter(
    (one) => !isForOtherAge(one.id, question) && !isUnsureRefusal(one),
  );
  const card = first && first.probability >= least ? CARDS_BY_ID.get(first.id) : undefined;
  if (!first || !card) return null;
  if (isTalk(first) && first.probability < LIKELY) return null;
  if (first.probability < SURE && card.answers.flat().some((id) => isAboutOther(id, question.own))) return null;
  const found = await answerOf(card, question, catalog);
  const draft = found && { ...found, card: card.id };
  if (!draft || first.probability >= SURE_ALONE) return draft;
  const isGuess = first.probability < LIKELY;
  const second = await secondAnswer(card, others[0], isGuess ? LEAST_SECOND_GUESS : LEAST_SECOND, question, catalog);
  const whole = together(second ? [draft, second] : [draft]);
  if (first.probability >= SURE) return whole;
  const perhaps = isGuess ? [perhapsPart(card, draft)] : [];
  const suggestions = offersOf(second ? others.slice(1) : others).map(({ asks }) => asks);
  return { ...whole, parts: [...perhaps, ...whole.parts], suggestions };
}

/** "If you’re asking ..., here’s the answer." */
const perhapsPart = ({ asks }: CardRecord, { parts: [first] }: Draft): DraftPart => ({
  text: fill(words.perhaps, { question: innerQuotes(asks) }),
  sources: first?.sources ?? [],
});

/** The beginning of what a second card says that may be meant as well; null where it is unlikely or says the same. */
async function secondAnswer(
  first: CardRecord,
  ranked: RankedCard | undefined,
  least: number,
  question: Question,
  catalog: CatalogClient,
): Promise<Draft | null> {
  const card = ranked && !isTalk(ranked) && ranked.probability >= least ? CARDS_BY_ID.get(ranked.id) : undefined;
  const said = new Set(first.answers.flat());
  if (!card || card.answers.flat().some((id) => said.has(id))) return null;
  const found = await answerOf(card, question, catalog);
  if (found?.kind !== 'answer') return null;
  return { ...found, parts: [perhapsPart(card, found), ...found.parts.slice(0, MOST_SECOND)] };
}

/** Where nothing else answers: the likeliest card, said to be a guess; null where no card probably answers. */
export async function faintAnswer(
  ranked: readonly RankedCard[],
  question: Question,
  catalog: CatalogClient,
): Promise<Draft | null> {
  const [first] = ranked;
  return first && first.id !== NO_CARD ? answerByCard(ranked, question, catalog, FAINT) : null;
}

/** After {@link POSSIBLE} cards: null where the likeliest card is no warning of fraud. */
export async function warningOfFraud(
  ranked: readonly RankedCard[],
  question: Question,
  catalog: CatalogClient,
): Promise<Draft | null> {
  const [first] = withoutNone(ranked);
  return first && FRAUD_CARDS.has(first.id) ? answerByCard(ranked, question, catalog, POSSIBLE_FRAUD) : null;
}

/**
 * Whether the ranker leaves open what a message asks; danger, refusals and messages that go on from another are never open. That no card
 * answers has to be surer than that one does, because words that are in no wording say so too.
 */
export function isOpen(question: Question, ranked: readonly RankedCard[]): boolean {
  const [first] = ranked;
  const isClear = first !== undefined && first.probability >= (first.id === NO_CARD ? OVER_TERMS : SURE);
  return !isClear && !question.isFollowUp && !danger(question, ranked) && !refused(question, ranked);
}

/** The cards that a language model may choose; danger is no choice of its. */
export const choicesOf = (ranked: readonly RankedCard[], language: AppLanguage): { id: string; asks: string }[] =>
  ranked
    .filter((card) => !isTalk(card))
    .flatMap(({ id }) => CARDS_BY_ID.get(id) ?? [])
    .map(({ id, asks }) => ({ id, asks: asks[language] }));

/** Whether the ranker is so sure of one card that no word of the message speaks against it. */
export const isBeyondWords = (ranked: readonly RankedCard[]): boolean => sureCard(ranked, OVER_TERMS) !== null;

/** Whether the ranker is sure of one card, so that single words of the message decide nothing. */
export const isSure = (ranked: readonly RankedCard[]): boolean => sureCard(ranked, SURE) !== null;

/** By {@link weightOf}: a longer message tells a story, and "I heard" in it is not what it asks. */
const LONGEST_CLAIM = 160;

/** Whether a message probably asks what a card answers, so that no wrong idea is read into it; "..., right?" asks about the idea. */
export function asksOtherwise({ own, text }: Question, ranked: readonly RankedCard[]): boolean {
  const isClaim = own.has('claim') && weightOf(text) <= LONGEST_CLAIM;
  return !isClaim && sureCard(ranked, LIKELY) !== null;
}

/** Whether the ranker is sure of a letter that an agency or plan sends, or of what it says, so that "is it a scam?" asks about a true one. */
export function isTrueLetter(ranked: readonly RankedCard[]): boolean {
  const said = sureCard(ranked, OVER_TERMS) ?? '';
  return /^letter-(?!scam)/.test(sureCard(ranked, SURE) ?? '') || (said.startsWith('faq-') && !FRAUD_CARDS.has(said));
}

/** What the ranker is sure that a message asks. */
const sureCard = ([first]: readonly RankedCard[], least: number): string | null =>
  first && !isTalk(first) && first.id !== NO_CARD && first.probability >= least ? first.id : null;

/** Whether each of these questions surely asks something else. @param ranked of each question */
export function areDifferent(ranked: readonly (readonly RankedCard[])[], areOfOneSentence: boolean): boolean {
  const cards = ranked.map((one) => sureCard(one, areOfOneSentence ? SURE_HALF : LIKELY));
  return !cards.includes(null) && new Set(cards).size === cards.length;
}

/** A dose, an illness or an order, by the ranker where it is sure and by a word of the message otherwise. */
export function refused(question: Question, ranked: readonly RankedCard[]): Draft | null {
  const [first] = withoutNone(ranked);
  const probability = first?.probability ?? 0;
  const byCard = first && probability >= CERTAIN ? refusalOf(first.id) : null;
  const likely = ranked.filter((one) => one.probability >= LEAST_REFUSED);
  return byCard ?? refusal(question, isSure(ranked), new Set(likely.map(({ id }) => id)));
}
