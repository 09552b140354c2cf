// Every name of every medicine as it is compared: by sound in Hangul, by letters in Latin.
import { hasHangul, initialsOf, soundJamo } from '../matching/hangul';
import { lettersOf } from '../matching/letters';
import { normalize, withoutSpaces } from '../matching/normalize';
import { MEDICINE_USES, MEDICINES, type Medicine, type MedicineUse } from './medicines';

export interface NameKey {
  medicine: Medicine;
  /** The brand that this name is of; null = the generic. */
  brand: string | null;
  key: string;
  rough: string;
  /** Letters of `rough`. */
  letters: number;
  initials: string;
  isHangul: boolean;
}

/** One spelling of a name: no spaces, Hangul as the jamo that are heard. */
export const keyOf = (text: string): string => soundJamo(withoutSpaces(normalize(text)));

const SAME_JAMO = new Map(
  Object.entries({ ㄲ: 'ㄱ', ㅋ: 'ㄱ', ㄸ: 'ㄷ', ㅌ: 'ㄷ', ㅃ: 'ㅂ', ㅍ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ', ㅊ: 'ㅈ' }),
);
const SAME_VOWEL = new Map(Object.entries({ ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ', ㅖ: 'ㅔ', ㅡ: 'ㅜ', ㅓ: 'ㅗ' }));
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
  [/([a-z])\1/g, '$1'],
];

/** What foreign names have in common however they are spelled: 쎄레브렉스 = 세레브렉스, Zocor = Socor. */
export const roughly = (key: string): string =>
  hasHangul(key)
    ? [...key]
        .map((jamo) => SAME_JAMO.get(jamo) ?? SAME_VOWEL.get(jamo) ?? jamo)
        .join('')
        .replace(/ㄹㄹ/g, 'ㄹ')
    : LATIN.reduce((text, [pattern, letters]) => text.replace(pattern, letters), key);

function nameKey(medicine: Medicine, name: string, brand: string | null): NameKey {
  const key = keyOf(name);
  const rough = roughly(key);
  const initials = initialsOf(withoutSpaces(name));
  return { medicine, brand, key, rough, letters: lettersOf(rough), initials, isHangul: hasHangul(name) };
}

export const NAME_KEYS: readonly NameKey[] = MEDICINES.flatMap((medicine) => [
  ...[medicine.generic, ...medicine.ko, ...(medicine.also ?? [])].map((name) => nameKey(medicine, name, null)),
  ...medicine.brands.flatMap(({ name, ko }) => [name, ...ko].map((spelling) => nameKey(medicine, spelling, name))),
]);

/** What people say of a medicine (혈압약, 피 묽게 하는 약), without spaces and by sound. */
export const USE_OF_KEY: ReadonlyMap<string, MedicineUse> = new Map(
  MEDICINE_USES.flatMap((use) => [use.name.ko, use.name.en, ...use.say].map((name) => [keyOf(name), use] as const)),
);
