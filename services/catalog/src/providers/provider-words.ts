// The words of a question to the directory as look-ups in `search_words`, and as SQL.
import { type QueryToken, textTokens } from '@app/content/matching/query';
import { likePattern } from '@app/content/matching/search-text';
import {
  anyOf,
  isPhrase,
  kindsOf,
  type LookUp,
  lookUpOf,
  ofLanguages,
  ofSpecialties,
  ofTypes,
} from '@app/content/matching/word-look-up';
import type { SqlParameters } from '../sql-parameters';
import type { ProviderFilters } from './provider-filters';
import type { WordFrequencies } from './word-frequencies';

/** One word of the question, or a filter beside the words: one of its look-ups must answer. */
export type Group = readonly LookUp[];

/** Words to look for; a ZIP code or punctuation alone is none. */
export const hasWords = ({ text }: ProviderFilters): boolean => text !== undefined && textTokens(text).length > 0;

const groupOf = (token: QueryToken): Group => [...token.forms.map((form) => lookUpOf(form)), ...kindsOf(token)];

/** Everything that every record must answer; [] without words, which is no question for this index. */
export function groupsOf({ text, types, languages, specialty }: ProviderFilters): Group[] {
  const tokens = text ? textTokens(text) : [];
  if (tokens.length === 0) return [];
  const filters = [ofTypes(types ?? []), ofLanguages(languages ?? []), ofSpecialties(specialty ? [specialty] : [])];
  return [...tokens.map(groupOf), ...filters.filter((group) => group.length > 0)];
}

/** The words as typed, in names only. */
export const nameGroupsOf = ({ text }: ProviderFilters): Group[] =>
  (text ? textTokens(text) : []).map(({ literals }) => literals.map((form) => lookUpOf(form, 'names')));

/** The whole question written together, as the beginning of a name. */
export const wholeNameOf = ({ text }: ProviderFilters): Group[] =>
  text?.phrase ? [[lookUpOf(text.phrase.replaceAll(' ', ''), 'names')]] : [];

export const answersAll = (groups: readonly Group[], parameters: SqlParameters, ...more: string[]): string =>
  `r.search_words @@ ${parameters.add([...groups.map(anyOf), ...more].join(' & '))}::tsquery`;

/** Several words that stand side by side are read in the text, when nothing else of the token answers. */
function standsTogether(token: QueryToken, parameters: SqlParameters): string | null {
  const phrases = token.forms.filter(isPhrase);
  if (phrases.length === 0) return null;
  const single = [...token.forms.filter((form) => !isPhrase(form)).map((form) => lookUpOf(form)), ...kindsOf(token)];
  const reads = `r.search_text LIKE ANY (${parameters.add(phrases.map(likePattern))}::text[])`;
  return single.length > 0 ? `(${answersAll([single], parameters)} OR ${reads})` : reads;
}

/** Words without any meaning (only punctuation) match nothing rather than everything. */
export function wordConditions(
  filters: ProviderFilters,
  parameters: SqlParameters,
  frequencies: WordFrequencies,
): string[] {
  const { text } = filters;
  if (!text) return [];
  if (text.tokens.length === 0 && !text.zip) return ['false'];
  const groups = groupsOf(filters).map((group) => frequencies.quick(group));
  if (groups.length === 0) return [];
  return [answersAll(groups, parameters), ...phraseConditions(filters, parameters)];
}

export const phraseConditions = ({ text }: ProviderFilters, parameters: SqlParameters): string[] =>
  (text ? textTokens(text) : []).flatMap((token) => standsTogether(token, parameters) ?? []);
