// Numbers as pages write them, and what they count. A number is read whole, so none is found inside a longer one.
import { numberWords } from '@app/content/spoken/english-numbers';
import type { CountUnit, Spot } from './watched-value';

interface WrittenNumber extends Spot {
  /** As it stands, with its commas. */
  written: string;
  /** Without commas; null for what is no number, such as 10.15.26. */
  plain: string | null;
  before: string;
  after: string;
}

const RUN = /\d+(?:[.,]\d+)*/g;
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
/** A unit and a word before it stand within so many characters. */
const NEAR = 32;

export function numbersOf(text: string): WrittenNumber[] {
  return [...text.matchAll(RUN)].map(({ 0: written, index }) => {
    const end = index + written.length;
    return {
      written,
      plain: NUMBER.test(written) ? written.replaceAll(',', '') : null,
      start: index,
      end,
      before: text.slice(Math.max(0, index - NEAR), index),
      after: text.slice(end, end + NEAR),
    };
  });
}

const DOLLARS_AFTER = /^ ?(?:dollars?\b|usd\b|달러)/i;
const CENTS_AFTER = /^ ?(?:dollars?|달러),? ?(?:and )?(\d{1,2}) ?(?:cents?\b|센트)/i;

/** Nothing but the number itself says that 1836 is money: then it must not look like a year, a part of a date or of a telephone number. */
function looksLikeMoney({ written, plain, before, after }: WrittenNumber): boolean {
  if (/^ ?(?:%|percent)/i.test(after) || /[A-Za-z\d:#/-]$/.test(before)) return false;
  if (written.includes(',') || /\.\d\d$/.test(written)) return true;
  const value = Number(plain);
  return value >= 1_000 && !(value >= 1_900 && value < 2_100) && !/^[/:-]\d/.test(after);
}

/** @returns the sum in cents; null for what is no money, or has no whole cents written out ($202.9) */
function centsOf(number: WrittenNumber): number | null {
  const { plain, before, after } = number;
  if (plain === null || /\.(?:\d|\d{3,})$/.test(plain)) return null;
  const isMarked = /\$ ?$/.test(before) || DOLLARS_AFTER.test(after);
  if (!isMarked && !looksLikeMoney(number)) return null;
  const [, cents = '0'] = CENTS_AFTER.exec(after) ?? [];
  return Math.round(Number(plain) * 100) + Number(cents);
}

export const isSum = (number: WrittenNumber, cents: number): boolean => centsOf(number) === cents;
export const isMoney = (number: WrittenNumber): boolean => centsOf(number) !== null;

export const isShare = ({ plain, after }: WrittenNumber): boolean =>
  plain !== null && /^ ?(?:%|percent\b|per cent\b|퍼센트)/i.test(after);
export const isPercent = (number: WrittenNumber, value: number): boolean =>
  isShare(number) && Math.abs(Number(number.plain) - value) < 1e-9;

/** One word may stand between: "63 continuous days". */
const UNITS_AFTER: Record<CountUnit, RegExp> = {
  'years-old': /^ ?(?:세|살|-?year-old|years?\b|(?:or|and) (?:older|over|younger|under))/i,
  years: /^[ )-]{0,2}(?:[a-z]{2,14} )?years?\b|^ ?년/i,
  months: /^[ )-]{0,2}(?:[a-z]{2,14} )?months?\b|^ ?개월/i,
  days: /^[ )-]{0,2}(?:[a-z]{2,14} )?days?\b|^ ?일/i,
  hours: /^[ )-]{0,2}(?:[a-z]{2,14} )?hours?\b|^ ?시간/i,
  credits: /^[ )-]{0,2}(?:[a-z]{2,14} )?(?:credits?|quarters?)\b|^ ?(?:점|크레딧)/i,
  people: /^[ )-]{0,2}(?:[a-z]{2,14} )?(?:people|persons?|members?)\b|^ ?(?:명|인)/i,
};
const AGE_BEFORE = /\b(?:aged?|ages|turns?|turning|over|under|than|만) $/i;

const isCounted = (unit: CountUnit, before: string, after: string): boolean =>
  UNITS_AFTER[unit].test(after) || (unit === 'years-old' && AGE_BEFORE.test(before));

export const isCount = ({ plain, before, after }: WrittenNumber, value: number, unit: CountUnit): boolean =>
  plain === String(value) && !/[-/.]$/.test(before) && isCounted(unit, before, after);

const WORD = /[a-z]+(?:-[a-z]+)?/gi;

/** One word, so that it is found as one. */
const wordOf = (value: number): string | undefined =>
  Number.isInteger(value) && value < 100 ? numberWords(String(value)) : undefined;

/** A count that is written as a word: "five years". */
export function countInWords(text: string, value: number, unit: CountUnit): Spot | null {
  const word = wordOf(value);
  if (word === undefined) return null;
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (written.toLowerCase() !== word) continue;
    const end = index + written.length;
    if (isCounted(unit, text.slice(Math.max(0, index - NEAR), index), text.slice(end, end + NEAR)))
      return { start: index, end };
  }
  return null;
}
