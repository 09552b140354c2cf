// Whether a sentence of a language model says what its one fact says, and nothing else. Pure. It is held to a single fact, so a
// figure of one plan cannot be said of another.
import type { AppLanguage } from '@app/contracts/http/errors';
import { monthNumber } from '@app/kit/month-number';
import { figuresIn, phonesIn, sameFigure } from './figures';
import { hasAdvice, isMeaningKept } from './meaning';
import { hasOtherName } from './names';
import { numberWordsIn } from './number-words';
import { trimmedEnd } from './trimmed-end';

export const TEXT_REFUSALS = [
  'blank',
  'long',
  'markup',
  'language',
  'phone',
  'address',
  'figure',
  'name',
  'meaning',
  'advice',
] as const;
export type TextRefusal = (typeof TEXT_REFUSALS)[number];

/** Characters of a sentence; the longest built-in one has about 150. */
const MOST_CHARACTERS = 400;
/** Control and direction signs, private use, what a page or a terminal would take for more than text. */
const MARKUP = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>`{}\\|*_#]|\]\(/u;
/** Digits and numbers of any writing but ours: "½", "Ⅳ", "１", "三". */
const OTHER_NUMBERS = /(?![0-9])[\p{Nd}\p{Nl}\p{No}]|\p{Script=Han}/u;
/** In a word: a site or an e-mail address. */
const ADDRESS = /[A-Za-z0-9-]\.[A-Za-z]{2}|:\/\/|@/;
/** Signs that stand for a masked number (personal-numbers.ts). */
const MARK = /\[\[[A-Z]+\]\]/g;
const MONTH =
  /\b(?:January|February|March|April|May(?= \d)|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g;

/** Months by name as their numbers, so that "December 31" and "12월 31일" are the same day. */
const monthsAsNumbers = (text: string): string => text.replace(MONTH, (name) => ` ${monthNumber(name)} `);

function hasOtherAddress(text: string, fact: string): boolean {
  return text
    .split(/\s/)
    .filter((word) => ADDRESS.test(word))
    .some((word) => !fact.includes(trimmedEnd(word.replace(/[^\x20-\x7e].*$/, ''), '.,)')));
}

function hasOtherFigure(text: string, fact: string): boolean {
  const given = figuresIn(monthsAsNumbers(fact));
  if (figuresIn(monthsAsNumbers(text)).some((figure) => !given.some((each) => sameFigure(each, figure)))) return true;
  const words = new Set(numberWordsIn(fact));
  return numberWordsIn(text).some((word) => !words.has(word));
}

function hasOtherMark(text: string, fact: string): boolean {
  const rest = text.replaceAll(MARK, '');
  return /[[\]]/.test(rest) || (text.match(MARK) ?? []).some((mark) => !fact.includes(mark));
}

function isIn(language: AppLanguage, text: string, fact: string): boolean {
  const hangul = (text.match(/[가-힣]/g) ?? []).length;
  if (language === 'en') return hangul === 0 || /[가-힣]/.test(fact);
  const latin = (text.match(/[A-Za-z]/g) ?? []).length;
  const inFact = (fact.match(/[A-Za-z]/g) ?? []).length;
  return hangul >= 8 && (hangul >= latin || inFact >= latin);
}

/** @returns why the sentence is not shown; null: it says what the fact says */
export function refusalOf(text: string, fact: string, language: AppLanguage): TextRefusal | null {
  const checks: readonly (readonly [TextRefusal, () => boolean])[] = [
    ['blank', () => text.trim() === ''],
    ['long', () => text.length > MOST_CHARACTERS],
    ['markup', () => MARKUP.test(text)],
    ['phone', () => phonesIn(text).some((phone) => !phonesIn(fact).includes(phone))],
    ['address', () => hasOtherAddress(text, fact)],
    ['figure', () => OTHER_NUMBERS.test(text) || hasOtherFigure(text, fact) || hasOtherMark(text, fact)],
    ['name', () => hasOtherName(text.replaceAll(MONTH, ' ').replaceAll(MARK, ' '), fact)],
    ['language', () => !isIn(language, text, fact)],
    ['advice', () => hasAdvice(text, fact)],
    ['meaning', () => !isMeaningKept(text, fact)],
  ];
  return checks.find(([, isWrong]) => isWrong())?.[0] ?? null;
}
