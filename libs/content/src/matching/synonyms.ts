// One look-up for all names of things: by exact name, by the parts of a word written together, and by a near miss.
import { hasHangul, initialsOf, isInitials } from './hangul';
import type { Concept } from './concept';
import { CONCEPTS } from './concepts';
import { distance } from './distance';
import { lettersOf, mayBeNear } from './letters';
import { normalize, withoutSpaces } from './normalize';
import { searchForm } from './search-text';

/** Longest name in words; no name needs more. */
export const LONGEST_NAME = 5;

const spacelessKey = (text: string): string => searchForm(withoutSpaces(normalize(text)));

/** In syllables: fewer first consonants are the beginning of many names. */
const SHORTEST_INITIALS = 4;

const byName = new Map<string, Set<Concept>>();
const byNameWithoutSpaces = new Map<string, Set<Concept>>();
const byInitials = new Map<string, Set<Concept>>();
for (const concept of CONCEPTS) {
  for (const name of [...concept.names, ...(concept.queryNames ?? [])]) {
    for (const [map, key] of [
      [byName, searchForm(name)] as const,
      [byNameWithoutSpaces, spacelessKey(name)] as const,
    ]) {
      map.set(key, (map.get(key) ?? new Set()).add(concept));
    }
    const initials = initialsOf(name);
    // A kind of place or a language would leave out every record that has these first consonants in its own name.
    if (initials.length >= SHORTEST_INITIALS && !concept.types && !concept.specialties && !concept.languages)
      byInitials.set(initials, (byInitials.get(initials) ?? new Set()).add(concept));
  }
}

/**
 * Concepts that have exactly this name, the spelling as written first: `medi cal` is the program only, while `medical`
 * and 메디칼 may mean the program or a medical group. Spaces do not matter when no name is written that way. A word of first
 * consonants (ㅇㅅㅌㄹㅎㅍ) is the name that has them.
 */
export function conceptsNamed(text: string): Concept[] {
  if (isInitials(text)) return [...(byInitials.get(text) ?? [])];
  return [...(byName.get(searchForm(text)) ?? byNameWithoutSpaces.get(spacelessKey(text)) ?? [])];
}

const ABBREVIATION = 3;

/** Abbreviations are whole words: `la` is not the beginning of `lakeside`, `er` not of `ernesto`. */
export const wholeWhenShort = (form: string): string =>
  /^[a-z0-9]+$/.test(form) && form.length <= ABBREVIATION ? ` ${form} ` : form;

/** Search forms of every name of the concepts: as words and, for Hangul, also written together. */
export function formsOf(concepts: readonly Concept[]): string[] {
  const forms = concepts.flatMap(({ names }) =>
    names.flatMap((name) =>
      hasHangul(name) ? [searchForm(name), spacelessKey(name)] : [wholeWhenShort(searchForm(name))],
    ),
  );
  return [...new Set(forms)];
}

// Under five letters (or jamo) one wrong letter makes another word.
const SHORTEST_NEAR_MISS = 5;
const LETTERS_FOR_TWO_SLIPS = 8;

/** As objects: to go through a map makes a pair of each entry anew, half of what a search leaves to be collected. */
const ALL_NAMES = [...byNameWithoutSpaces].map(([name, concepts]) => ({ name, concepts, letters: lettersOf(name) }));

/** The names nearest to a mistyped word (kaisar -> kaiser, 파마쉬 -> 파머시), or [] when nothing is near enough. */
export function conceptsNear(text: string): Concept[] {
  const typed = spacelessKey(text);
  if (typed.length < SHORTEST_NEAR_MISS || /\d/.test(typed)) return [];
  const typedLetters = lettersOf(typed);
  let best = typed.length >= LETTERS_FOR_TWO_SLIPS ? 2 : 1;
  let found = new Set<Concept>();
  for (const { name, concepts, letters } of ALL_NAMES) {
    if (name.length < SHORTEST_NEAR_MISS || !mayBeNear(letters, typedLetters, best)) continue;
    const slips = distance(typed, name, best);
    if (slips > best) continue;
    if (slips < best) found = new Set();
    best = slips;
    for (const concept of concepts) found.add(concept);
  }
  return [...found];
}

/** In syllables. What is longer is no name or word of ours; unbounded, one word of two thousand took two seconds. */
const LONGEST_PART = 16;
const LONGEST_COMPOUND = 40;

/**
 * Words written together, taken apart when every part is known: 한국어약국 -> 한국어, 약국. The fewest parts win.
 * Null when the word is not made of known parts; Hangul only, and no part of one syllable.
 */
export function knownParts(word: string, isKnown: (part: string) => boolean): string[] | null {
  if (word.length > LONGEST_COMPOUND || !/^[가-힣]{4,}$/.test(word)) return null;
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - LONGEST_PART); start <= end - 2; start += 1) {
      const before = best[start];
      const part = word.slice(start, end);
      const sofar = best[end];
      if (!before || (sofar && sofar.length <= before.length + 1)) continue;
      if (isKnown(part)) best[end] = [...before, part];
    }
  }
  const parts = best[word.length] ?? null;
  return parts && parts.length > 1 ? parts : null;
}
