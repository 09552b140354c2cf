// PostgreSQL `tsquery` texts for the words of a search. They are matched against `guide.providers.search_words`, an inverted index (GIN)
// over the words of each record. The SQL function `guide.search_words` (libs/database) documents the marks @, ~ and = used here.
import { hasHangul } from './hangul';
import type { QueryToken } from './tokens';

/** Where a word is looked for: in the whole record or in its names. */
type Field = 'record' | 'names';

/** Shorter Hangul is looked for at the beginning of words only, as by likePattern. */
const MIN_SUFFIX_LENGTH = 3;

/** Longer words are stored cut, and PostgreSQL refuses a query for a word of more than 2,046 bytes. */
const MAX_WORD_LENGTH = 200;

/** One letter or two digits begin so many words that only the whole word is looked for. */
const WHOLE_WORD_ONLY = /^(?:.|\d\d)$/;

/** Quotes and backslashes would end the quoted word; no stored word has them. */
const quoted = (word: string, isPrefix: boolean): string => `'${word.replace(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`;

function wordQuery(typed: string, isPrefix: boolean, field: Field): string {
  const mark = field === 'names' ? '@' : '';
  const word = typed.slice(0, MAX_WORD_LENGTH);
  const start = quoted(mark + word, isPrefix && !WHOLE_WORD_ONLY.test(word));
  if (!isPrefix || !hasHangul(word) || word.length < MIN_SUFFIX_LENGTH) return start;
  return `(${start} | ${quoted(`${mark}~${word}`, true)})`;
}

/**
 * Records that hold every word of one search form. Only the last word may be the beginning of a longer word, and none may when the form
 * ends with a space. The order of the words is not part of the query: read the text for it ({@link isPhrase}).
 */
export function formQuery(form: string, field: Field = 'record'): string {
  const words = form.trim().split(' ');
  const isWhole = form.endsWith(' ');
  return words.map((word, index) => wordQuery(word, !isWhole && index === words.length - 1, field)).join(' & ');
}

export const isPhrase = (form: string): boolean => form.trim().includes(' ');

const kindQueries = (mark: string, values: readonly string[]): string[] =>
  values.map((value) => quoted(`=${mark}${value.replaceAll(' ', '_')}`, false));

export const typeQueries = (types: readonly string[]): string[] => kindQueries('t', types);
export const specialtyQueries = (specialties: readonly string[]): string[] => kindQueries('s', specialties);
export const languageQueries = (languages: readonly string[]): string[] => kindQueries('l', languages);

/** What a record may be instead of holding the words: 내과 finds internists whose name does not say so. */
export const kindQueriesOf = ({ types, specialties, languages }: QueryToken): string[] => [
  ...typeQueries(types),
  ...specialtyQueries(specialties),
  ...languageQueries(languages),
];

/** Records that match one of the queries. */
export const anyOf = (queries: readonly string[]): string =>
  `(${[...new Set(queries)].map((query) => `(${query})`).join(' | ')})`;

/** Records that match every one of the queries. */
export const allOf = (queries: readonly string[]): string => queries.join(' & ');
