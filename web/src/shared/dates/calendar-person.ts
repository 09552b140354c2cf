// Whose dates a calendar file holds. Two people may save theirs on one telephone, and into one calendar.
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
 * The same for the same person in the same browser. Without the number that stays in the browser it says nothing about the person.
 * @param text what tells two people apart who save their dates on one telephone
 */
export function calendarPerson(text: string): string {
  const secret = `${secretOfBrowser()} ${text}`;
  return hash(secret, 0x811c9dc5) + hash(secret, 0x9e3779b9);
}

/** Of a birthday without its day, which may be corrected later. */
export const personBorn = (year: number, month: number): string => calendarPerson(`${year}-${month}`);
