// Typing slips that only the records can put right: the words of similar records that lie nearest to a typed word.
import { distance } from './distance';

/** Shorter words are too near to too many others. */
const SHORTEST_WITH_SLIPS = 5;
/** Two slips are looked for in words of so many letters (or jamo). */
export const LETTERS_FOR_TWO_SLIPS = 8;
const MOST_WORDS = 3;

/** Of equally near words one of the same length comes first: a letter changed, not one missing and no piece of another word. */
export const slipCost = (slips: number, word: string, typed: string): number =>
  slips * 2 + (word.length === typed.length ? 0 : 1);

/** The whole word, and, because Korean names are written together (한빛약국), its beginning and its end. */
function candidates(word: string, length: number): string[] {
  if (word.length <= length + 1) return [word];
  const lengths = [length - 1, length, length + 1];
  return lengths.flatMap((size) => [word.slice(0, size), word.slice(-size)]);
}

/**
 * Words of the texts within one slip of `typed`, two when it has eight letters (or jamo) or more; the nearest only.
 * @param typed one search form without spaces
 * @param texts `search_text` values of records that resemble it
 */
export function nearestWords(typed: string, texts: readonly string[]): string[] {
  if (typed.length < SHORTEST_WITH_SLIPS || /\d/.test(typed)) return [];
  const most = typed.length >= LETTERS_FOR_TWO_SLIPS ? 2 : 1;
  let best = Number.POSITIVE_INFINITY;
  let nearest = new Set<string>();
  for (const word of new Set(texts.flatMap((text) => text.split(' ')))) {
    for (const candidate of candidates(word, typed.length)) {
      const slips = distance(typed, candidate, most);
      const cost = slipCost(slips, candidate, typed);
      if (slips > most || slips === 0 || cost > best) continue;
      if (cost < best) nearest = new Set();
      best = cost;
      nearest.add(candidate);
    }
  }
  return [...nearest].slice(0, MOST_WORDS);
}
