// Korean particles by sound: 메디캘이, HMO가, PPO를, IPA는, 90006에서. Never "을(를)" on a screen.

const PAIRS = {
  '이/가': ['이', '가'],
  '은/는': ['은', '는'],
  '을/를': ['을', '를'],
  '과/와': ['과', '와'],
  '으로/로': ['으로', '로'],
  '이라/라': ['이라', '라'],
  '이라고/라고': ['이라고', '라고'],
  '아/야': ['아', '야'],
} as const;

export type Josa = keyof typeof PAIRS;

type Ending = 'vowel' | 'rieul' | 'consonant';

// How the names of digits and letters end when a Korean reads them: 영 일 이 삼 사 오 육 칠 팔 구.
const DIGITS: Record<string, Ending> = {
  '0': 'consonant',
  '1': 'rieul',
  '2': 'vowel',
  '3': 'consonant',
  '4': 'vowel',
  '5': 'vowel',
  '6': 'consonant',
  '7': 'rieul',
  '8': 'rieul',
  '9': 'vowel',
};
const LETTER_NAMES: Record<string, Ending> = { l: 'rieul', m: 'consonant', n: 'consonant', r: 'rieul' };

function wordEnding(word: string): Ending {
  // Read as a word: English final sounds Koreans close with a consonant; everything else ends in a vowel (-e, -s, -t ...).
  const last = word.at(-1)!.toLowerCase();
  if (last === 'l') return 'rieul';
  if (/(?:m|n|ng|ck|k|p|b)$/i.test(word)) return 'consonant';
  if (/[aiou][td]$/i.test(word) && word.length <= 4) return 'consonant';
  if (/le$/i.test(word)) return 'rieul';
  if (/(?:ne|me)$/i.test(word)) return 'consonant';
  return 'vowel';
}

function ending(text: string): Ending {
  // A closing bracket is not read: 메디캘(Medi-Cal) ends as 메디캘 does.
  const spoken = text.replace(/\s*\([^()]*\)\s*$/, '').replace(/[\s"'”’」』)\].,%]+$/u, '');
  const last = spoken.at(-1);
  if (last === undefined) return 'vowel';
  const code = last.charCodeAt(0);
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28;
    return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant';
  }
  const digit = DIGITS[last];
  if (digit) return digit;
  const word = /[A-Za-z]+$/.exec(spoken)?.[0];
  if (!word) return 'vowel';
  // Capitals are spelled out letter by letter (HMO = 에이치엠오); other words are read as words.
  return word === word.toUpperCase() ? (LETTER_NAMES[last.toLowerCase()] ?? 'vowel') : wordEnding(word);
}

/** The particle alone, for a word that stands in its own element. */
export function josa(word: string, particle: Josa): string {
  const [afterConsonant, afterVowel] = PAIRS[particle];
  const end = ending(word);
  if (particle === '으로/로') return end === 'consonant' ? afterConsonant : afterVowel;
  return end === 'vowel' ? afterVowel : afterConsonant;
}

/** Word and particle together: withJosa('메디캘', '이/가') = "메디캘이". */
export function withJosa(word: string, particle: Josa): string {
  return `${word}${josa(word, particle)}`;
}
