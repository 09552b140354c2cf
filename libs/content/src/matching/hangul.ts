// Hangul as search sees it: syllables taken apart into compatibility jamo, vowels that sound alike folded together,
// and the two-set keyboard. Used by search-text.ts (what is stored) and query.ts (what is asked): both must fold alike.

const FIRST = 0xac00;
const LAST = 0xd7a3;
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

/** Keys pressed for the jamo that need two; ㄲ and ㅆ have a key of their own and stay whole. */
const COMPOUND = new Map(
  Object.entries({
    ㄳ: 'ㄱㅅ',
    ㄵ: 'ㄴㅈ',
    ㄶ: 'ㄴㅎ',
    ㄺ: 'ㄹㄱ',
    ㄻ: 'ㄹㅁ',
    ㄼ: 'ㄹㅂ',
    ㄽ: 'ㄹㅅ',
    ㄾ: 'ㄹㅌ',
    ㄿ: 'ㄹㅍ',
    ㅀ: 'ㄹㅎ',
    ㅄ: 'ㅂㅅ',
    ㅘ: 'ㅗㅏ',
    ㅙ: 'ㅗㅐ',
    ㅚ: 'ㅗㅣ',
    ㅝ: 'ㅜㅓ',
    ㅞ: 'ㅜㅔ',
    ㅟ: 'ㅜㅣ',
    ㅢ: 'ㅡㅣ',
  }),
);

/** Vowels that nobody tells apart by ear today; 매디칼 and 메디칼 become one. */
const SAME_SOUND = new Map(Object.entries({ ㅐ: 'ㅔ', ㅒ: 'ㅖ', ㅙ: 'ㅞ', ㅚ: 'ㅞ' }));
/** After ㅈ, ㅉ, ㅊ the y-glide is silent: 카이져 sounds like 카이저. */
const WITHOUT_GLIDE = new Map(Object.entries({ ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ', ㅖ: 'ㅔ' }));

interface Syllable {
  initial: string;
  vowel: string;
  final: string;
}

/** The parts of one composed syllable, or null for any other character. */
function splitSyllable(character: string): Syllable | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST || code > LAST) return null;
  const index = code - FIRST;
  return {
    initial: INITIALS[Math.floor(index / 588)] ?? '',
    vowel: VOWELS[Math.floor((index % 588) / 28)] ?? '',
    final: FINALS[index % 28] ?? '',
  };
}

const takeApart = (jamo: string): string => COMPOUND.get(jamo) ?? jamo;

/** Jamo as typed key by key, without folding: 닭 -> ㄷㅏㄹㄱ, 과 -> ㄱㅗㅏ. Other characters stay. */
export function toJamo(text: string): string {
  let jamo = '';
  for (const character of text.normalize('NFC')) {
    const parts = splitSyllable(character);
    jamo += parts ? parts.initial + takeApart(parts.vowel) + takeApart(parts.final) : takeApart(character);
  }
  return jamo;
}

function foldVowel(initial: string, vowel: string): string {
  const sound = SAME_SOUND.get(vowel) ?? vowel;
  return takeApart('ㅈㅉㅊ'.includes(initial) ? (WITHOUT_GLIDE.get(sound) ?? sound) : sound);
}

/**
 * Jamo for searching: like toJamo, but vowels that sound alike are one (내과 and 네과 -> ㄴㅔㄱㅗㅏ, 카이져 -> 카이저).
 * A syllable always begins with a consonant (ㅇ when silent), so a pattern that begins with consonant and vowel can only
 * match at the beginning of a syllable; at its end it may match a longer syllable, which is what a half-typed word needs.
 */
export function soundJamo(text: string): string {
  let jamo = '';
  for (const character of text.normalize('NFC')) {
    const parts = splitSyllable(character);
    jamo += parts
      ? parts.initial + foldVowel(parts.initial, parts.vowel) + takeApart(parts.final)
      : takeApart(character);
  }
  return jamo;
}

/** First consonants of the syllables, as phone books search: 서울메디칼 -> ㅅㅇㅁㄷㅋ. Other characters are dropped. */
export const initialsOf = (text: string): string =>
  [...text.normalize('NFC')].map((character) => splitSyllable(character)?.initial ?? '').join('');

/** true for two or more lone consonants and nothing else (ㅅㅇㅁㄷ): a search by first consonants. */
export const isInitials = (text: string): boolean =>
  /^[ㄱ-ㅎ]{2,}$/.test(text) && [...text].every((c) => INITIALS.includes(c));

export const hasHangul = (text: string): boolean => /[가-힣ㄱ-ㅣ]/.test(text);
export const isHangul = (text: string): boolean => /^[가-힣ㄱ-ㅣ]+$/.test(text);
/** true when every Hangul character is a whole syllable. */
export const isComposed = (text: string): boolean => !/[ㄱ-ㅣ]/.test(text);

/** Puts typed jamo together into syllables as an input method does; what cannot join stays alone. */
export function composeJamo(jamo: string): string {
  const letters = [...jamo];
  let text = '';
  let position = 0;
  const isVowelAt = (at: number): boolean => VOWELS.includes(letters[at] ?? '');
  const join = (first: string, second: string): string | undefined =>
    [...COMPOUND].find(([, keys]) => keys === first + second)?.[0];
  while (position < letters.length) {
    const initial = INITIALS.indexOf(letters[position] ?? '');
    if (initial < 0 || !isVowelAt(position + 1)) {
      text += letters[position];
      position += 1;
      continue;
    }
    let vowel = letters[position + 1] ?? '';
    position += 2;
    const wider = isVowelAt(position) ? join(vowel, letters[position] ?? '') : undefined;
    if (wider) {
      vowel = wider;
      position += 1;
    }
    let final = '';
    const candidate = letters[position] ?? '';
    // A consonant before a vowel begins the next syllable.
    if (candidate && FINALS.includes(candidate) && !isVowelAt(position) && !isVowelAt(position + 1)) {
      final = candidate;
      position += 1;
      const double = join(final, letters[position] ?? '');
      if (double && FINALS.includes(double) && !isVowelAt(position + 1)) {
        final = double;
        position += 1;
      }
    }
    text += String.fromCodePoint(FIRST + initial * 588 + VOWELS.indexOf(vowel) * 28 + FINALS.indexOf(final));
  }
  return text;
}
