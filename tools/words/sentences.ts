// How long a sentence may be for a reader of 75, and which forms a machine or a programmer leaves behind in it.
import type { VisibleString } from './visible-strings';

/** Hangul syllables, or English words, of one sentence without what it puts in parentheses. */
const LONGEST = { ko: 60, en: 25 } as const;

/** Texts that no visitor reads as sentences. */
const NOT_FOR_VISITORS: readonly RegExp[] = [
  /^services\/eligibility\/src\/model\/prompt\.ts/, // instructions to the language model
  /^services\/gateway\/src\/(?:docs|website)\//, // whole pages of HTML, for developers
];

const HANGUL = /[가-힣]/g;
const SENTENCE_END = /(?<=[.?!])[”’")]*\s+|\n|[:;]\s/;

/** Takes out addresses, tags and everything in parentheses, also within each other. */
function spokenPart(text: string): string {
  let rest = text.replace(/https?:\S+|<[^>]*>/g, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return rest;
}

const lengthOf = {
  ko: (sentence: string) => sentence.match(HANGUL)?.length ?? 0,
  en: (sentence: string) => sentence.trim().split(/\s+/).length,
};

/** Sentences that are too long, each with its length. */
export function longSentences({ language, text, at }: VisibleString): string[] {
  if (NOT_FOR_VISITORS.some((where) => where.test(at))) return [];
  return spokenPart(text)
    .split(SENTENCE_END)
    .filter((sentence) => lengthOf[language](sentence) > LONGEST[language])
    .map((sentence) => `${at}: ${lengthOf[language](sentence)} of at most ${LONGEST[language]}: ${sentence}`);
}

type Ending = 'vowel' | 'rieul' | 'consonant';

/** Which of two forms a particle takes after a word that ends so; 로 follows a vowel and ㄹ alike. */
const PAIRS = [
  ['을', '를'],
  ['이', '가'],
  ['은', '는'],
  ['과', '와'],
  ['으로', '로'],
] as const;
const agreeing = (particle: string, ending: Ending): string => {
  const pair = PAIRS.find((forms) => forms.some((form) => form === particle));
  if (pair === undefined) return particle;
  return ending === 'vowel' || (ending === 'rieul' && pair[1] === '로') ? pair[1] : pair[0];
};

/** Abbreviations that are read as a word (HICAP = 하이캡); every other one is spelled out, so its last letter decides. */
const READ_AS_A_WORD: Readonly<Record<string, Ending>> = {
  ...Object.fromEntries(['HICAP', 'MCAP', 'ZIP', 'SCAN'].map((word) => [word, 'consonant'] as const)),
  ...Object.fromEntries(
    ['PACE', 'CARE', 'FERA', 'COBRA', 'CAPI', 'COFA', 'DACA', 'MAGI'].map((word) => [word, 'vowel'] as const),
  ),
};
/** L and R end in ㄹ (엘, 아르 is a vowel, but 알 is what people say), M and N in a consonant; 1, 7 and 8 in ㄹ. */
const endingOfLatin = (word: string): Ending =>
  READ_AS_A_WORD[word] ?? (/[LR178]$/.test(word) ? 'rieul' : /[MN036]$/.test(word) ? 'consonant' : 'vowel');

/** Unicode puts the final consonant of a syllable into its number: 0 is none, 8 is ㄹ. */
function endingOfHangul(word: string): Ending {
  const final = ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28;
  return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant';
}

/** Nouns that our texts use all the time: after any word, a syllable like 은 could as well belong to a verb. */
const NOUNS =
  '메디케어|메디캘|캘리포니아|플랜|보험|보험료|공제액|카운티|사회보장국|주치의|약국|병원|처방약|달러|상담원|보조금|소득|재산|우편번호|전화번호|통지서|신청서|코페이|부담금|이유';
const AFTER_LATIN = /(?<![A-Za-z-])([A-Z][A-Z0-9]+)(을|를|이|가|은|는|과|와|으로|로)(?![가-힣])/g;
const AFTER_NOUN = new RegExp(`(${NOUNS})(을|를|은|는|과|와|으로|로)(?![가-힣])`, 'g');

/** Particles that do not agree with the word before them. */
export function wrongParticles({ language, text, at }: VisibleString): string[] {
  const faults = (pattern: RegExp, endingOf: (word: string) => Ending): string[] =>
    [...text.matchAll(pattern)].flatMap(([found, word = '', particle = '']) => {
      const right = agreeing(particle, endingOf(word));
      return right === particle ? [] : [`${at}: ${found} → ${word}${right}`];
    });
  return language === 'en' ? [] : [...faults(AFTER_LATIN, endingOfLatin), ...faults(AFTER_NOUN, endingOfHangul)];
}

/** Identifiers of the program, which a visitor cannot read: `not_published`, `plan.monthlyPremium`, `undefined`. */
const RAW_CODE = /\b[a-z]+_[a-z_]+\b|\b[a-z]{2,}(?:[A-Z][a-z]+)+\b|\bundefined\b|\bNaN\b|\[object /;
/** Names that are written this way. */
const NAMES =
  /\b(?:eHealth|myCalPays|mySocialSecurity|iPhone|iPad|medlinePlus)\b|https?:\S+|\S+\.(?:gov|com|org|net|json|md|env)\S*|<[^>]*>|\{\{?[^}]*\}?\}|`[^`]*`/g;

/** Raw codes in a text for people. */
export function rawCodes({ text, at }: VisibleString): string[] {
  const found = RAW_CODE.exec(text.replace(NAMES, ' '))?.[0];
  return found === undefined ? [] : [`${at}: raw code ${found}   [${text.slice(0, 80)}]`];
}
