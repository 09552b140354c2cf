// Korean family names and how their owners spell them in English. Only for finding the name that was typed: a name never
// says which language somebody speaks.
import surnames from '../../data/search/surnames.json';

const SPELLINGS = new Map<string, readonly string[]>(Object.entries(surnames));

/** English spellings of a Korean family name; [] when the word is not one. */
export const surnameSpellings = (word: string): readonly string[] => SPELLINGS.get(word) ?? [];

const SPELLED_ALIKE = new Map<string, Set<string>>();
for (const spellings of SPELLINGS.values()) {
  for (const spelling of spellings) {
    SPELLED_ALIKE.set(spelling, new Set([...(SPELLED_ALIKE.get(spelling) ?? []), ...spellings]));
  }
}

/** How else the same family name is spelled in English (gim -> kim); [] when the word is none. */
export const otherSpellings = (word: string): string[] =>
  [...(SPELLED_ALIKE.get(word) ?? [])].filter((spelling) => spelling !== word);

/** The family name at the beginning of a word (김내과 -> 김), two syllables before one; null when there is none. */
export const surnameAtStart = (word: string): string | null =>
  [word.slice(0, 2), word.slice(0, 1)].find((start) => start.length < word.length && SPELLINGS.has(start)) ?? null;

/** The family name at the end of a word (닥터김 -> 김). */
export const surnameAtEnd = (word: string): string | null =>
  [word.slice(-2), word.slice(-1)].find((end) => end.length < word.length && SPELLINGS.has(end)) ?? null;
