// One of our own records as an answer.
import type { ReplyPhone } from '@app/contracts/http/chat';
import { fill } from '@app/benefits/programs/amount-texts';
import type { Document } from '../retrieval/document';
import { DOCUMENTS } from '../retrieval/documents';
import { letterTokens } from '../retrieval/tokens';
import type { Question } from '../understanding/question';
import { unknown as W } from '../words/closing.words.json';
import { fact } from './draft';
import type { Draft, DraftPart } from './draft';

/** Above this share of its words the question of a record is what the visitor asked. */
const SAME_QUESTION = 0.7;

/** Quotation marks within quotation marks. */
const inner = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');

/** "Yes, if you have …" is no sentence without its first word. */
const YES_OR_NO = {
  ko: /^(?:네|아니요)[.,] /u,
  en: /^(?:Yes|No)[.,] (?!(?:but|if|only|unless|until|when)\b)(.)/u,
} as const;

/** "네." answers the question of the record; to another question it may be wrong. The sentences after it say what is so. */
function withoutYes([first, ...others]: readonly DraftPart[]): DraftPart[] {
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

/** The sentences of a record, to stand beside an answer by the rules. @param id of the document */
export const recordParts = (id: string, today: string): DraftPart[] =>
  DOCUMENTS.find((document) => document.id === id)?.parts(today) ?? [];

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
