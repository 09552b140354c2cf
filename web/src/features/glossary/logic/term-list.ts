// Which terms are on the page: all of them under their first letters, or those that the words find.
import { initialsOf } from '@app/content/matching/hangul';
import { wordSearch } from '@app/content/matching/word-search';
import { GLOSSARY } from '@app/content/records/glossary';
import type { GlossaryTerm } from '@app/content/records/glossary';
import type { UiLanguage } from '@web/base/i18n/language';
import { defineQuery } from '@web/shared/address/define-query';

interface TermQuery {
  words: string;
}

export const TERM_QUERY = defineQuery<TermQuery>({
  // As typed: every letter is in the address at once.
  words: { empty: '', parse: (text) => text.slice(0, 200), print: (words) => words, name: 'q' },
});

export interface LetterGroup {
  /** ㄱ to ㅎ, then `A–Z` for names in Latin letters; in English A to Z. */
  letter: string;
  terms: readonly GlossaryTerm[];
}

const LATIN = 'A–Z';

/** Where a dictionary of that language files the term. */
function letterOf({ term }: GlossaryTerm, language: UiLanguage): string {
  if (language === 'en') return term.en.charAt(0).toUpperCase();
  return initialsOf(term.ko.charAt(0)) || LATIN;
}

/** All terms by letter, in the order of that language's dictionaries. */
export function termsByLetter(language: UiLanguage): LetterGroup[] {
  const inOrder = [...GLOSSARY].sort((one, other) => one.term[language].localeCompare(other.term[language], language));
  const letters = [...new Set(inOrder.map((term) => letterOf(term, language)))];
  return [...letters.filter((letter) => letter !== LATIN), ...letters.filter((letter) => letter === LATIN)].map(
    (letter) => ({ letter, terms: inOrder.filter((term) => letterOf(term, language) === letter) }),
  );
}

const search = wordSearch(GLOSSARY, ({ term, also, meaning }) => ({
  names: [term.ko, term.en, ...also],
  rest: [meaning.ko, meaning.en],
}));

/** Terms found by any of their names in either language, or by their meaning; the nearest first. */
export const findTerms = (words: string): readonly GlossaryTerm[] => search(words);
