// How near each letter is to the words of a message: rare words weigh more, names more than explanations.
import { LETTERS } from '../records/letters';
import type { LetterColor, LetterRecord } from '../records/letters';
import { letterIndex } from './letter-index';
import type { IndexedLetter } from './letter-index';
import { holdsForm } from './letter-text';
import { sendersOf } from './letter-units';
import type { Unit } from './letter-units';
import { isGeneric } from './letter-words';

const NAME = 2;
const REST = 0.8;
/** What all mail speaks of (a bill, an end) tells letters apart less. */
const GENERAL = 0.85;
const MOST_GENERAL = 1.6;

/** Weight of a word that stands nowhere: as much as a rare one. */
const UNKNOWN = 2.4;

const rarity = (count: number): number => Math.log(1 + LETTERS.length / (count + 1));

interface Worth {
  added: number[];
  weight: number;
  isKnown: boolean;
  /** Of every household's mail, as far as its meaning goes. */
  isGeneral: boolean;
}

/** What one unit adds to each letter, by its rarest fitting form. */
function worthOf({ forms, meanings, isSlip }: Unit): Worth {
  const all = letterIndex();
  const added = all.map(() => 0);
  let weight = 0;
  const count = (fits: (entry: IndexedLetter) => number, most = Number.POSITIVE_INFINITY): void => {
    const factors = all.map(fits);
    const found = factors.filter((factor) => factor > 0).length;
    if (found === 0) return;
    const rare = Math.min(rarity(found), most);
    weight = Math.max(weight, rare);
    factors.forEach((factor, at) => (added[at] = Math.max(added[at] ?? 0, factor * rare)));
  };
  for (const meaning of meanings) count(({ meanings: own }) => own.find(([said]) => said.has(meaning))?.[1] ?? 0);
  const isGeneral = isSlip === true || (meanings.length > 0 && meanings.every(isGeneric));
  // A word that all mail has is no rarer for standing in one title: it weighs little more than its meaning.
  const most = isGeneral && weight > 0 ? weight * MOST_GENERAL : Number.POSITIVE_INFINITY;
  for (const form of forms)
    count(({ names, rest }) => (holdsForm(names, form) ? NAME : holdsForm(rest, form) ? REST : 0), most);
  const worth = isGeneral && !isSlip ? added.map((one) => one * GENERAL) : added;
  return { added: worth, weight: weight === 0 ? UNKNOWN : weight, isKnown: weight > 0, isGeneral };
}

const PROGRAMS = ['medicare', 'medi-cal'];
const programsOf = (meanings: Iterable<string>): string[] => [...meanings].filter((one) => PROGRAMS.includes(one));

/** Called by the one program while the message names the other alone. */
function isOtherProgram({ meanings: [titled, called] }: IndexedLetter, said: readonly string[]): boolean {
  const own = programsOf(new Set([...(titled?.[0] ?? []), ...(called?.[0] ?? [])]));
  return said.length === 1 && own.length === 1 && own[0] !== said[0];
}

export interface Scored {
  letter: LetterRecord;
  score: number;
  /** Share of the message, by weight, that the letter has something for: 0 to 1. */
  covered: number;
  /** How many things it has something for that not all mail speaks of. */
  subjects: number;
  /** The message names something that no letter has. */
  hasStrange: boolean;
}

const SAME_SENDER = 1.2;
const SAME_COLOR = 4;
const OTHER_COLOR = 0.4;
const OTHER_PROGRAM = 0.6;
/** Of a letter whose color we do not know, or that is white, while one of another color came. */
const NO_COLOR = 0.7;
/** Nobody has confirmed it: behind one that is confirmed and as near. */
const FROM_MEMORY = 0.9;
const CODE = 14;

/** @param codes letters whose form number was written */
export function scoreLetters(
  units: readonly Unit[],
  color: LetterColor | null,
  codes: readonly LetterRecord[],
): Scored[] {
  const worths = units.map(worthOf);
  const whole = worths.reduce((sum, { weight }) => sum + weight, 0);
  const hasStrange = worths.some(({ isKnown }) => !isKnown);
  const senders = sendersOf(units);
  const programs = programsOf(new Set(units.flatMap(({ meanings }) => meanings)));
  return letterIndex()
    .map((entry, at): Scored => {
      const { letter } = entry;
      const own = worths.reduce((sum, { added }) => sum + (added[at] ?? 0), 0);
      const matched = worths.reduce((sum, { added, weight }) => sum + ((added[at] ?? 0) > 0 ? weight : 0), 0);
      const isSame = color !== null && letter.color?.key === color;
      const isOther = color !== null && letter.color !== null && !isSame;
      const isUncolored = color !== null && color !== 'white' && letter.color === null;
      const sent = own > 0 && senders.includes(letter.from) ? SAME_SENDER : 0;
      const coded = codes.includes(letter) ? CODE / codes.length : 0;
      const subjects = worths.filter(({ added, isGeneral }) => (added[at] ?? 0) > 0 && !isGeneral).length;
      const against =
        (isOther ? OTHER_COLOR : isUncolored ? NO_COLOR : 1) *
        (isOtherProgram(entry, programs) ? OTHER_PROGRAM : 1) *
        (letter.confidence === 'memory' ? FROM_MEMORY : 1);
      const score = (own + sent + (isSame ? SAME_COLOR : 0)) * against + coded;
      const covered = coded > 0 || whole === 0 ? 1 : matched / whole;
      return { letter, score, covered, subjects: coded > 0 ? 2 : subjects, hasStrange };
    })
    .sort((one, other) => other.score - one.score);
}
