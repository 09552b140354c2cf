// Whose dates a calendar file holds. Two people may save theirs on one telephone, and into one calendar.
import type { DatesAnswers } from '@app/benefits/dates/answers';
import { readStored, store } from '@web/base/browser-storage';

export const CALENDAR_KEY = 'calendar-id';

/** Made once in each browser, at random. Without storage each file is one of a new person: none replaces another's. */
function secretOfBrowser(): string {
  const kept = readStored(CALENDAR_KEY);
  if (kept) return kept;
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  const made = Array.from(numbers, (number) => number.toString(36)).join('');
  store(CALENDAR_KEY, made);
  return made;
}

/** FNV-1a in 32 bits, begun with a number of one's own. */
function hash(text: string, begin: number): string {
  let value = begin;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}

/**
 * The same for the same person in the same browser: what may be corrected later (the day, the insurance) is not part of it. Without
 * the number that stays in the browser it says nothing about the birthday.
 */
export function calendarPerson({ birth }: Pick<DatesAnswers, 'birth'>): string {
  const text = `${secretOfBrowser()} ${birth.year}-${birth.month}`;
  return hash(text, 0x811c9dc5) + hash(text, 0x9e3779b9);
}
