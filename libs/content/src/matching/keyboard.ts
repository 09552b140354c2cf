// The Korean two-set keyboard: what a visitor typed with the wrong language switched on.
import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import { isComposed, isHangul } from './hangul';

/** What the keys write; null where the library refuses a row of vowels that no syllable has (`mlv`). */
function written(latin: string): string | null {
  try {
    return convertQwertyToHangul(latin);
  } catch {
    return null;
  }
}

/**
 * `dirrnr` -> `약국`. Null unless the keys make whole syllables, two at least: most English words give null.
 * Capitals matter only where the key has a second jamo (R = ㄲ); any other capital is its small letter.
 */
export function hangulFromKeys(latin: string): string | null {
  if (!/^[a-z]{3,}$/i.test(latin)) return null;
  const text = written(latin);
  return text !== null && isComposed(text) && text.length > 1 ? text : null;
}

/** `ㅏ먀ㄴㄷㄱ` -> `kaiser`: the Latin keys behind Hangul. Null when something is not on the keyboard. */
export function latinFromKeys(hangul: string): string | null {
  const text = hangul.normalize('NFC');
  return isHangul(text) ? convertHangulToQwerty(text).toLowerCase() : null;
}
