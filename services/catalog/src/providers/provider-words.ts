// The words of a question to the directory as look-ups in `search_words`, and as SQL.
import { withoutSpaces } from '@app/content/matching/normalize';
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
export function groupsOf(filters: ProviderFilters): Group[] {
  const { text } = filters;
  const tokens = text ? textTokens(text) : [];
  if (tokens.length === 0) return [];
  // Words put right are asked only where the words as typed found nobody, and are rare: who holds none of them is not looked at again.
  const putRight = text?.putRight ? [text.putRight.map((form) => lookUpOf(form))] : [];
  return [...tokens.map(groupOf), ...putRight, ...filterGroupsOf(filters)];
}

/** The filters beside the words: kinds, languages and a field. */
export function filterGroupsOf({ types, languages, specialty }: ProviderFilters): Group[] {
  const filters = [ofTypes(types ?? []), ofLanguages(languages ?? []), ofSpecialties(specialty ? [specialty] : [])];
  return filters.filter((group) => group.length > 0);
}

/** The words as typed, in names only. */
export const nameGroupsOf = ({ text }: ProviderFilters): Group[] =>
  (text ? textTokens(text) : []).map(({ literals }) => literals.map((form) => lookUpOf(form, 'names')));

/** The whole question written together, as the beginning of a name; with slips put right, each way it may be meant. */
export function wholeNameOf({ text }: ProviderFilters): Group[] {
  const phrases = [...(text?.phrases ?? []), ...(text?.corrected ?? [])].map(withoutSpaces);
  return phrases.length > 0 ? [[...new Set(phrases)].map((phrase) => lookUpOf(phrase, 'names'))] : [];
}

/** Which part of the records is looked at: those with one of the marks (migration index-words-of-lots), about that share of all. */
export interface Lot {
  marks: readonly string[];
  share: number;
}

export const ALL_RECORDS: Lot = { marks: [], share: 1 };

/** As the index of the lots says which records it has. */
const IN_A_LOT = `r.search_words @@ '#2 | #k'::tsquery`;

const allOf = (groups: readonly Group[], mark?: string): string =>
  groups.map((group) => anyOf(group, mark)).join(' & ');

export function answersAll(groups: readonly Group[], parameters: SqlParameters, { marks } = ALL_RECORDS): string {
  if (marks.length === 0) return `r.search_words @@ ${parameters.add(allOf(groups))}::tsquery`;
  const ways = parameters.add(marks.map((mark) => allOf(groups, mark)).join(' | '));
  return `(guide.words_of_lots(r.search_words) @@ ${ways}::tsquery AND ${IN_A_LOT})`;
}

/** Records from which on a word is common: its list is longer to walk through than the records of a rare word are to read. */
const COMMON = 10_000;
/** So many records may be read for that. */
const MOST_READ = 1_000;

/** As answersAll, with common words read in the records of the rare ones: a function call is no question for the index. */
export function answersByRarest(
  groups: readonly Group[],
  parameters: SqlParameters,
  known: WordFrequencies,
  lot: Lot = ALL_RECORDS,
): string {
  const sizes = groups.map((group) => ({ group, records: known.records(group) * lot.share }));
  const rarest = sizes.sort((one, other) => one.records - other.records);
  const rarestFirst = rarest.map(({ group }) => group);
  const isEnough = (count: number): boolean => known.recordsOfAll(rarestFirst.slice(0, count)) * lot.share <= MOST_READ;
  const count = rarest.findIndex(({ records }, index) => index > 0 && records >= COMMON && isEnough(index));
  if (count < 0) return answersAll(groups, parameters, lot);
  const common = parameters.add(allOf(rarestFirst.slice(count)));
  const found = answersAll(rarestFirst.slice(0, count), parameters, lot);
  return `(${found} AND pg_catalog.ts_match_vq(r.search_words, ${common}::tsquery))`;
}

/** Several words that stand side by side are read in the text, when nothing else of the token answers. */
function standsTogether(token: QueryToken, parameters: SqlParameters): string | null {
  const phrases = token.forms.filter(isPhrase);
  if (phrases.length === 0) return null;
  const single = [...token.forms.filter((form) => !isPhrase(form)).map((form) => lookUpOf(form)), ...kindsOf(token)];
  const reads = `r.search_text LIKE ANY (${parameters.add(phrases.map(likePattern))}::text[])`;
  if (single.length === 0) return reads;
  const words = answersAll([single], parameters);
  // What most records answer comes first: those that hold the words as typed, or one of their other names.
  return token.literals.some(isPhrase) ? `(${reads} OR ${words})` : `(${words} OR ${reads})`;
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
  return [answersByRarest(groups, parameters, frequencies), ...phraseConditions(filters, parameters)];
}

export const phraseConditions = ({ text }: ProviderFilters, parameters: SqlParameters): string[] =>
  (text ? textTokens(text) : []).flatMap((token) => standsTogether(token, parameters) ?? []);
