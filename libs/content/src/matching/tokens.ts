// One word of a query with everything it may be called in a record.
import type { ProviderType, Specialty } from '@app/contracts/http/catalog';
import type { Concept } from './concept';
import { hasHangul, isComposed, isInitials } from './hangul';
import { hangulFromKeys, latinFromKeys } from './keyboard';
import { withoutSpaces } from './normalize';
import type { Piece } from './query-words';
import { likePattern, searchForm } from './search-text';
import { surnameSpellings } from './surnames';
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
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const matched = (form: string): string => likePattern(form).slice(1, -1);

/** Without forms that another one finds anyway: 내과 finds 일반내과. Fewer patterns make the search quicker. */
function withoutCovered(forms: readonly string[]): string[] {
  const all = unique(forms);
  return all.filter((form) => !all.some((other) => other !== form && matched(form).includes(matched(other))));
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
  };
}

/** The word as it reads with the other keyboard: 약국 for dirrnr, kaiser for ㅏ먀ㄴㄷㄱ. */
function otherKeyboard(word: string): string | null {
  if (!hasHangul(word)) return hangulFromKeys(word);
  return isComposed(word) || isInitials(word) ? null : latinFromKeys(word);
}

/**
 * A word nobody taught us. It is looked for as typed; and when it reads as a known word with the other keyboard, or is a
 * slip away from one, also as that word.
 */
function unknownToken(word: string): QueryToken {
  const other = otherKeyboard(word);
  const typed = other ? conceptsNamed(other) : [];
  if (other && typed.length > 0) {
    const token = fromConcepts(other, typed, true);
    return { ...token, text: word, forms: withoutCovered([...token.forms, ...literalsOf(word)]) };
  }
  const token = fromConcepts(word, conceptsNear(word), false);
  const surnames = surnameSpellings(word).map((spelling) => ` ${spelling} `);
  return { ...token, forms: withoutCovered([...token.forms, ...surnames, ...(other ? literalsOf(other) : [])]) };
}

/** The token with further words to look for, which rank as other names do. */
export const withWords = (token: QueryToken, words: readonly string[]): QueryToken => ({
  ...token,
  forms: withoutCovered([...token.forms, ...words]),
});

export const tokenOf = ({ words, concepts }: Piece): QueryToken =>
  concepts.length > 0 ? fromConcepts(words, concepts, true) : unknownToken(words);
