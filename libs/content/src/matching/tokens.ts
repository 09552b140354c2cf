// One word of a query with everything it may be called in a record.
import type { ProviderType, Specialty } from '@app/contracts/http/catalog';
import type { Concept } from './concepts/concept';
import { hasHangul, isComposed, isInitials } from './hangul';
import { hangulFromKeys, latinFromKeys } from './keyboard';
import { withoutSpaces } from './normalize';
import type { Piece } from './query-words';
import { searchForm } from './search-text';
import { surnameSpellings } from './surnames';
import { conceptsNamed, conceptsNear, formsOf, wholeWhenShort } from './synonyms';

export interface QueryToken {
  /** The words as typed, normalised. */
  text: string;
  /** Search forms of the words themselves; a record that holds one ranks above a record that holds another name. */
  literals: string[];
  /** All search forms, literals first: the record must hold one of them, or be of one of the kinds below. */
  forms: string[];
  /** `type`: an everyday word for a kind of place; `language`: a language and nothing else. Both may become filters. */
  role: 'text' | 'type' | 'language';
  types: ProviderType[];
  specialties: Specialty[];
  languages: string[];
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

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
    forms: unique([...literals, ...formsOf(concepts)]),
    role: isLanguage ? 'language' : isType ? 'type' : 'text',
    types,
    specialties: unique(concepts.flatMap((concept) => concept.specialties ?? [])),
    languages: unique(concepts.flatMap((concept) => concept.languages ?? [])),
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
    return { ...token, text: word, forms: unique([...token.forms, ...literalsOf(word)]) };
  }
  const token = fromConcepts(word, conceptsNear(word), false);
  const surnames = surnameSpellings(word).map((spelling) => ` ${spelling} `);
  return { ...token, forms: unique([...token.forms, ...surnames, ...(other ? literalsOf(other) : [])]) };
}

export const tokenOf = ({ words, concepts }: Piece): QueryToken =>
  concepts.length > 0 ? fromConcepts(words, concepts, true) : unknownToken(words);
