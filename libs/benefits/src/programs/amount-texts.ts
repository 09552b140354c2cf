// Amounts and days as the sentences of the rules say them, in both languages. Every Korean unit ends in a vowel (달러, 세, 해),
// or its particle is fixed (개월은), so that no sentence has to choose one.
import type { BilingualText } from '@app/contracts/http/errors';
import { cutAtPlaceholders, fillPieces } from '@app/contracts/http/placeholders';

const MONTHS_EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Commas between threes; a loop, because an answer writes hundreds of numbers. */
function grouped3(whole: number): string {
  let left = String(whole);
  let grouped = '';
  for (; left.length > 3; left = left.slice(0, -3)) grouped = `,${left.slice(-3)}${grouped}`;
  return left + grouped;
}

/** 1836 -> "1,836"; 202.9 -> "202.90". @param value not negative */
function digits(value: number): string {
  const cents = Math.round(value * 100);
  const part = cents % 100;
  const whole = grouped3((cents - part) / 100);
  if (part === 0) return whole;
  return part < 10 ? `${whole}.0${part}` : `${whole}.${part}`;
}

export type Language = keyof BilingualText;

const DOLLARS = { ko: '{{digits}}달러', en: '${{digits}}' };
const DOLLARS_BELOW_ZERO = { ko: '-{{digits}}달러', en: '-${{digits}}' };

/** What an amount is said with, and filled with: a text that is worded later asks for both when it is read. */
export const dollarTemplate = (value: number): BilingualText => (value < 0 ? DOLLARS_BELOW_ZERO : DOLLARS);
export const dollarParts = (value: number): Parts => ({ digits: digits(Math.abs(value)) });

/** 1836 -> 1,836달러 / $1,836 */
export const dollars = (value: number): BilingualText => fill(dollarTemplate(value), dollarParts(value));

/** `2027-01-04` -> 2027년 1월 4일 / January 4, 2027 */
export function day(iso: string): BilingualText {
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number);
  return { ko: `${year}년 ${month}월 ${date}일`, en: `${MONTHS_EN[month - 1]} ${date}, ${year}` };
}

/** `2028-08` or `2028-08-15` -> 2028년 8월 / August 2028 */
export function month(iso: string): BilingualText {
  const [year = 0, number = 1] = iso.split('-').map(Number);
  return { ko: `${year}년 ${number}월`, en: `${MONTHS_EN[number - 1]} ${year}` };
}

interface Pieces {
  ko: readonly string[];
  en: readonly string[];
}
const piecesByText = new WeakMap<BilingualText, Pieces>();

/** A text cut at its `{{names}}`: cut once, as the same few sentences are filled all day. */
function piecesOf(text: BilingualText): Pieces {
  const known = piecesByText.get(text);
  if (known) return known;
  const pieces = { ko: cutAtPlaceholders(text.ko), en: cutAtPlaceholders(text.en) };
  piecesByText.set(text, pieces);
  return pieces;
}

/** Whether anything is to be filled in. */
export function isFilled(text: BilingualText): boolean {
  const { ko, en } = piecesOf(text);
  return ko.length > 1 || en.length > 1;
}

export type Parts = Readonly<Record<string, BilingualText | string>>;

function partOf(parts: Parts, name: string): BilingualText | string | undefined {
  return Object.hasOwn(parts, name) ? Reflect.get<Parts, string>(parts, name) : undefined;
}

export const filledIn = (language: Language, text: BilingualText, parts: Parts): string =>
  fillPieces(piecesOf(text)[language], (name) => {
    const part = partOf(parts, name);
    return typeof part === 'object' ? part[language] : part;
  });

/**
 * Fills `{{name}}` in both languages: `fill({ ko: '{{a}}까지', en: 'up to {{a}}' }, { a: dollars(5) })`. A text without names is
 * answered as it is.
 */
export const fill = (text: BilingualText, parts: Parts): BilingualText =>
  isFilled(text) ? { ko: filledIn('ko', text, parts), en: filledIn('en', text, parts) } : text;

export const joinedIn = (language: Language, texts: readonly BilingualText[]): string =>
  texts.map((text) => text[language]).join(' ');

export type Sentence = BilingualText | null | undefined | false;

/** Every sentence of a table with what is known of it filled in; what is not given stays to be filled. */
export const fillAll = <Id extends string>(
  texts: Readonly<Record<Id, BilingualText>>,
  parts: Readonly<Record<string, BilingualText | string>>,
): Readonly<Record<Id, BilingualText>> =>
  Object.fromEntries(Object.entries<BilingualText>(texts).map(([id, text]) => [id, fill(text, parts)])) as Record<
    Id,
    BilingualText
  >;

/** Sentences one after the other; the empty ones fall out. */
export function join(...texts: Sentence[]): BilingualText {
  const said = texts.filter((text): text is BilingualText => Boolean(text));
  return { ko: joinedIn('ko', said), en: joinedIn('en', said) };
}
