// Form numbers as they are printed and typed: "SAR 7", "sar-7", "SAR7"; "CMS-10003", "cms10003", "10003".
import { LETTERS } from '../records/letters';
import type { LetterRecord } from '../records/letters';

const compact = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Who numbers the form: the rest alone names it too, where it is long enough. */
const AGENCY = /^(?:productno|form|ssa|cms|ftb|dhcs|soc)(?=[a-z]*\d)/;
const SHORTEST_REST = 4;

function spellingsOf(code: string): string[] {
  const whole = compact(code);
  const rest = whole.replace(AGENCY, '');
  return rest !== whole && rest.length >= SHORTEST_REST ? [whole, rest] : [whole];
}

const BY_CODE = new Map<string, LetterRecord[]>();
for (const letter of LETTERS) {
  for (const code of new Set(letter.codes.flatMap(spellingsOf))) {
    BY_CODE.set(code, [...(BY_CODE.get(code) ?? []), letter]);
  }
}

/** The longest code has three pieces: MC 210 RV. */
const MOST_PIECES = 4;
const withZero = (piece: string): string => (/\d/.test(piece) ? piece.replaceAll(/(?<=\d)o|o(?=\d)/g, '0') : piece);

export interface CodesFound {
  letters: readonly LetterRecord[];
  /** Which words were part of a code. */
  words: ReadonlySet<string>;
}

/** @param words normalised, in their order */
export function letterCodes(words: readonly string[]): CodesFound {
  const pieces = words.map(withZero);
  const used = new Set<string>();
  const letters = new Set<LetterRecord>();
  for (let start = 0; start < pieces.length; start += 1) {
    for (let length = MOST_PIECES; length > 0; length -= 1) {
      const found = BY_CODE.get(pieces.slice(start, start + length).join(''));
      if (!found || start + length > pieces.length) continue;
      for (const letter of found) letters.add(letter);
      for (const word of words.slice(start, start + length)) used.add(word);
      start += length - 1;
      break;
    }
  }
  return { letters: [...letters], words: used };
}

/** A form number nobody taught us: letters and digits, or three digits and more. */
export const looksLikeCode = (word: string): boolean => /^[a-z]{1,4}\d{2,}[a-z]?$|^\d{3,}[a-z]?$/.test(word);
