// A text as the letters are compared: words in the folded spelling of ../matching, and all of them written together, because
// Korean is spaced at will (약 보험, 약보험).
import { hasHangul } from '../matching/hangul';
import { normalize } from '../matching/normalize';
import { searchForm } from '../matching/search-text';

/** 메디칼 and 메디컬 mean Medi-Cal; half-English names are written in either language. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/(?:메디[칼컬캘]|medical) ?(?:그룹|group)/gi, '의료그룹'],
  [/메디[칼컬]/g, '메디캘'],
  [/쇼셜|쏘셜|소시얼/g, '소셜'],
  [/medi-cal|medi cal\b/gi, 'medical'],
  [/파트 ?비/g, '파트 b'],
  [/파트 ?디/g, '파트 d'],
];

export const spelled = (text: string): string =>
  SPELLED.reduce((whole, [pattern, instead]) => whole.replaceAll(pattern, instead), text);

/** Paper written together with its color or owner: 보라색종이 is 보라색 종이. */
const PAPER = /(?<=[가-힣])(?=종이|편지|봉투|레터)/g;

/** A sum is no form number. */
const SUM = /\$ ?\d[\d,.]{0,12}|(?<![\d,.])\d[\d,.]{0,12} ?(?:dollars?|bucks|달러|불)/gi;

/** Words of a text, normalised: width, case and punctuation are gone. */
export const wordsOf = (text: string): string[] =>
  normalize(spelled(text).replaceAll(SUM, ' ').replaceAll(PAPER, ' ')).split(' ').filter(Boolean);

const SPACE = ' ';

/** The search form with a space at both ends, and the same without any space. */
export interface FoldedText {
  spaced: string;
  joined: string;
}

export function foldText(texts: readonly string[]): FoldedText {
  const forms = texts.map((text) => searchForm(spelled(text)));
  return {
    spaced: ` ${forms.join(' | ')} `,
    joined: forms.map((form) => form.replaceAll(SPACE, '')).join('|'),
  };
}

/** Hangul of fewer jamo and Latin of fewer letters only count where a word begins: `la` is not in every `clinical`. */
const SHORT_JAMO = 6;
const SHORT_LATIN = 5;

/** @param form one search form; with spaces in it, words that stand together */
export function holdsForm({ spaced, joined }: FoldedText, form: string): boolean {
  const isHangul = hasHangul(form);
  if (form.length < (isHangul ? SHORT_JAMO : SHORT_LATIN)) return spaced.includes(` ${form}`);
  return isHangul ? joined.includes(form.replaceAll(SPACE, '')) : spaced.includes(` ${form}`);
}

/** Shorter Latin words have no other endings. */
const LATIN_STEM = 4;

/** Whether a beginning of a word (or a name of several words) stands in the text. */
export function holdsStem(text: FoldedText, stem: string): boolean {
  if (hasHangul(stem)) return holdsForm(text, stem);
  return text.spaced.includes(stem.length < LATIN_STEM ? ` ${stem} ` : ` ${stem}`);
}
