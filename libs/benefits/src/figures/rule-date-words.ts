// Dates of rules inside texts: `{{date.mediCalDentalEnd}}` reads "2027년 7월 1일" or "July 1, 2027", `{{date.fallCloses}}` "12월 7일" or
// "December 7". A form may follow: `.month` (2027년 7월), `.year` (2027), `.short` (7월 1일, without the year) and `.eve` (the day
// before, with the year). These dates do not depend on today, so texts are filled once, when they are loaded.
import { fillPlaceholders } from '@app/contracts/http/placeholders';
import { day, month } from '../programs/amount-texts';
import type { Language } from '../programs/amount-texts';
import { dayBefore, namedDay } from './rule-dates';

function formOf(iso: string, form: string | undefined, language: Language): string | undefined {
  switch (form) {
    case undefined:
      return day(iso)[language];
    case 'short':
      return day(iso)[language].replace(/^\d+년 |, \d+$/, '');
    case 'month':
      return month(iso)[language];
    case 'year':
      return iso.slice(0, 4);
    case 'eve':
      return day(dayBefore(iso))[language];
    default:
      return undefined;
  }
}

/** The words for a placeholder's name (`date.mediCalDentalEnd.month`); undefined where it names no date of a rule. */
function ruleDateWords(name: string, language: Language): string | undefined {
  const [kind, id = '', form] = name.split('.');
  const named = kind === 'date' ? namedDay(id) : undefined;
  if (named === undefined) return undefined;
  const isYearly = named.length === 'MM-DD'.length;
  // A yearly day has no year to show, so only its short form exists.
  return isYearly
    ? form === undefined || form === 'short'
      ? formOf(`0000-${named}`, 'short', language)
      : undefined
    : formOf(named, form, language);
}

/** A text with the dates of rules in it; every other placeholder stays for the caller that knows its value. */
export const fillRuleDates = (text: string, language: Language): string =>
  text.includes('{{date.') ? fillPlaceholders(text, (name) => ruleDateWords(name, language)) : text;

/** The language of a value by its key: `ko`, `en`, `nameKo` or anything else as around it. */
function languageOf(key: string, around: Language): Language {
  if (key === 'ko' || key === 'en') return key;
  return key.endsWith('Ko') ? 'ko' : around;
}

/**
 * Data with every text mapped. A value below `ko` or in a field such as `nameKo` is Korean, all else is in the given language
 * (English where records pair a Korean field with a plain one). The shape stays the same.
 */
export function mapTexts<T>(value: T, map: (text: string, language: Language) => string, language?: Language): T;
export function mapTexts(
  value: unknown,
  map: (text: string, language: Language) => string,
  language: Language = 'en',
): unknown {
  if (typeof value === 'string') return map(value, language);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, map, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]: [string, unknown]) => [
      key,
      mapTexts(below, map, languageOf(key, language)),
    ]),
  );
}

/** Data with the dates of rules in all of its texts. */
export const withRuleDates = <T>(value: T, language?: Language): T => mapTexts(value, fillRuleDates, language);
