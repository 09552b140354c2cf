// From the words of a query to what is looked up in `search_words`, the words of a record by themselves (libs/database, migration
// add-search-words, which documents the marks). Written out as text for PostgreSQL's `tsquery`.
import { hasHangul } from './hangul';
import type { QueryToken } from './tokens';

/** One entry of the index, or all that begin so. */
export interface Term {
  lexeme: string;
  isPrefix: boolean;
}

/** A record has to hold one term of each list. */
export type LookUp = readonly (readonly Term[])[];

/** Where a word is looked for: in the whole record or in its names. */
type Where = 'record' | 'names';

/** Shorter Hangul is looked for at the beginning of words only, as by likePattern. */
const SHORTEST_WITHIN = 3;

/** Letters of a word that the index keeps; PostgreSQL refuses to look up one of more than 2,046 bytes. */
const LONGEST = 200;

function termsOf(typed: string, isWhole: boolean, where: Where): Term[] {
  const mark = where === 'names' ? '@' : '';
  const word = typed.slice(0, LONGEST);
  const start = { lexeme: mark + word, isPrefix: !isWhole };
  if (isWhole || !hasHangul(word) || word.length < SHORTEST_WITHIN) return [start];
  return [start, { lexeme: `${mark}~${word}`, isPrefix: true }];
}

/**
 * Words of one search form; only the last may be the beginning of a longer word. A form that ends with a space is whole. That
 * several words stand side by side is not looked up: read the text for it.
 */
export function lookUpOf(form: string, where: Where = 'record'): LookUp {
  const words = form.trim().split(' ');
  const isWhole = form.endsWith(' ');
  return words.map((word, index) => termsOf(word, isWhole || index < words.length - 1, where));
}

export const isPhrase = (form: string): boolean => form.trim().includes(' ');

const kinds = (mark: string, values: readonly string[]): LookUp[] =>
  values.map((value) => [[{ lexeme: `=${mark}${value.replaceAll(' ', '_')}`, isPrefix: false }]]);

export const ofTypes = (types: readonly string[]): LookUp[] => kinds('t', types);
export const ofSpecialties = (specialties: readonly string[]): LookUp[] => kinds('s', specialties);
export const ofLanguages = (languages: readonly string[]): LookUp[] => kinds('l', languages);

/** What a record may be instead of holding the words: 내과 finds internists whose name does not say so. */
export const kindsOf = ({ types, specialties, languages }: QueryToken): LookUp[] => [
  ...ofTypes(types),
  ...ofSpecialties(specialties),
  ...ofLanguages(languages),
];

/** Quotes and what is special between them are in no word of a record. */
const termText = ({ lexeme, isPrefix }: Term, mark: string): string =>
  `'${mark}${lexeme.replace(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`;

const lookUpText = (lookUp: LookUp, mark: string): string =>
  lookUp.map((terms) => `(${terms.map((term) => termText(term, mark)).join(' | ')})`).join(' & ');

/**
 * `tsquery` text for records that answer one of the look-ups.
 * @param mark of a lot (migration index-words-of-lots): only records that it has drawn
 */
export const anyOf = (lookUps: readonly LookUp[], mark = ''): string =>
  `(${lookUps.map((lookUp) => `(${lookUpText(lookUp, mark)})`).join(' | ')})`;
