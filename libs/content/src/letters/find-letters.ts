// Which letter somebody means by a title, a form number, a color, a sender or a few words in either language. Runs in the browser:
// nothing that is typed leaves it. Pure.
import { isHangul } from '../matching/hangul';
import { hangulFromKeys, latinFromKeys } from '../matching/keyboard';
import { LETTERS, LOOK_ALIKES } from '../records/letters';
import type { LetterColor, LetterRecord, LetterSender } from '../records/letters';
import { letterCodes, looksLikeCode } from './letter-codes';
import { isFraud } from './letter-fraud';
import { scoreLetters } from './letter-scores';
import type { Scored } from './letter-scores';
import { foldText, wordsOf } from './letter-text';
import { sendersOf, sendersOnly, unitsOf } from './letter-units';
import { colorIn, isOutside, meaningsIn, withoutColorNames } from './letter-words';

/**
 * letters: the three nearest, the best first; `senders` where only what all mail speaks of was said (a bill, a renewal) and who sent
 * it decides. color: several letters have this paper, and nothing else was said; ask who sent it.
 * sender: nothing but who sent it was said; all of theirs. fraud: what is asked for is what swindlers ask for. unknown: no letter we know.
 */
export type LetterAnswer =
  | { kind: 'letters'; letters: readonly LetterRecord[]; senders: readonly LetterSender[] }
  | { kind: 'color'; color: LetterColor; letters: readonly LetterRecord[] }
  | { kind: 'sender'; senders: readonly LetterSender[]; letters: readonly LetterRecord[] }
  | { kind: 'fraud'; letters: readonly LetterRecord[] }
  | { kind: 'unknown' };

const MOST_LETTERS = 3;
const LONGEST = 300;
/** A letter farther behind the best one shares a word with the message, not its meaning. */
const SHARE_OF_BEST = 0.3;
const NEARLY = 0.5;
const LEAST_COVERED = 0.4;
const LEAST_LONG = 0.25;
const LEAST_SCORE = 2.2;

/** Who asks for papers of a bank or a mortgage: their letter is ours, the bank's is not. */
const HEALTH_OFFICES = ['medicare', 'medi-cal', 'social-security', 'covered-california'];
const namesHealthOffice = (meanings: readonly string[]): boolean =>
  meanings.some((meaning) => HEALTH_OFFICES.includes(meaning));

const SWINDLES = LOOK_ALIKES.filter(({ urgency }) => urgency === 'scam');

/** Words typed with the wrong keyboard: `shfks` is 노란, `ㅡ누` is msn. Only where the other reading is one we know. */
function readKeys(word: string): string {
  if (/[ㄱ-ㅣ]/.test(word)) {
    return word.replaceAll(/[가-힣ㄱ-ㅣ]+/g, (run) => (isHangul(run) ? (latinFromKeys(run) ?? run) : run));
  }
  return word;
}

function readLatin(word: string): string {
  const hangul = hangulFromKeys(word);
  if (hangul === null) return word;
  const text = foldText([hangul]);
  return meaningsIn(text).length > 0 || colorIn(text) !== null || unitsOf([hangul]).length === 0 ? hangul : word;
}

const read = (query: string): string[] =>
  wordsOf(
    wordsOf(withoutColorNames(query.slice(0, LONGEST)))
      .map(readKeys)
      .map(readLatin)
      .join(' '),
  );

/** Who may have sent it; none where all are of one. */
function whoOf(letters: readonly LetterRecord[]): LetterSender[] {
  const senders = [...new Set(letters.map(({ from }) => from))];
  return senders.length > 1 ? senders : [];
}

/** A long message says much that no letter has words for: two things of it that one has are enough. */
const isEnough = ({ covered, subjects, hasStrange }: Scored): boolean =>
  (covered >= LEAST_COVERED && (subjects > 0 || !hasStrange)) || (covered >= LEAST_LONG && subjects >= 2);

/** Nothing but a color was said. */
function byColor(color: LetterColor, among: readonly LetterRecord[] = LETTERS): LetterAnswer {
  const letters = among.filter((letter) => letter.color?.key === color);
  return letters.length > 1 ? { kind: 'color', color, letters } : { kind: 'letters', letters, senders: [] };
}

/** Nothing but who sent it, perhaps with the color, was said. */
function bySender(senders: readonly LetterSender[], color: LetterColor | 'other' | null): LetterAnswer {
  const letters = LETTERS.filter(({ from }) => senders.includes(from));
  const hasColor = letters.some((letter) => letter.color?.key === color);
  return hasColor && color !== null && color !== 'other'
    ? byColor(color, letters)
    : { kind: 'sender', senders, letters };
}

/**
 * @param query what a visitor typed, any text; 300 characters of it are read
 * @param fits which letters may be among the nearest
 * @returns unknown for an empty one
 */
export function findLetters(query: string, fits: (letter: LetterRecord) => boolean = () => true): LetterAnswer {
  const words = read(query);
  const text = foldText([words.join(' ')]);
  if (isFraud(text, meaningsIn(text))) return { kind: 'fraud', letters: SWINDLES };
  const codes = letterCodes(words);
  if (codes.letters.length === 0 && isOutside(text) && !namesHealthOffice(meaningsIn(text))) return { kind: 'unknown' };
  const color = colorIn(text);
  const units = unitsOf(words.filter((word) => !codes.words.has(word)));
  if (units.length === 0 && codes.letters.length === 0) {
    return color === null || color === 'other' ? { kind: 'unknown' } : byColor(color);
  }
  const senders = codes.letters.length === 0 ? sendersOnly(units) : [];
  if (senders.length > 0) return bySender(senders, color);
  const scored = scoreLetters(units, color === 'other' ? null : color, codes.letters);
  const [best] = scored;
  if (!best || best.score < LEAST_SCORE || !isEnough(best)) return { kind: 'unknown' };
  if (codes.letters.length === 0 && words.some((word) => looksLikeCode(word)) && best.covered < 0.7) {
    return { kind: 'unknown' };
  }
  const real = scored.filter(({ letter }) => letter.urgency !== 'scam');
  // Called like a swindle, and no real letter nearly so: a card that came is the card, not the offer of one.
  if (best.letter.urgency === 'scam' && (real[0]?.score ?? 0) < best.score * NEARLY) {
    return { kind: 'fraud', letters: SWINDLES };
  }
  const near = real.filter(({ score, letter }) => score >= best.score * SHARE_OF_BEST && fits(letter));
  if (near.length === 0) return { kind: 'unknown' };
  const isOpen = best.subjects === 0 && codes.letters.length === 0 && color === null && sendersOf(units).length === 0;
  const letters = near.map(({ letter }) => letter);
  return { kind: 'letters', letters: letters.slice(0, MOST_LETTERS), senders: isOpen ? whoOf(letters) : [] };
}
