// Hangul as search sees it: syllables taken apart into compatibility jamo, vowels that sound alike folded together. Used by
// search-text.ts (what is stored) and query.ts (what is asked): both must fold alike.
import { canBeChoseong, disassemble, disassembleCompleteCharacter } from 'es-hangul';
import { isPlain } from './normalize';

/** Vowels that nobody tells apart by ear today, as typed key by key; 매디칼 and 메디칼 become one. */
const SAME_SOUND = new Map(Object.entries({ ㅐ: 'ㅔ', ㅒ: 'ㅖ', ㅗㅐ: 'ㅜㅔ', ㅗㅣ: 'ㅜㅔ' }));
/** After ㅈ, ㅉ, ㅊ the y-glide is silent: 카이져 sounds like 카이저. */
const WITHOUT_GLIDE = new Map(Object.entries({ ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ', ㅖ: 'ㅔ' }));

/** Jamo as typed key by key, without folding: 닭 -> ㄷㅏㄹㄱ, 과 -> ㄱㅗㅏ. Other characters stay. */
export const toJamo = (text: string): string => disassemble(text.normalize('NFC'));

function foldVowel(initial: string, vowel: string): string {
  const sound = SAME_SOUND.get(vowel) ?? vowel;
  return 'ㅈㅉㅊ'.includes(initial) ? (WITHOUT_GLIDE.get(sound) ?? sound) : sound;
}

/**
 * Jamo for searching: like toJamo, but vowels that sound alike are one (내과 and 네과 -> ㄴㅔㄱㅗㅏ, 카이져 -> 카이저).
 * A syllable always begins with a consonant (ㅇ when silent), so a pattern that begins with consonant and vowel can only
 * match at the beginning of a syllable; at its end it may match a longer syllable, which is what a half-typed word needs.
 */
export function soundJamo(text: string): string {
  if (isPlain(text)) return text;
  let jamo = '';
  for (const character of text.normalize('NFC')) {
    const parts = disassembleCompleteCharacter(character);
    jamo += parts
      ? parts.choseong + foldVowel(parts.choseong, parts.jungseong) + parts.jongseong
      : disassemble(character);
  }
  return jamo;
}

/** First consonants of the syllables, as phone books search: 서울메디칼 -> ㅅㅇㅁㄷㅋ. Other characters are dropped. */
export const initialsOf = (text: string): string =>
  isPlain(text)
    ? ''
    : [...text.normalize('NFC')].map((character) => disassembleCompleteCharacter(character)?.choseong ?? '').join('');

/** true for two or more lone consonants and nothing else (ㅅㅇㅁㄷ): a search by first consonants. */
export const isInitials = (text: string): boolean => /^[ㄱ-ㅎ]{2,}$/.test(text) && [...text].every(canBeChoseong);

export const hasHangul = (text: string): boolean => /[가-힣ㄱ-ㅣ]/.test(text);
export const isHangul = (text: string): boolean => /^[가-힣ㄱ-ㅣ]+$/.test(text);

/** Length of a text; a Korean syllable says as much as two letters. */
export const weightOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (hasHangul(letter) ? 2 : 1), 0);

/** true when every Hangul character is a whole syllable. */
export const isComposed = (text: string): boolean => !/[ㄱ-ㅣ]/.test(text);

const startsSyllable = (jamo: string, index: number): boolean =>
  /[ㄱ-ㅎ]/.test(jamo[index] ?? '') && /[ㅏ-ㅣ]/.test(jamo[index + 1] ?? '');

/** A word of soundJamo with its beginnings and ends of at least two syllables, because names are written together: 한빛 of 한빛약국. */
export function wordPieces(jamo: string): string[] {
  const starts = Array.from(jamo, (_, index) => index).filter((index) => startsSyllable(jamo, index));
  const beginnings = starts.slice(2).map((start) => jamo.slice(0, start));
  const ends = starts.slice(1, -1).map((start) => jamo.slice(start));
  return [...new Set([jamo, ...beginnings, ...ends])];
}
