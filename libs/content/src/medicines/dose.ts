// What a typed line says besides the name: the strength ("5mg", "오 밀리", "리피토 20") and the form ("패치", "inhaler").
import type { MedicineProduct } from './medicines';

export interface Dose {
  /** Numbers that may be a strength, those with a unit first. */
  numbers: readonly string[];
  forms: ReadonlySet<string>;
  /** The line without them. */
  rest: string;
}

const UNITS =
  'mcg|마이크로그램|마이크로|㎍|µg|μg|mg|미리그램|밀리그램|밀리|미리|엠지|milligrams?|units?|유닛|단위|%|프로|퍼센트';
const WITH_UNIT = new RegExp(`(\\d+(?:\\.\\d+)?(?:\\s*[-/]\\s*\\d+(?:\\.\\d+)?)?)\\s*(?:${UNITS})(?![a-z])`, 'gi');
/** Numbers that say how often and how many, not how strong. */
const HOW_OFTEN =
  /(?:하루에?|매일|아침|저녁|점심)?\s?(?:한|두|세|네|반|\d{1,3})\s?(?:번|알|정|회|개|달|일|차례|times?|tablets?|pills?|days?|x)(?![a-z])씩?/gi;
const BARE = /(?<![a-z\d])\d+(?:\.\d+)?(?:\s*[-/]\s*\d+(?:\.\d+)?)?(?![a-z\d])/gi;
const KOREAN_DIGITS = '일이삼사오육칠팔구';
const KOREAN_NUMBER = new RegExp(`([${KOREAN_DIGITS}십백천영점]+)\\s*(?=밀리|미리|마이크로|유닛|단위|엠지|mg)`, 'g');
const FORM_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/패치|붙이는|patch/i, ['patch']],
  [/흡입기|흡입제|inhaler|puffer/i, ['inhaler']],
  [/캡슐|capsule/i, ['capsule', 'er-capsule', 'dr-capsule']],
  [/주사|펜|injection|\bpen\b|shot/i, ['pen', 'syringe', 'vial']],
  [/안약|eye ?drops?/i, ['eye-drops']],
  [/크림|cream/i, ['cream']],
  [/연고|ointment/i, ['ointment']],
  [/젤|겔|\bgel\b/i, ['gel']],
  [/스프레이|spray/i, ['nasal-spray']],
  [/물약|시럽|syrup|liquid/i, ['liquid']],
  [
    /서방정?|엑스알|엑스엘|\b(?:er|xr|xl|sr|cr|la)\b|extended[- ]release/i,
    ['er-tablet', 'er-capsule', 'er-tablet-12h'],
  ],
];

/** 이십오 -> 25, 영점오 -> 0.5 */
function koreanNumber(word: string): string {
  if (word.includes('점'))
    return word
      .split('점')
      .map((part) => (part === '영' ? '0' : koreanNumber(part)))
      .join('.');
  let sum = 0;
  let digit = 0;
  for (const letter of word) {
    const place = { 십: 10, 백: 100, 천: 1000 }[letter];
    if (place) sum += (digit || 1) * place;
    digit = place ? 0 : KOREAN_DIGITS.indexOf(letter) + 1;
  }
  return String(sum + digit);
}

export function doseIn(text: string): Dose {
  const numbers: string[] = [];
  const take = (found: string): string => {
    numbers.push(found.replace(/\s/g, '').replace('/', '-'));
    return ' ';
  };
  const forms = new Set(FORM_WORDS.flatMap(([pattern, ids]) => (pattern.test(text) ? ids : [])));
  const rest = text
    .replace(KOREAN_NUMBER, (_, word: string) => koreanNumber(word))
    .replace(/(\d),(\d{3})/g, '$1$2')
    .replace(WITH_UNIT, (_, number: string) => take(number))
    .replace(HOW_OFTEN, ' ')
    .replace(BARE, take);
  return { numbers, forms, rest };
}

const numbersOf = (strength: string): string => strength.replace(/[^\d.-].*$/, '');
/** The strength of a product that one of the numbers names: "5" is "5 mg", "0.05" of a label in mg is "50 mcg". */
export function strengthOf(
  product: MedicineProduct,
  numbers: readonly string[],
): readonly [string, string | null] | null {
  for (const number of numbers) {
    const thousandth = String(Number(number) * 1000);
    const found =
      product.strengths.find(([strength]) => numbersOf(strength) === number) ??
      product.strengths.find(([strength]) => strength.endsWith('mcg') && numbersOf(strength) === thousandth) ??
      product.strengths.find(([strength]) => numbersOf(strength).split('-').includes(number));
    if (found) return found;
  }
  return null;
}
