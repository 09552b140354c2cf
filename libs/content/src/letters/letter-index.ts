// The letters as they are compared: what each is called and what it says, folded once.
import { LETTERS } from '../records/letters';
import type { LetterRecord } from '../records/letters';
import { foldText } from './letter-text';
import type { FoldedText } from './letter-text';
import { meaningsIn } from './letter-words';

export interface IndexedLetter {
  letter: LetterRecord;
  names: FoldedText;
  rest: FoldedText;
  /** Meanings by where they stand: what it is called, what it says, what to do. */
  meanings: readonly (readonly [ReadonlySet<string>, number])[];
}

const TITLED = 2.2;
const CALLED = 1.6;
const SAID = 1.1;
const REST_MEANING = 0.5;
const both = ({ ko, en }: { ko: string; en: string }): string[] => [ko, en];

function indexed(letter: LetterRecord): IndexedLetter {
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

let index: readonly IndexedLetter[] | undefined;
/** Folded at the first question, not while the page is drawn. */
export const letterIndex = (): readonly IndexedLetter[] => (index ??= LETTERS.map(indexed));
