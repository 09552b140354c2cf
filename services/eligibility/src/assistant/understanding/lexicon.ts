// Which of our words stand in a text, however they are spaced, spelled or mistyped. Hangul is compared as the search compares it
// (jamo, vowels that sound alike folded); Latin words one by one, put right by the vocabulary of all terms.
import { distance } from '@app/content/matching/distance';
import { withoutParticle } from '@app/content/matching/filler-words';
import { hasHangul, isComposed } from '@app/content/matching/hangul';
import { hangulFromKeys, latinFromKeys } from '@app/content/matching/keyboard';
import { normalize } from '@app/content/matching/normalize';
import { searchForm } from '@app/content/matching/search-text';
import { conceptsNamed } from '@app/content/matching/synonyms';
import { DANGER, REFUSED, TALK } from './danger.terms';
import { TOPIC_TERMS } from './topic.terms';
import { ACTS, IDEAS, MEASURES, PERSON, SERVICES, SUBJECTS } from './terms';

const ALL = {
  ...SUBJECTS,
  ...SERVICES,
  ...MEASURES,
  ...ACTS,
  ...PERSON,
  ...IDEAS,
  ...TOPIC_TERMS,
  ...DANGER,
  ...REFUSED,
  ...TALK,
};
export type TermId = keyof typeof ALL;

interface Term {
  id: TermId;
  /** Hangul: jamo without spaces. Latin: its words. */
  form: string;
  words: readonly string[];
  isAnywhere: boolean;
  isHangul: boolean;
}

function termOf(id: TermId, written: string): Term {
  const isAnywhere = written.startsWith('*');
  const plain = normalize(isAnywhere ? written.slice(1) : written);
  return {
    id,
    form: searchForm(plain).replaceAll(' ', ''),
    words: plain.split(' '),
    isAnywhere,
    isHangul: hasHangul(plain),
  };
}

const TERMS = (Object.entries(ALL) as [TermId, string][]).flatMap(([id, written]) =>
  written.split(',').map((each) => termOf(id, each.trim())),
);
const HANGUL_TERMS = TERMS.filter(({ isHangul }) => isHangul);
/** A word that is one of ours is no slip of another: 안경 is not 안녕. */
const HANGUL_FORMS = new Set(HANGUL_TERMS.map(({ form }) => form));
const LATIN_TERMS = TERMS.filter(({ isHangul }) => !isHangul);
/** Words that need no putting right though no term has them: each lies near a word that means something else. */
const PLAIN_WORDS =
  'want have this that than then them they there these those with would will were what your from just like does been some over also into more most much many need near place please right find about after before could should house hours where which while plane planes cared card cards carry party parts part'.split(
    ' ',
  );
const VOCABULARY = new Set([...LATIN_TERMS.flatMap(({ words }) => words), ...PLAIN_WORDS]);

const SHORTEST_NEAR = 4;
const LETTERS_FOR_TWO_SLIPS = 8;
const SHORTEST_JAMO = 6;
const JAMO_FOR_TWO_SLIPS = 11;
/** A pasted page is not put right word by word. */
const MOST_WORDS_WITH_SLIPS = 40;

/** A longer word is a pasted address or nonsense. */
const LONGEST_WITH_SLIPS = 24;

const sorted = (word: string): string => [...word].sort().join('');

function grouped<Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

const KNOWN_BY_LETTER = grouped(VOCABULARY, (word) => word[0] ?? '');

/** The word of our vocabulary that was most likely meant: deductable -> deductible, pian -> pain. */
function correctedLatin(word: string): string {
  const isReadable = word.length >= SHORTEST_NEAR && word.length <= LONGEST_WITH_SLIPS && !/\d/.test(word);
  if (!isReadable || VOCABULARY.has(word)) return word;
  const most = word.length >= LETTERS_FOR_TWO_SLIPS ? 2 : 1;
  const near = (KNOWN_BY_LETTER.get(word[0] ?? '') ?? []).filter(
    (known) => known.length >= SHORTEST_NEAR && Math.abs(known.length - word.length) <= most,
  );
  // Four letters and one wrong are another word, unless two only changed places.
  const isLikely = (known: string): boolean => word.length > SHORTEST_NEAR || sorted(known) === sorted(word);
  return near.find((known) => isLikely(known) && distance(word, known, most) <= most) ?? word;
}

const isKnownHangul = (text: string): boolean => {
  const form = searchForm(text);
  return HANGUL_TERMS.some((term) => form.startsWith(term.form)) || conceptsNamed(text).length > 0;
};

/** rktmadl -> 가슴이, ㅡㄷ야ㅊㅁㄱㄷ -> medicare; a word that reads as nothing with the other keyboard stays. */
function fromOtherKeyboard(word: string): string {
  if (word.length > LONGEST_WITH_SLIPS) return word;
  if (hasHangul(word)) return isComposed(word) ? word : (latinFromKeys(word) ?? word);
  if (VOCABULARY.has(word)) return word;
  const hangul = hangulFromKeys(word);
  return hangul && isKnownHangul(hangul) ? hangul : word;
}

/** Where the words of a text begin in its form without spaces. */
function starts(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  let at = 0;
  for (const word of words) {
    found.add(at);
    at += word.length;
  }
  return found;
}

/** A Latin letter at the end of a term ends a word there: `파트 b` is not in `파트 but`. */
function occurs(term: Term, text: string, begins: ReadonlySet<number>): boolean {
  for (let at = text.indexOf(term.form); at >= 0; at = text.indexOf(term.form, at + 1)) {
    const end = at + term.form.length;
    const isWhole =
      !/[a-z0-9]$/.test(term.form) || begins.has(end) || end === text.length || !/[a-z0-9]/.test(text[end] ?? '');
    if (isWhole && (term.isAnywhere || begins.has(at))) return true;
  }
  return false;
}

/** Single words, words without their particles, and neighbours written together. */
function slipCandidates(words: readonly string[]): string[] {
  const some = words
    .slice(0, MOST_WORDS_WITH_SLIPS)
    .filter((word) => hasHangul(word) && word.length <= LONGEST_WITH_SLIPS);
  const pairs = some.slice(1).map((word, index) => `${some[index]}${word}`);
  const bare = [...some, ...pairs].flatMap((word) => [word, ...withoutParticle(word)]);
  return [...new Set(bare.map((word) => searchForm(word)))].filter((form) => form.length >= SHORTEST_JAMO);
}

/** A slip is seldom at the very beginning of a word: terms are looked up by their first two jamo. */
const FIRST_JAMO = 2;
const beginning = (form: string): string => form.slice(0, FIRST_JAMO);
const NEAR_BY_BEGINNING = grouped(
  HANGUL_TERMS.filter(({ form }) => form.length >= SHORTEST_JAMO),
  ({ form }) => beginning(form),
);

function isNear({ form: known }: Term, form: string): boolean {
  const most = known.length >= JAMO_FOR_TWO_SLIPS ? 2 : 1;
  return Math.abs(known.length - form.length) <= most && distance(known, form, most) <= most;
}

export interface ReadWords {
  /** Words in one spelling, put right where a slip of the keyboard hid one of ours. */
  words: readonly string[];
  terms: ReadonlySet<TermId>;
}

/** Every term of a text. Never throws; any text, two thousand characters at most. */
export function readWords(text: string): ReadWords {
  const words = normalize(text)
    .split(' ')
    .filter(Boolean)
    .map((word, index) => (index < MOST_WORDS_WITH_SLIPS ? fromOtherKeyboard(word) : word))
    .map((word, index) => (hasHangul(word) || index >= MOST_WORDS_WITH_SLIPS ? word : correctedLatin(word)));
  const forms = words.map((word) => searchForm(word));
  const whole = forms.join('');
  const begins = starts(forms);
  const spaced = ` ${words.join(' ')} `;
  const terms = new Set<TermId>();
  for (const term of HANGUL_TERMS) if (occurs(term, whole, begins)) terms.add(term.id);
  for (const term of LATIN_TERMS) if (spaced.includes(` ${term.words.join(' ')} `)) terms.add(term.id);
  for (const form of slipCandidates(words)) {
    if (HANGUL_FORMS.has(form)) continue;
    for (const term of NEAR_BY_BEGINNING.get(beginning(form)) ?? []) {
      if (!terms.has(term.id) && isNear(term, form)) terms.add(term.id);
    }
  }
  return { words, terms };
}
