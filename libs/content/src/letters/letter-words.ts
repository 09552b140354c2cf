// What words of a message mean, in either language: data/search/letter-words.json, folded once.
import words from '../../data/search/letter-words.json';
import { searchForm } from '../matching/search-text';
import type { LetterColor } from '../records/letters';
import { LETTER_COLORS } from '../records/letters';
import { holdsStem, spelled } from './letter-text';
import type { FoldedText } from './letter-text';

const folded = (table: object): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(table as Record<string, readonly string[]>).map(([name, stems]) => [name, fold(stems)]));

const fold = (stems: readonly string[]): string[] => stems.map((stem) => searchForm(spelled(stem)));

const MEANINGS = folded(words.meanings);
const COLORS = folded(words.colors);
const OUTSIDE = fold(words.outside);
const FILLERS = new Set(fold(words.fillers));
/** Meanings that mail of every household has (a bill, a renewal): alone they name no letter of ours. */
const GENERIC: ReadonlySet<string> = new Set(words.generic);
export const isGeneric = (meaning: string): boolean => GENERIC.has(meaning);
export const FRAUD = folded(words.fraud);

/** All beginnings of words we know: what a slip is held against. */
export const KNOWN_STEMS: readonly string[] = [...MEANINGS.values(), ...COLORS.values()].flat();

const namesIn = (table: ReadonlyMap<string, readonly string[]>, text: FoldedText): string[] =>
  [...table].filter(([, stems]) => stems.some((stem) => holdsStem(text, stem))).map(([name]) => name);

export const meaningsIn = (text: FoldedText): string[] => namesIn(MEANINGS, text);

/** Carriers and cards that are called by a color, and what they are. */
const BLUE_CARRIERS = /blue ?(shield|cross)|블루 ?(쉴드|실드|크로스)/gi;
const GREEN_CARD = /green ?card|그린 ?카드/gi;
export const withoutColorNames = (text: string): string =>
  text.replaceAll(BLUE_CARRIERS, ' plan ').replaceAll(GREEN_CARD, ' 영주권 ');

const MULTI = 3;

/**
 * The color of the paper that is named; several are the card of three colors.
 * @returns null where none is named; `other` for one that no letter we know has (pink)
 */
export function colorIn(text: FoldedText): LetterColor | 'other' | null {
  const named = namesIn(COLORS, text);
  if (named.length >= MULTI) return 'multi';
  const [first] = named;
  return first === undefined ? null : (LETTER_COLORS.find((color) => color === first) ?? 'other');
}

export const isColorWord = (text: FoldedText): boolean => namesIn(COLORS, text).length > 0;
export const isOutside = (text: FoldedText): boolean => OUTSIDE.some((stem) => holdsStem(text, stem));
export const isLetterFiller = (form: string): boolean => FILLERS.has(form);
