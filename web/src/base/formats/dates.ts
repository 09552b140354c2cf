// Dates and times as Californians live them (Pacific time), in the words of each language.
import type { UiLanguage } from '../i18n/language';

const ZONE = 'America/Los_Angeles';
/* A day never breaks between its month and its number, nor before its weekday. */
const SPACE = '\u00a0';
const JOINER = '\u2060';

/** A date without a time ("2026-12-07") is that day everywhere: noon UTC is the same day in California. */
function toInstant(value: string | Date): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T20:00:00Z` : value);
}

/** Each made once: making one costs a hundred times what it takes to use it, and a page writes fifty days. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: UiLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE });
  formatters.set(key, made);
  return made;
}

function parts(value: string | Date, language: UiLanguage, options: Intl.DateTimeFormatOptions) {
  const formatted = formatterOf(language, options).formatToParts(toInstant(value));
  return Object.fromEntries(formatted.map((part) => [part.type, part.value]));
}

/** "12월 7일(월)" / "Mon, Dec 7"; with the year "2026년 12월 7일(월)" / "Mon, Dec 7, 2026". */
export function formatDay(value: string | Date, language: UiLanguage, withYear = false): string {
  if (language === 'en') {
    const part = parts(value, 'en', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
    return `${part.weekday}, ${part.month}${SPACE}${part.day}${withYear ? `, ${part.year}` : ''}`;
  }
  const part = parts(value, 'ko', { weekday: 'short', month: 'numeric', day: 'numeric', year: 'numeric' });
  return `${withYear ? `${part.year}년 ` : ''}${part.month}월${SPACE}${part.day}일${JOINER}(${part.weekday})`;
}

/** "2026년 9월" / "September 2026": of a day whose month is enough. */
export function formatMonth(value: string | Date, language: UiLanguage): string {
  const part = parts(value, language, { year: 'numeric', month: language === 'ko' ? 'numeric' : 'long' });
  return language === 'ko' ? `${part.year}년 ${part.month}월` : `${part.month} ${part.year}`;
}

/** "2026년 11월 20일" / "November 20, 2026": check dates and days of laws, where the weekday says nothing. */
export function formatDate(value: string | Date, language: UiLanguage): string {
  const part = parts(value, language, {
    month: language === 'ko' ? 'numeric' : 'long',
    day: 'numeric',
    year: 'numeric',
  });
  if (language === 'en') return `${part.month}${SPACE}${part.day}, ${part.year}`;
  return `${part.year}년 ${part.month}월${SPACE}${part.day}일`;
}

/** "오후 2:12" / "2:12 PM". The half of the day is our own word: browsers disagree on the Korean one. */
export function formatTime(value: string | Date, language: UiLanguage): string {
  const part = parts(value, 'en', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const hour = Number(part.hour);
  const clock = `${hour % 12 || 12}:${part.minute}`;
  if (language === 'ko') return `${hour < 12 ? '오전' : '오후'}${SPACE}${clock}`;
  return `${clock}${SPACE}${hour < 12 ? 'AM' : 'PM'}`;
}

/** The calendar date in California at an instant: "2026-11-20". */
export function pacificDate(instant: Date): string {
  const part = parts(instant, 'en', { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${part.year}-${part.month}-${part.day}`;
}
