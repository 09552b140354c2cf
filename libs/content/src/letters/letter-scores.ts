// How near each letter is to the words of a message: rare words weigh more, names more than explanations.
import { withoutParticle } from '../matching/filler-words';
import { searchForm } from '../matching/search-text';
import { nearestWords } from '../matching/slips';
import { LETTERS } from '../records/letters';
import type { LetterColor, LetterRecord, LetterSender } from '../records/letters';
import { foldText, holdsForm } from './letter-text';
import type { FoldedText } from './letter-text';
import { isColorWord, isLetterFiller, KNOWN_STEMS, meaningsIn } from './letter-words';

interface Indexed {
  letter: LetterRecord;
  names: FoldedText;
  rest: FoldedText;
  /** Meanings by where they stand: what it is called, what it says, what to do. */
  meanings: readonly (readonly [ReadonlySet<string>, number])[];
}

const NAME = 2;
const REST = 0.8;
const TITLED = 2.2;
const CALLED = 1.6;
const SAID = 1.1;
const REST_MEANING = 0.5;

const both = ({ ko, en }: { ko: string; en: string }): string[] => [ko, en];

function indexed(letter: LetterRecord): Indexed {
  const { title, aliases, codes, sender, meaning, action, when, ifIgnored } = letter;
  const names = foldText([...both(title), ...aliases, ...codes]);
  const rest = foldText([...both(sender), ...[meaning, action, when, ifIgnored].flatMap(both)]);
  const called = foldText([...aliases, ...both(sender)]);
  const said = foldText(both(meaning));
  const meanings = [
    [foldText(both(title)), TITLED],
    [called, CALLED],
    [said, SAID],
    [rest, REST_MEANING],
  ] as const;
  return {
    letter,
    names,
    rest,
    meanings: meanings.map(([text, worth]) => [new Set(meaningsIn(text)), worth] as const),
  };
}

let index: readonly Indexed[] | undefined;
/** Folded at the first question, not while the page is drawn. */
const letterIndex = (): readonly Indexed[] => (index ??= LETTERS.map(indexed));

/** One thing a message says: a word in the forms it may stand in, or a meaning. */
export interface Unit {
  forms: readonly string[];
  meanings: readonly string[];
}

/** Weight of a word that stands nowhere: as much as a rare one. */
const UNKNOWN = 3.2;

const ENDINGS = [
  '이라는데',
  '라는데요',
  '라는데',
  '인데요',
  '인데',
  '한테서',
  '한테',
  '이라고',
  '라고',
  '이래요',
  '래요',
  '대요',
  '예요',
  '이에요',
];
const withoutEnding = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= 2).map((ending) =>
    word.slice(0, -ending.length),
  );

const isKnown = ({ forms, meanings }: Unit): boolean =>
  meanings.length > 0 ||
  letterIndex().some(({ names, rest }) => forms.some((form) => holdsForm(names, form) || holdsForm(rest, form)));

/** A word that stands nowhere may be a slip of one that does. */
function mended(unit: Unit): Unit {
  if (isKnown(unit)) return unit;
  const texts = [...letterIndex().map(({ names }) => names.spaced), KNOWN_STEMS.join(' ')];
  const near = unit.forms.flatMap((form) => nearestWords(form, texts));
  return near.length === 0
    ? unit
    : {
        forms: [...unit.forms, ...near],
        meanings: near.flatMap((form) => meaningsIn({ spaced: ` ${form} `, joined: form })),
      };
}

/** Words that say something, fillers and colors left out, and meanings that only stand across words (약 보험). */
export function unitsOf(words: readonly string[]): Unit[] {
  const units = words
    .map((word): Unit => {
      const forms = [...new Set([word, ...withoutParticle(word), ...withoutEnding(word)].map(searchForm))];
      return { forms, meanings: meaningsIn(foldText([word])) };
    })
    .filter(({ forms }) => !forms.some(isLetterFiller) && !forms.every((form) => form.length < 2))
    .filter(({ forms }) => !forms.some((form) => isColorWord({ spaced: ` ${form} `, joined: form })))
    .map(mended);
  const said = new Set(units.flatMap(({ meanings }) => meanings));
  const across = meaningsIn(foldText([words.join(' ')])).filter((meaning) => !said.has(meaning));
  return [...units, ...across.map((meaning): Unit => ({ forms: [], meanings: [meaning] }))];
}

const rarity = (count: number): number => Math.log(1 + LETTERS.length / (count + 1));

/** What one unit adds to each letter, by its rarest fitting form. */
function worthOf({ forms, meanings }: Unit): { added: number[]; weight: number } {
  const all = letterIndex();
  const added = all.map(() => 0);
  let weight = 0;
  const count = (fits: (entry: Indexed) => number): void => {
    const factors = all.map(fits);
    const found = factors.filter((factor) => factor > 0).length;
    if (found === 0) return;
    const rare = rarity(found);
    weight = Math.max(weight, rare);
    factors.forEach((factor, at) => (added[at] = Math.max(added[at] ?? 0, factor * rare)));
  };
  for (const form of forms)
    count(({ names, rest }) => (holdsForm(names, form) ? NAME : holdsForm(rest, form) ? REST : 0));
  for (const meaning of meanings) count(({ meanings: own }) => own.find(([said]) => said.has(meaning))?.[1] ?? 0);
  return { added, weight: weight === 0 ? UNKNOWN : weight };
}

export interface Scored {
  letter: LetterRecord;
  score: number;
  /** Share of the message, by weight, that the letter has something for: 0 to 1. */
  covered: number;
}

/** What a sender is called -> whose letters they are. */
const FROM = new Map<string, readonly LetterSender[]>([
  ['medicare', ['medicare']],
  ['social-security', ['social-security']],
  ['county', ['county']],
  ['covered-california', ['covered-california']],
  ['medi-cal', ['county', 'state']],
  ['plan', ['plan']],
]);

/** The senders that are named, none where a word says something else besides. */
export function sendersOnly(units: readonly Unit[]): readonly LetterSender[] {
  const named = units.map(({ meanings }) => meanings.flatMap((meaning) => FROM.get(meaning) ?? []));
  return named.every((senders, at) => senders.length > 0 && units[at]?.meanings.length === 1)
    ? [...new Set(named.flat())]
    : [];
}

const SAME_SENDER = 1.2;
const SAME_COLOR = 4;
const OTHER_COLOR = 0.4;
const CODE = 14;

/** @param codes letters whose form number was written */
export function scoreLetters(
  units: readonly Unit[],
  color: LetterColor | null,
  codes: readonly LetterRecord[],
): Scored[] {
  const worths = units.map(worthOf);
  const whole = worths.reduce((sum, { weight }) => sum + weight, 0);
  const senders = units.flatMap(({ meanings }) => meanings.flatMap((meaning) => FROM.get(meaning) ?? []));
  return letterIndex()
    .map(({ letter }, at): Scored => {
      const own = worths.reduce((sum, { added }) => sum + (added[at] ?? 0), 0);
      const matched = worths.reduce((sum, { added, weight }) => sum + ((added[at] ?? 0) > 0 ? weight : 0), 0);
      const isSame = color !== null && letter.color?.key === color;
      const isOther = color !== null && letter.color !== null && !isSame;
      const sent = own > 0 && senders.includes(letter.from) ? SAME_SENDER : 0;
      const coded = codes.includes(letter) ? CODE / codes.length : 0;
      const score = (own + sent + (isSame ? SAME_COLOR : 0)) * (isOther ? OTHER_COLOR : 1) + coded;
      return { letter, score, covered: coded > 0 || whole === 0 ? 1 : matched / whole };
    })
    .sort((one, other) => other.score - one.score);
}
