// The search words of a record of plain letters and digits, in the same words as the database makes them (guide.search_words, migration
// quicken-words): it takes three times as long, and an import waits for it. Pure.
import { hash } from 'node:crypto';

const PLAIN = /^[a-z0-9 |]*$/;
const PLAIN_NAME = /^[a-z-]*$/i;
/** Of longer texts the database keeps a part. */
const LONGEST = 2_000;
/** The first three hex digits of MD5 draw the lots: below which number, in which of them a record is. */
const LOTS = [
  { below: 0x008, marks: ' #0 #1 #2' },
  { below: 0x040, marks: ' #1 #2' },
  { below: 0x200, marks: ' #2' },
] as const;

/**
 * @param text `search_text` of a record without languages
 * @returns as PostgreSQL reads a tsvector; null for any other text: the database makes those itself
 */
export function plainWords(text: string, type: string, specialties: readonly string[]): string | null {
  if (text.length > LONGEST || !PLAIN.test(text)) return null;
  const [names = ''] = text.split(' |', 1);
  if (/ {2}|\|/.test(names) || !specialties.every((name) => PLAIN_NAME.test(name))) return null;
  const fields = specialties.map((name) => ` =s${name}`).join('');
  const drawn = Number.parseInt(hash('md5', text).slice(0, 3), 16);
  const marks = LOTS.find(({ below }) => drawn < below)?.marks ?? '';
  return `${text.replaceAll('|', '')}${names.replaceAll(' ', ' @')} =t${type}${fields}${marks}`;
}
