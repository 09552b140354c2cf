// The words of a search as queries of the full-text index `search_words`, and as SQL conditions.
import { withoutSpaces } from '@app/content/matching/normalize';
import { type ParsedQuery, type QueryToken, textTokens } from '@app/content/matching/query';
import { likePattern } from '@app/content/matching/search-text';
import {
  allOf,
  anyOf,
  formQuery,
  isPhrase,
  kindQueriesOf,
  languageQueries,
  specialtyQueries,
  typeQueries,
} from '@app/content/matching/ts-query';
import type { SqlParameters } from '../sql-parameters';
import type { ProviderFilters } from './provider-filters';

const tokensOf = (text: ParsedQuery | undefined): QueryToken[] => (text ? textTokens(text) : []);

/** Whether there are words to look for; a ZIP code or punctuation alone is none. */
export const hasWords = ({ text }: ProviderFilters): boolean => tokensOf(text).length > 0;

export const matches = (query: string, parameters: SqlParameters): string =>
  `(r.search_words @@ ${parameters.add(query)}::tsquery)`;

const recordQuery = (forms: readonly string[]): string[] => forms.map((form) => formQuery(form));
const nameQuery = (forms: readonly string[]): string => anyOf(forms.map((form) => formQuery(form, 'names')));

/** Types, languages and the specialty: one query each. */
function kindQueries({ types, languages, specialty }: ProviderFilters): string[] {
  const kinds = [
    typeQueries(types ?? []),
    languageQueries(languages ?? []),
    specialtyQueries(specialty ? [specialty] : []),
  ];
  return kinds.filter((queries) => queries.length > 0).map(anyOf);
}

/** All words and kinds that a record must match; null without words and with one kind or none, which other indexes find better. */
export function wordsQueryOf(filters: ProviderFilters): string | null {
  const { text } = filters;
  const words = tokensOf(text).map((token) => anyOf([...recordQuery(token.forms), ...kindQueriesOf(token)]));
  const kinds = kindQueries(filters);
  if (words.length === 0 && kinds.length < 2) return null;
  const corrected = words.length > 0 && text?.correctedForms ? [anyOf(recordQuery(text.correctedForms))] : [];
  return allOf([...words, ...corrected, ...kinds]);
}

/**
 * Narrower queries for the records that rank best, the best first: names that begin with the whole search (names are also stored without
 * spaces), then names that hold every word. Both are quick to look up. One word alone has the same query for both.
 */
export function namesQueriesOf(filters: ProviderFilters): string[] {
  const { text } = filters;
  if (!text) return [];
  const phrases = [...text.phrases, ...(text.correctedPhrases ?? [])].map(withoutSpaces);
  const words = tokensOf(text).map(({ literals, forms }) => nameQuery(text.correctedPhrases ? forms : literals));
  const kinds = kindQueries(filters);
  const names = [...(phrases.length > 0 ? [[nameQuery(phrases)]] : []), words];
  return [...new Set(names.map((queries) => allOf([...queries, ...kinds])))];
}

/**
 * A name of several words must be in the text as it is, unless another form of the token matches. The index query has both already, so
 * this is a CASE, which the planner does not take for a second, independent restriction.
 */
function phraseCondition(token: QueryToken, parameters: SqlParameters): string[] {
  const phrases = token.forms.filter(isPhrase);
  if (phrases.length === 0) return [];
  const others = [...recordQuery(token.forms.filter((form) => !isPhrase(form))), ...kindQueriesOf(token)];
  const isInText = `r.search_text LIKE ANY (${parameters.add(phrases.map(likePattern))}::text[])`;
  return [
    `CASE WHEN ${isInText} THEN true ELSE ${others.length > 0 ? matches(anyOf(others), parameters) : 'false'} END`,
  ];
}

/** What the index cannot decide. Words without any meaning (only punctuation) match nothing rather than everything. */
export function textConditions({ text }: ProviderFilters, parameters: SqlParameters): string[] {
  if (text && text.tokens.length === 0 && !text.zip) return ['false'];
  return tokensOf(text).flatMap((token) => phraseCondition(token, parameters));
}
