// One spelling for what people and sources write differently: width, case, accents, punctuation, spaces.

const CONJOINING_INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const CONJOINING_VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const CONJOINING_FINALS = [...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

// NFKC turns the lone jamo of ㅅㅇㅁㄷ into conjoining ones, and even glues ㄱㅏ to 가: lone jamo go round it.
const compose = (text: string): string => text.replace(/[^\u3131-\u318e]+/g, (run) => run.normalize('NFKC'));

const compatibilityJamo = (text: string): string =>
  text.replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code <= 0x1112) return CONJOINING_INITIALS[code - 0x1100] ?? '';
    if (code <= 0x1175) return CONJOINING_VOWELS[code - 0x1161] ?? '';
    return CONJOINING_FINALS[code - 0x11a8] ?? '';
  });

const withoutAccents = (text: string): string =>
  text.replace(/[^\u3131-\u318e]+/g, (run) => run.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'));

/** Most of what sources write: nothing of it is composed, accented, wide or Hangul. */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

const INITIALS = /(?<![\p{L}\p{N}])(?:\p{Script=Latin}\.){1,}\p{Script=Latin}?(?![\p{L}\p{N}])/gu;
const joined = (text: string): string =>
  text.includes('.') ? text.replace(INITIALS, (initials) => initials.replaceAll('.', '')) : text;

/** What a normal text has not. To look for its words would remember each of them, and the text of a stranger may be long. */
const NOT_NORMAL = /[^a-z0-9 ]|^ | $| {2}/;

/** {@link normalize} of what {@link isPlain} says is plain. */
export function normalizePlain(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_NORMAL.test(lower)) return lower;
  return joined(lower.replace(/['`]/g, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * Words in one spelling, separated by single spaces: `Ｌ.Ａ. Care` -> `la care`, `St. Jude’s` -> `st judes`,
 * `시니어&커뮤니티` -> `시니어 커뮤니티`, `LA카운티` -> `la 카운티`. Holds letters and digits only, so it is safe inside LIKE.
 */
export function normalize(text: string): string {
  if (isPlain(text)) return normalizePlain(text);
  return joined(withoutAccents(compatibilityJamo(compose(text)).toLowerCase()).replace(/['’‘ʼ`´]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{Script=Latin})(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})(?=\p{Script=Latin})/gu, ' ')
    .trim();
}

export const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** Digits of a North American telephone number (10), without +1; null when it is not one. */
export function phoneDigits(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(national) ? national : null;
}

/** The five digits of `90006`, `90006-1234`, `９０００６`; null when it is not a California ZIP code (90001 to 96162). */
export function californiaZip(text: string): string | null {
  const zip = /^(\d{5})(?:[-\s]?\d{4})?$/.exec(text.normalize('NFKC').trim())?.[1];
  return zip && zip >= '90001' && zip <= '96162' ? zip : null;
}
