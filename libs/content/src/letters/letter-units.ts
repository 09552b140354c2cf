// What a message says, thing by thing: its words in the forms they may stand in, and their meanings.
import { withoutParticle } from '../matching/filler-words';
import { searchForm } from '../matching/search-text';
import { nearestWords } from '../matching/slips';
import type { LetterSender } from '../records/letters';
import { letterIndex } from './letter-index';
import { foldText, holdsForm } from './letter-text';
import { isColorWord, isLetterFiller, KNOWN_STEMS, meaningsIn } from './letter-words';

/** One thing a message says: a word in the forms it may stand in, or a meaning. */
export interface Unit {
  forms: readonly string[];
  meanings: readonly string[];
  /** Read as a word it is not, but lies near to. */
  isSlip?: boolean;
}

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
  '이래',
  '래요',
  '대요',
  '예요',
  '이에요',
  '이요',
  '입니다',
  '이네요',
  '네요',
  '인가요',
  '이야',
  '이라',
  '당했어요',
  '당했어',
  '하래',
  '하라고',
  '한대',
  '대',
  '다고',
  '다는',
  '다네요',
  '는데',
  '요',
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
        isSlip: true,
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

/** What a sender is called -> whose letters they are. */
const FROM = new Map<string, readonly LetterSender[]>([
  ['medicare', ['medicare']],
  ['social-security', ['social-security']],
  ['county', ['county']],
  ['covered-california', ['covered-california']],
  ['medi-cal', ['county', 'state']],
  ['plan', ['plan']],
]);

const sendersIn = ({ meanings }: Unit): LetterSender[] => meanings.flatMap((meaning) => FROM.get(meaning) ?? []);

/** Whose letters the message speaks of. */
export const sendersOf = (units: readonly Unit[]): LetterSender[] => units.flatMap(sendersIn);

/** The senders that are named, none where a word says something else besides. */
export function sendersOnly(units: readonly Unit[]): readonly LetterSender[] {
  const named = units.map(sendersIn);
  return named.every((senders, at) => senders.length > 0 && units[at]?.meanings.length === 1)
    ? [...new Set(named.flat())]
    : [];
}
