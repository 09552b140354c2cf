// What no rule or table answers is looked up among our own records. Near is not enough: most of the question has to stand in the record,
// or nothing is said.
import type { ReplyPhone } from '@app/contracts/http/chat';
import type { BilingualText } from '@app/contracts/http/errors';
import { DOCUMENTS } from '../retrieval/documents';
import type { Document } from '../retrieval/document';
import { isAboutOther } from '../retrieval/not-for';
import { SearchIndex } from '../retrieval/search-index';
import type { Hit } from '../retrieval/search-index';
import { conceptsOf, conceptTokens, isTelling, letterTokens } from '../retrieval/tokens';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { fill } from '@app/benefits/programs/amount-texts';
import { fact, say } from './draft';
import type { Draft, DraftPart } from './draft';
import { unknown as W } from '../words/closing.words.json';
import { BENEFITS } from './links';

const tokensOf = (texts: readonly string[]): string[] => texts.flatMap(letterTokens);

const INDEX = new SearchIndex<Document>(
  DOCUMENTS.map((document) => ({
    value: document,
    title: [...new Set([...tokensOf(document.titles), ...document.titles.flatMap(conceptTokens)])],
    body: tokensOf(document.body),
  })),
);

const MOST_HITS = 8;
/** Below these a record is near and no answer (questions.test.ts holds them in place). */
const LEAST_IN_TITLE = 0.4;
const LEAST_COVERED = 0.55;

/** "뭐예요?" wants the word, "신청서" the form, a story the question that people ask. */
function favored({ own }: Question): (document: Document) => number {
  const wants = (ids: readonly TermId[]): boolean => ids.some((id) => own.has(id));
  return ({ kind }) => {
    if (kind === 'form') return wants(['form']) ? 1.6 : 0.5;
    if (kind === 'word') return wants(['whatIs']) ? 1.4 : 0.9;
    if (kind === 'program') return wants(['apply', 'whatIs']) ? 1.2 : 1;
    return kind === 'change' ? 0.9 : 1.1;
  };
}

/** Words of a message that names a thing and little else: "디뎍터블 뜻". */
const FEW_WORDS = 3;

const isConcept = (token: string): boolean => token.startsWith('@');

/** The thing that is asked about is what the record is about, even where the rest of a long message stands nowhere. */
function isAbout({ shared }: Hit<Document>, { own, words }: Question): boolean {
  if (shared.some(isTelling)) return true;
  return shared.some(isConcept) && (own.has('whatIs') || words.length <= FEW_WORDS - 1);
}

const isAnswer = (hit: Hit<Document>, question: Question): boolean =>
  (hit.inTitle >= LEAST_IN_TITLE && hit.covered >= LEAST_COVERED) || isAbout(hit, question);

function hitsOf(question: Question): Hit<Document>[] {
  const queryText = question.words.join(' ');
  const tokens = [...letterTokens(queryText), ...conceptsOf(question.own)];
  const weigh = favored(question);
  return INDEX.find(tokens, MOST_HITS)
    .map((hit) => ({ ...hit, score: hit.score * weigh(hit.value) }))
    .sort((one, other) => other.score - one.score);
}

/** Where the nearest record means something else, only one about the very thing may answer in its place. */
function answerAmong(hits: readonly Hit<Document>[], question: Question): Hit<Document> | undefined {
  const answers = hits.filter((hit) => isAnswer(hit, question));
  const meant = answers.filter(({ value }) => !isAboutOther(value.id, question.own));
  return answers[0] === meant[0] ? meant[0] : meant.find(({ shared }) => shared.some(isTelling));
}

/** A word says what a thing is; who it is for stands in the question or the program about the same thing. */
function fullerDocument(found: Document, hits: readonly Hit<Document>[], question: Question): Document | null {
  if (found.kind !== 'word' || !question.own.has('whatIs')) return null;
  const isMore = ({ value, inTitle, shared }: Hit<Document>): boolean =>
    (value.kind === 'faq' || value.kind === 'program') && shared.some(isConcept) && inTitle >= LEAST_IN_TITLE;
  return hits.find(isMore)?.value ?? null;
}

/** The word, then what more is known; a word that the rest explains itself is not said twice. */
function sentencesOf(found: Document, more: Document | null, today: string): DraftPart[] {
  const own = found.parts(today);
  const further = more?.parts(today) ?? [];
  const said = further.map(({ text }) => text.ko).join(' ');
  const meaning = own[0]?.text.ko.split(': ').slice(1).join(': ') ?? '';
  return meaning !== '' && said.includes(meaning) ? further : [...own, ...further];
}

/** "메디케어랑 메디캘 차이": each word with its meaning. */
const WORD_OF = new Map<TermId, string>([
  ['medicare', 'word-medicare'],
  ['mediCal', 'word-medi-cal'],
  ['coveredCalifornia', 'word-covered-california'],
  ['partA', 'word-part-a'],
  ['partB', 'word-part-b'],
  ['partC', 'word-part-c'],
  ['partD', 'word-part-d'],
  ['medigap', 'word-medigap'],
]);

function compared({ own, today }: Question): Draft | null {
  const ids = [...own].map((id) => WORD_OF.get(id)).filter((id) => id !== undefined);
  if (!own.has('difference') || ids.length < 2) return null;
  const words = ids.flatMap((id) => DOCUMENTS.filter((document) => document.id === id));
  return { kind: 'answer', parts: words.flatMap(({ parts }) => parts(today)), links: [BENEFITS] };
}

/** Above this share of its words the question of a record is what the visitor asked. */
const SAME_QUESTION = 0.7;

/** Quotation marks within quotation marks. */
const inner = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');

/** What a word means does not answer these. */
const ASKS_FOR_MORE: readonly TermId[] = ['eligible', 'pays', 'howMuch', 'free'];

const YES_OR_NO = { ko: /^(?:네|아니요)[.,] /u, en: /^(?:Yes|No)[.,] (.)/u } as const;

/** "네." answers the question of the record; to another question it may be wrong. The sentences after it say what is so. */
export function withoutYes([first, ...others]: readonly DraftPart[]): DraftPart[] {
  if (!first) return [];
  const { ko, en } = first.text;
  const text = {
    ko: ko.replace(YES_OR_NO.ko, ''),
    en: en.replace(YES_OR_NO.en, (_said, letter: string) => letter.toUpperCase()),
  };
  return [{ ...first, text }, ...others];
}

/** The answer first; where the record was asked in other words, its own question under it. */
function withItsQuestion(
  parts: readonly DraftPart[],
  { kind, question: its }: Document,
  visitorQuestion: Question,
): DraftPart[] {
  const [first] = parts;
  const said = new Set(letterTokens(visitorQuestion.text));
  const tokens = letterTokens(its[visitorQuestion.language]);
  const isSame = tokens.filter((token) => said.has(token)).length >= tokens.length * SAME_QUESTION;
  if (kind !== 'faq' || !first || isSame) return [...parts];
  const question = { ko: inner(its.ko), en: inner(its.en) };
  return [...withoutYes(parts), fact(fill(W.answers, { question }), ...first.sources)];
}

const furtherQuestions = (hits: readonly Hit<Document>[], ...answered: (Document | null)[]): BilingualText[] =>
  hits.filter(({ value }) => value.kind === 'faq' && !answered.includes(value)).map(({ value }) => value.question);

/** The sentences of a record, to stand beside an answer by the rules. @param id of the document */
export const recordParts = (id: string, today: string): DraftPart[] =>
  DOCUMENTS.find((document) => document.id === id)?.parts(today) ?? [];

/** The record whole, as the answer to a question that is its own. */
export function answerBy(found: Document, question: Question): Draft {
  const { lines, links } = found;
  const suggestions = furtherQuestions(hitsOf(question), found);
  return { kind: 'answer', card: found.id, parts: found.parts(question.today), lines, links, suggestions };
}

/** The number of the record's own, if it has one. */
const phonesOf = ({ id, phone }: Document, { language }: Question): ReplyPhone[] =>
  phone ? [{ id, who: phone.who[language], number: phone.number, hours: null }] : [];

/** One record as the answer; its own question is said under it where it was asked in other words. @param id of the document */
export function documentOf(id: string, question: Question): Draft | null {
  const found = DOCUMENTS.find((document) => document.id === id);
  if (!found) return null;
  const { lines, links } = found;
  const parts = withItsQuestion(found.parts(question.today), found, question);
  return { kind: 'answer', card: id, parts, lines, links, phones: phonesOf(found, question) };
}

export function lookedUp(question: Question): Draft | null {
  const words = compared(question);
  if (words) return words;
  const hits = hitsOf(question);
  // Which program goes on in another state or country stands in no record.
  const isLeaving = question.own.has('moving') && question.own.has('farAway');
  const found = isLeaving ? undefined : answerAmong(hits, question)?.value;
  if (!found) return null;
  const more = fullerDocument(found, hits, question);
  const isMeaningOnly = found.kind === 'word' && !more && ASKS_FOR_MORE.some((term) => question.own.has(term));
  return {
    kind: 'answer',
    card: found.id,
    parts: [
      ...withItsQuestion(sentencesOf(found, more, question.today), found, question),
      ...(isMeaningOnly ? [say(W.meaningOnly)] : []),
    ],
    lines: isMeaningOnly ? ['hicap', 'medicare'] : (more?.lines ?? found.lines),
    phones: phonesOf(more?.phone ? more : found, question),
    links: more?.links ?? found.links,
    suggestions: furtherQuestions(hits, found, more),
  };
}
