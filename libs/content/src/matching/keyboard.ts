// The Korean two-set keyboard: what a visitor typed with the wrong language switched on.
import { composeJamo, isComposed, toJamo } from './hangul';

const KEYS = 'rRseEfaqQtTdwWczxvgkoiOjpuPhynbml';
const JAMO = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ';
const toHangulKey = new Map([...KEYS].map((key, index) => [key, JAMO[index] ?? '']));
const toLatinKey = new Map([...JAMO].map((jamo, index) => [jamo, (KEYS[index] ?? '').toLowerCase()]));

/**
 * `dirrnr` -> `약국`. Null unless the keys make whole syllables, two at least: most English words give null.
 * Capitals matter only where the key has a second jamo (R = ㄲ); any other capital is its small letter.
 */
export function hangulFromKeys(latin: string): string | null {
  if (!/^[a-z]{3,}$/i.test(latin)) return null;
  const jamo = [...latin].map((key) => toHangulKey.get(key) ?? toHangulKey.get(key.toLowerCase()) ?? '').join('');
  const text = composeJamo(jamo);
  return isComposed(text) && text.length > 1 ? text : null;
}

/** `ㅏ먀ㄴㄷㄱ` -> `kaiser`: the Latin keys behind Hangul. Null when something is not on the keyboard. */
export function latinFromKeys(hangul: string): string | null {
  const keys = [...toJamo(hangul)].map((jamo) => toLatinKey.get(jamo));
  return keys.every((key) => key !== undefined) ? keys.join('') : null;
}
