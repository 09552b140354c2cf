// A message as features of the ranker: English stems, pairs of stems and letter four-grams (for typos), Korean syllable pairs and
// triples across spaces, beginnings of words, pairs of a Latin word and a Korean one, and numbers by kind. Korean syllables are
// folded by sound, so that ㅐ and ㅔ are one.
import { hasHangul, soundJamo } from '@app/content/matching/hangul';
import { normalize } from '@app/content/matching/normalize';

const STOP_WORDS = new Set(
  'a an and are as at be been but by do does did for from had has have he her him his i im if in is it its just like me my of on or our please she so some than that the their them then there these they this to us was we were will with would you your any about'.split(
    ' ',
  ),
);
const ENGLISH_ENDINGS = /(?:'s|ies|ing|ed|es|s)$/;
const KOREAN_ENDINGS =
  /(?:은요|는요|이요|가요|에요|예요|인가요|인데요|은데요|까요|나요|어요|아요|해요|세요|습니다|니다|은|는|이|가|을|를|에|의|도|만|로|으로|에서|한테|하고|랑|와|과|요)$/u;
const SHORTEST_STEM = 3;
/** Shorter English words have few typos and many neighbors. */
const SHORTEST_TYPO = 5;
const GRAM = 4;
const LONGEST_FORM_NUMBER = 5;
const ZIP_IN_CALIFORNIA = /^9[0-6]\d{3}$/;

const KIND_WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    w: 1,
    b: 0.7,
    g: 0.35,
    s: 0.6,
    t: 0.45,
    p: 0.8,
    q: 0.9,
    n: 0.7,
    m: 1,
  }),
);

/** How much a feature of its kind tells. */
export const kindWeight = (feature: string): number => KIND_WEIGHTS.get(feature.charAt(0)) ?? 1;

function stem(word: string): string {
  if (word.length <= SHORTEST_STEM) return word;
  const cut = word.replace(ENGLISH_ENDINGS, '');
  return cut.length >= SHORTEST_STEM ? cut : word;
}

/** `65` may be an age and `1020` a form: they count by themselves; a ZIP code and larger numbers count by their kind. */
function numberFeatures(digits: string): string[] {
  if (ZIP_IN_CALIFORNIA.test(digits)) return ['n:zip'];
  if (digits.length <= 2) return [`n:${digits}`];
  return digits.length <= LONGEST_FORM_NUMBER ? [`n:${digits}`, 'n:number'] : ['n:number'];
}

function grams(word: string): string[] {
  if (word.length < SHORTEST_TYPO) return [];
  const bounded = `^${word}$`;
  return Array.from({ length: bounded.length - GRAM + 1 }, (_, at) => `g:${bounded.slice(at, at + GRAM)}`);
}

function englishFeatures(stems: readonly string[]): string[] {
  return stems.flatMap((word, index) => {
    const before = stems[index - 1];
    return [`w:${word}`, ...(before === undefined ? [] : [`b:${before}_${word}`]), ...grams(word)];
  });
}

function beginnings(word: string): string[] {
  const cut = word.replace(KOREAN_ENDINGS, '');
  const syllables = [...(cut.length > 1 ? cut : word)];
  const two = `p:${soundJamo(syllables.slice(0, 2).join(''))}`;
  return [...cut].length > 2 ? [two, `q:${soundJamo(syllables.slice(0, 3).join(''))}`] : [two];
}

/** Across spaces, because people leave them out or put them anywhere. */
function syllableFeatures(hangul: string): string[] {
  const sounds = [...hangul].map(soundJamo);
  return sounds.flatMap((sound, index) => {
    const [second, third] = [sounds[index + 1], sounds[index + 2]];
    if (second === undefined) return [];
    return third === undefined ? [`s:${sound}${second}`] : [`s:${sound}${second}`, `t:${sound}${second}${third}`];
  });
}

/** `파트 D`, `65 years`: a Latin word or a number with its neighbor, because one letter alone tells little. */
function mixedPairs(words: readonly string[]): string[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return hasHangul(word) === hasHangul(before) ? [] : [`m:${soundJamo(before)}_${soundJamo(word)}`];
  });
}

/** @returns each feature once, named by its kind and a colon */
export function featuresOf(message: string): string[] {
  const words = normalize(message).split(' ').filter(Boolean);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const hangul = words.filter(hasHangul);
  const stems = words.filter((word) => !hasHangul(word) && !/^\d+$/.test(word) && !STOP_WORDS.has(word)).map(stem);
  return [
    ...new Set([
      ...numbers.flatMap(numberFeatures),
      ...hangul.flatMap(beginnings),
      ...englishFeatures(stems),
      ...syllableFeatures(hangul.join('')),
      ...mixedPairs(words.map((word) => (hasHangul(word) ? word.replace(KOREAN_ENDINGS, '') || word : word))),
    ]),
  ];
}
