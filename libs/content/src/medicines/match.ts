// Which medicine a typed line means: brand or generic, Hangul or Latin, with slips, without spaces, in the wrong keyboard layout.
// Runs in the browser; nothing of what is typed leaves it.
import { distance } from '../matching/distance';
import { hasHangul, isComposed, isInitials, toJamo } from '../matching/hangul';
import { lettersOf, mayBeNear } from '../matching/letters';
import { hangulFromKeys, latinFromKeys } from '../matching/keyboard';
import { normalize } from '../matching/normalize';
import { doseIn, strengthOf, type Dose } from './dose';
import { MEDICINE_FILLERS, MEDICINES, type Medicine, type MedicineProduct, type MedicineUse } from './medicines';
import { keyOf, NAME_KEYS, roughly, USE_OF_KEY, type NameKey } from './names';

export interface MedicineMatch {
  medicine: Medicine;
  /** The brand that was named; null = the generic, or what it is for. */
  brand: string | null;
  form: string;
  strength: string;
  /** null: no two public sources agree on one. */
  rxcui: string | null;
  /** No strength was typed: this is the one most people take. */
  isUsual: boolean;
}

const MOST_MATCHES = 8;
const MOST_WORDS = 4;
const LONGEST_TEXT = 120;
/** What a line costs of which nothing was used: 로사르탄 하이드로클로로티아지드 is the combination rather than one of the two. */
const LEFT_OVER = 0.3;
/** So much further away than the best is another medicine. */
const MUCH_FURTHER = 1.5;
/** What follows a name in Korean. */
const PARTICLES = /(?:이랑|하고|에서|처럼|이라고|라고|이요|인데|정|약|은|는|이|가|을|를|도|와|과|요|나|랑|의|만)$/;
const FILLERS: ReadonlySet<string> = new Set(MEDICINE_FILLERS);

interface Span {
  key: string;
  rough: string;
  letters: number;
  /** Added to the cost: the span was read in another keyboard layout, or without what follows it. */
  extra: number;
  isHangul: boolean;
}

const span = (text: string, extra: number): Span => {
  const key = keyOf(text);
  const rough = roughly(key);
  return { key, rough, letters: lettersOf(rough), extra, isHangul: hasHangul(text) };
};

/** The word as another layout of the keyboard would write it. */
function inOtherLayout(word: string): string | null {
  if (!hasHangul(word)) return hangulFromKeys(word);
  return isComposed(word) ? null : latinFromKeys(word);
}

function spansOf(words: readonly string[]): Span[] {
  const spans: Span[] = [];
  const all = words.join('').length;
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
      const text = words.slice(from, to).join('');
      const left = LEFT_OVER * (1 - text.length / all);
      spans.push(span(text, left));
      const bare = text.replace(PARTICLES, '');
      if (bare !== text && bare.length > 1) spans.push(span(bare, left + 0.1));
      const other = inOtherLayout(text);
      if (other) spans.push(span(other, left + 0.5));
    }
  }
  return [...new Map(spans.map((each) => [`${each.key} ${each.extra}`, each])).values()];
}

/** Slips that a word of so many letters (or jamo) may have. */
const slipsFor = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 11 ? 2 : length < 15 ? 3 : 4);

/** 0 = the name itself; more = further away; null = another word. */
function costOf({ key, rough, letters, extra, isHangul }: Span, name: NameKey): number | null {
  if (key === '' || isHangul !== name.isHangul) return null;
  if (key === name.key) return extra;
  if (rough === name.rough) return extra + 0.3;
  const least = isHangul ? 4 : 3;
  if (key.length >= least && name.key.startsWith(key)) return extra + 0.6 + 0.4 * (1 - key.length / name.key.length);
  if (name.key.length >= 5 && key.includes(name.key)) return extra + 0.8 + 0.4 * (1 - name.key.length / key.length);
  const most = slipsFor(Math.min(key.length, name.key.length));
  if (most === 0) return null;
  if (mayBeNear(letters, name.letters, most)) {
    const slips = Math.min(distance(key, name.key, most), distance(rough, name.rough, most) + 0.3);
    if (slips <= most) return extra + 1 + (4 * slips) / Math.max(key.length, name.key.length) + slips * 0.1;
  }
  // A long name half typed and with a slip: the beginning is compared.
  if (key.length < 7 || name.key.length <= key.length + 1) return null;
  if (!mayBeNear(letters, letters & name.letters, most)) return null;
  const start = distance(rough, name.rough.slice(0, rough.length), most - 1);
  return start < most ? extra + 2 + (4 * start) / key.length : null;
}

/** First consonants (ㄴㅂㅅㅋ): the whole name, or its beginning. */
function initialsCost(text: string, name: NameKey): number | null {
  if (!name.isHangul || !name.initials.startsWith(text)) return null;
  return name.initials === text ? 0.2 : 1 + 0.1 * (name.initials.length - text.length);
}

function productOf(medicine: Medicine, brand: string | null, dose: Dose): Omit<MedicineMatch, 'medicine' | 'brand'> {
  const { usual, products } = medicine;
  const isWanted = ({ form }: MedicineProduct): boolean => dose.forms.has(form);
  const isUsualForm = ({ form }: MedicineProduct): boolean => form === usual.form;
  const isOfBrand = (product: MedicineProduct): boolean => product.brand === brand;
  // The usual form and brand come first among equals; the generic is what plans pay for, unless only brands exist.
  const rank = (product: MedicineProduct): number =>
    (isWanted(product) ? 8 : 0) +
    (isUsualForm(product) ? 2 : 0) +
    (product.brand === usual.brand ? 1 : 0) +
    (usual.brand !== null && isOfBrand(product) ? 4 : 0);
  const ranked = [...products].sort((a, b) => rank(b) - rank(a));
  for (const product of ranked) {
    const typed = strengthOf(product, dose.numbers);
    if (typed) return { form: product.form, strength: typed[0], rxcui: typed[1], isUsual: false };
  }
  const [first] = ranked;
  const own = first?.strengths.find(([strength]) => strength === usual.strength) ?? first?.strengths[0];
  return {
    form: first?.form ?? usual.form,
    strength: own?.[0] ?? usual.strength,
    rxcui: own?.[1] ?? null,
    isUsual: true,
  };
}

/** The use that a line names (혈압약), and the line without it; also where it is written together (혈압약노바스크). */
function useIn(words: readonly string[]): { use: MedicineUse | null; words: string[] } {
  for (let size = Math.min(words.length, MOST_WORDS); size > 0; size -= 1) {
    for (let from = 0; from + size <= words.length; from += 1) {
      const use = USE_OF_KEY.get(keyOf(words.slice(from, from + size).join('')));
      if (use) return { use, words: [...words.slice(0, from), ...words.slice(from + size)] };
    }
  }
  for (const [at, word] of words.entries()) {
    for (let end = word.length - 2; end >= 3; end -= 1) {
      const use = hasHangul(word) ? USE_OF_KEY.get(keyOf(word.slice(0, end))) : undefined;
      if (use) return { use, words: words.with(at, word.slice(end)) };
    }
  }
  return { use: null, words: [...words] };
}

interface Found {
  cost: number;
  name: NameKey;
}

function bestNames(...lines: readonly (readonly string[])[]): Map<Medicine, Found> {
  const initials = lines
    .flat()
    .map((word) => toJamo(word))
    .find((word) => isInitials(word));
  const spans = lines.flatMap((words) => spansOf(words));
  const found = new Map<Medicine, Found>();
  for (const name of NAME_KEYS) {
    let least = found.get(name.medicine)?.cost ?? Number.POSITIVE_INFINITY;
    const consider = (cost: number | null): void => {
      if (cost === null || cost >= least) return;
      least = cost;
      found.set(name.medicine, { cost, name });
    };
    for (const each of spans) consider(costOf(each, name));
    if (initials) consider(initialsCost(initials, name));
  }
  return found;
}

/** Medicines that a typed line may mean, the likeliest first; of a use (혈압약) when it names no medicine. */
export function matchMedicines(typed: string): MedicineMatch[] {
  const dose = doseIn(typed.slice(0, LONGEST_TEXT));
  const words = normalize(dose.rest)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word));
  const { use, words: names } = useIn(words);
  // With the use and without it: 인슐린 is part of a name, too.
  const found = names.length > 0 ? bestNames(words, names) : new Map<Medicine, Found>();
  const ranked = [...found]
    .map(([medicine, { cost, name }]) => {
      const product = productOf(medicine, name.brand, dose);
      const agrees = dose.numbers.length > 0 && !product.isUsual ? 0.25 : 0;
      const ofForm = dose.forms.has(product.form) ? 0.15 : 0;
      return {
        cost: cost - agrees - ofForm - (medicine.use === use?.id ? 0.4 : 0),
        medicine,
        brand: name.brand,
        ...product,
      };
    })
    .sort((a, b) => a.cost - b.cost);
  const best = ranked[0]?.cost ?? Number.POSITIVE_INFINITY;
  const named = ranked.filter(({ cost }) => cost <= best + MUCH_FURTHER).map(({ cost, ...match }) => match);
  const ofUse = MEDICINES.filter(
    (medicine) => medicine.use === use?.id && !named.some((match) => match.medicine === medicine),
  );
  const others = ofUse.map((medicine) => ({ medicine, brand: null, ...productOf(medicine, null, dose) }));
  return (best < 1.6 ? [...named, ...others] : [...others, ...named]).slice(0, MOST_MATCHES);
}

/** The medicine that a question names ("리피토 보험 되나요?"); null when none is named clearly. */
export function medicineIn(text: string): MedicineMatch | null {
  const words = normalize(doseIn(text.slice(0, LONGEST_TEXT)).rest).split(' ');
  const found = [...bestNames(words.filter((word) => word.length > 1 && !FILLERS.has(word)))];
  const best = Math.min(...found.map(([, { cost }]) => cost));
  return best < 0.65 ? (matchMedicines(text)[0] ?? null) : null;
}
