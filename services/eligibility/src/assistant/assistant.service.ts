import { Injectable } from '@nestjs/common';
import type { AnswerRequest, ChatReply, ChatRequest, ReplyEvent, SearchAnswer } from '@app/contracts/http/chat';
import type { AppLanguage } from '@app/contracts/http/errors';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { AnswerCounts } from '../counts/answer-counts.service';
import type { Counted } from '../counts/answer-counts.service';
import { ModelService } from '../model/model.service';
import { correction, firstOf, LATER_ANSWERS, personChecked, RULE_ANSWERS } from './answers/all-answers';
import type { Draft } from './answers/draft';
import { swindleLetter } from './answers/letters';
import { places } from './answers/places';
import { plans } from './answers/plans';
import { unknown } from './answers/unknown';
import { CardFinder } from './cards/card-finder';
import { together } from './cards/card-answers';
import {
  answerByCard,
  areDifferent,
  asksOtherwise,
  cautious,
  danger,
  faintAnswer,
  isBeyondWords,
  isSure,
  isTrueLetter,
  LIKELY,
  offersOf,
  POSSIBLE,
  refused,
  warningOfFraud,
} from './cards/decide';
import { answerOfSearch } from './cards/search-answer';
import type { RankedCard } from './cards/ranker';
import { CatalogClient } from './catalog.client';
import { cardOf, composeReply } from './compose';
import { separateQuestions } from './understanding/questions-in';
import { readQuestion } from './understanding/question';
import type { Question } from './understanding/question';
import { wordedReply } from './worded-reply';

/** What a record says above a check of the person or a list of places. */
const MOST_ABOVE = 3;

const OUTCOMES = {
  emergency: 'danger',
  refusal: 'refused',
  answer: 'answered',
  correction: 'answered',
  greeting: 'answered',
} as const;

/** What is counted of a reply. */
function outcomesOf(draft: Draft): Counted[] {
  const { kind, offered = [] } = draft;
  if (kind !== 'unknown') return [{ card: cardOf(draft), outcome: OUTCOMES[kind] }];
  if (offered.length > 0) return offered.map((card) => ({ card, outcome: 'offered' }));
  return [{ card: cardOf(draft), outcome: 'unknown' }];
}

@Injectable()
export class AssistantService {
  constructor(
    private readonly clock: Clock,
    private readonly catalog: CatalogClient,
    private readonly model: ModelService,
    private readonly finder: CardFinder,
    private readonly counts: AnswerCounts,
  ) {}

  /**
   * Answers one message from the product's own dated records and rules; a language model, where one is configured, finds the words.
   * Never throws for what a visitor wrote; nothing of it is kept or logged: the card that answers is counted. The catalog gets a
   * ZIP, a kind of place and a language, nothing else.
   */
  async reply(request: ChatRequest, signal = new AbortController().signal): Promise<ChatReply> {
    for await (const event of this.events(request, signal)) if (event.type === 'reply') return event.reply;
    throw new Error('a reply always ends in the whole of it');
  }

  /** The same, each part as soon as it is known, the whole reply last. */
  async *events(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const { message, language = 'ko', history = [] } = request;
    const today = pacificDay(this.clock.now());
    const read = readQuestion(message, language, history, today);
    const { question, ranked, found } = await this.finder.find(read, signal);
    const drafts = (await this.severalDrafts(question, found, language)) ?? [await this.draftOf(question, ranked)];
    this.counts.add(drafts.flatMap(outcomesOf));
    const draft = cautious(together(drafts), question, ranked);
    yield* wordedReply(composeReply(draft, question.language), request, this.model, signal);
  }

  /** What the words of a search ask for; null where that is unsure, a place or talk. */
  async answerToSearch({ words, language = 'ko' }: AnswerRequest): Promise<SearchAnswer | null> {
    const question = readQuestion(words, language, [], pacificDay(this.clock.now()));
    const found = await answerOfSearch(question, this.finder.byWords(question), this.catalog);
    if (!found) return null;
    this.counts.add(outcomesOf(found.draft));
    const reply = composeReply(found.draft, question.language);
    return { question: found.card.asks[reply.language], reply };
  }

  /** An answer to each question of a message that asks several things; null where it is one question, or in danger. */
  private async severalDrafts(
    whole: Question,
    found: readonly RankedCard[],
    language: AppLanguage,
  ): Promise<Draft[] | null> {
    const separate = separateQuestions(whole.text);
    if (!separate || danger(whole, found)) return null;
    // One card answers both halves of the sentence.
    if (separate.areOfOneSentence && isBeyondWords(found)) return null;
    const questions = separate.texts.map((text) => {
      const own = readQuestion(text, language, [], whole.today);
      return { ...own, person: whole.person, place: { ...own.place, zip: own.place.zip ?? whole.place.zip } };
    });
    const ranked = questions.map((question) => this.finder.byWords(question));
    if (!areDifferent(ranked, separate.areOfOneSentence)) return null;
    // What the whole surely asks is what none of its sentences asks: alone they lack what the others tell.
    if (isBeyondWords(found) && !ranked.some(([first]) => first?.id === found[0]?.id)) return null;
    const drafts = await Promise.all(questions.map((question, index) => this.draftOf(question, ranked[index] ?? [])));
    return drafts.every(({ kind }) => kind === 'answer' || kind === 'correction') ? drafts : null;
  }

  private async draftOf(question: Question, ranked: readonly RankedCard[]): Promise<Draft> {
    const { today } = question;
    return (
      danger(question, ranked) ??
      refused(question, ranked) ??
      (isTrueLetter(ranked) ? null : swindleLetter(question)) ??
      (asksOtherwise(question, ranked) ? null : correction(question, today)) ??
      (await this.nearby(question, ranked)) ??
      (await this.checked(question, ranked)) ??
      (await answerByCard(ranked, question, this.catalog, LIKELY)) ??
      firstOf(LATER_ANSWERS, question, today) ??
      (await answerByCard(ranked, question, this.catalog, POSSIBLE)) ??
      (await warningOfFraud(ranked, question, this.catalog)) ??
      (await plans(question, this.catalog)) ??
      (await places(question, this.catalog)) ??
      firstOf(RULE_ANSWERS, question, today) ??
      (await this.withTurnBefore(question)) ??
      (await faintAnswer(ranked, question, this.catalog)) ??
      unknown(question, offersOf(ranked))
    );
  }

  /** The rules over what is said of a person. A story with an income may ask something else as well. */
  private async checked(question: Question, ranked: readonly RankedCard[]): Promise<Draft | null> {
    const check = personChecked(question, question.today, isSure(ranked));
    return check && isBeyondWords(ranked) ? this.underRecord(check, question, ranked) : check;
  }

  /** A check or a list under the beginning of the record that the message probably asks for too. */
  private async underRecord(draft: Draft, question: Question, ranked: readonly RankedCard[]): Promise<Draft> {
    const records = ranked.filter(({ id }) => id.startsWith('faq-'));
    const said = await answerByCard(records, question, this.catalog, LIKELY);
    return said?.kind === 'answer' ? together([{ ...said, parts: said.parts.slice(0, MOST_ABOVE) }, draft]) : draft;
  }

  /** A message that goes on from another says too little alone: the ranker reads both. */
  private async withTurnBefore(question: Question): Promise<Draft | null> {
    if (question.withBefore === null) return null;
    return answerByCard(this.finder.byWordsOf(question.withBefore), question, this.catalog, LIKELY);
  }

  /**
   * A ZIP code with a kind of place or plan says what is wanted; the name of a town does where the message looks for a place or the
   * ranker is not sure of a card.
   */
  private async nearby(question: Question, ranked: readonly RankedCard[]): Promise<Draft | null> {
    const { zip, type, place } = question.place;
    const isTown = type !== null && place !== null && (question.own.has('find') || !isSure(ranked));
    if (zip === null && !isTown) return null;
    const listed = (await plans(question, this.catalog)) ?? (await places(question, this.catalog));
    return listed && this.underRecord(listed, question, ranked);
  }
}
