// One word of a query with everything it may be called in a record.
import type { ProviderType, Specialty } from '@app/contracts/http/catalog';
import type { Concept } from './concept';
import { hasHangul, isComposed, isInitials } from './hangul';
import { hangulFromKeys, latinFromKeys } from './keyboard';
import { withoutSpaces } from './normalize';
import type { Piece } from './query-words';
import { likePattern, searchForm } from './search-text';
import { otherSpellings, surnameSpellings } from './surnames';
import { conceptsNamed, conceptsNear, formsOf, wholeWhenShort } from './synonyms';

export interface QueryToken {
  /** The words as typed, normalised. */
  text: string;
  /** Search forms of the words themselves; a record that holds one ranks above a record that holds another name. */
  literals: string[];
  /** Search forms of all its names: the record must hold one of them, or be of one of the kinds below. */
  forms: string[];
  /** `type`: an everyday word for a kind of place; `language`: a language and nothing else. Both may become filters. */
  role: 'text' | 'type' | 'language';
  types: ProviderType[];
  specialties: Specialty[];
  languages: string[];
  /** true when the words are one of our names, as typed or with the other keyboard. */
  isKnown: boolean;
  /** true when they are none, and a slip away from one: `forms` hold that one too. */
  isCorrected: boolean;
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const matched = (form: string): string => likePattern(form).slice(1, -1);

/** Hangul is found from any syllable on, other words only from their beginning (ts-query.ts): laineam does not find Klaineam. */
const covers = (one: string, form: string): boolean =>
  hasHangul(one) ? matched(form).includes(matched(one)) : matched(form).startsWith(matched(one));

/** Without forms that another one finds anyway: 내과 finds 일반내과. Fewer patterns make the search quicker. */
function withoutCovered(forms: readonly string[]): string[] {
  const all = unique(forms);
  return all.filter((form) => !all.some((other) => other !== form && covers(other, form)));
}

const literalsOf = (text: string): string[] =>
  unique(hasHangul(text) ? [searchForm(text), searchForm(withoutSpaces(text))] : [searchForm(text)]);

function fromConcepts(text: string, concepts: readonly Concept[], isExact: boolean): QueryToken {
  const types = unique(concepts.flatMap((concept) => concept.types ?? []));
  const isLanguage = isExact && concepts.length > 0 && concepts.every(({ isLanguageOnly }) => isLanguageOnly);
  const isType = isExact && concepts.length > 0 && concepts.every((concept) => concept.types && !concept.specialties);
  const literals = isExact ? literalsOf(text).map(wholeWhenShort) : literalsOf(text);
  return {
    text,
    literals,
    forms: withoutCovered([...literals, ...formsOf(concepts)]),
    role: isLanguage ? 'language' : isType ? 'type' : 'text',
    types,
    specialties: unique(concepts.flatMap((concept) => concept.specialties ?? [])),
    languages: unique(concepts.flatMap((concept) => concept.languages ?? [])),
    isKnown: isExact,
    isCorrected: !isExact && concepts.length > 0,
  };
}

/**
 * The word as it reads with the other keyboard: 약국 for dirrnr, kaiser for ㅏ먀ㄴㄷㄱ. Capitals are second jamo (wjddbffP is 정율례),
 * unless a telephone made the first letter large by itself.
 */
function otherKeyboards(word: string, typed: string): string[] {
  if (!hasHangul(word)) return unique([typed, word].flatMap((keys) => hangulFromKeys(keys) ?? []));
  return isComposed(word) || isInitials(word) ? [] : [latinFromKeys(word) ?? []].flat();
}

/**
 * A word nobody taught us. It is looked for as typed; and when it reads as a known word with the other keyboard, or is a
 * slip away from one, also as that word.
 */
function unknownToken(word: string, typed: string): QueryToken {
  const others = otherKeyboards(word, typed);
  const known = others.find((other) => conceptsNamed(other).length > 0);
  if (known) {
    const token = fromConcepts(known, conceptsNamed(known), true);
    return { ...token, text: word, forms: withoutCovered([...token.forms, ...literalsOf(word)]) };
  }
  const token = fromConcepts(word, conceptsNear(word), false);
  const surnames = [...surnameSpellings(word), ...otherSpellings(word)].map((spelling) => ` ${spelling} `);
  return { ...token, forms: withoutCovered([...token.forms, ...surnames, ...others.flatMap(literalsOf)]) };
}

/** The token with further words to look for, which rank as other names do. */
export const withWords = (token: QueryToken, words: readonly string[]): QueryToken => ({
  ...token,
  forms: withoutCovered([...token.forms, ...words]),
});

/** @param typed the words with the capitals they were typed with */
export const tokenOf = ({ words, concepts }: Piece, typed: string): QueryToken =>
  concepts.length > 0 ? fromConcepts(words, concepts, true) : unknownToken(words, typed);
