// What was picked, as the address holds it. What is typed stays on the page: it may say something about health or money.
import { LETTER_COLORS, LETTER_KINDS, LETTER_SENDERS, LETTERS } from '@app/content/records/letters';
import type { LetterColor, LetterKind, LetterRecord, LetterSender } from '@app/content/records/letters';
import { defineQuery } from '@web/shared/address/define-query';
import { oneOf } from '@web/shared/address/params';

export interface LetterPicks {
  from: LetterSender | null;
  color: LetterColor | null;
  kind: LetterKind | null;
}

export const LETTER_QUERY = defineQuery<LetterPicks>({
  from: oneOf(LETTER_SENDERS),
  color: oneOf(LETTER_COLORS),
  kind: oneOf(LETTER_KINDS),
});

export const hasPicks = ({ from, color, kind }: LetterPicks): boolean =>
  from !== null || color !== null || kind !== null;

/** Letters that every pick fits. */
export const pickedLetters = (
  { from, color, kind }: LetterPicks,
  among: readonly LetterRecord[] = LETTERS,
): LetterRecord[] =>
  among.filter(
    (letter) =>
      (from === null || letter.from === from) &&
      (color === null || letter.color?.key === color) &&
      (kind === null || letter.kind === kind),
  );

/** Before a query: letters that come to many, and the swindle among them. */
const FREQUENT = [
  'medi-cal-renewal-mc210rv',
  'medi-cal-noa',
  'ssa-cola',
  'msn',
  'medicare-bill',
  'anoc',
  'extra-help-gray',
  'scam-lookalike',
];
export const FREQUENT_LETTERS: readonly LetterRecord[] = FREQUENT.flatMap(
  (id) => LETTERS.find((letter) => letter.id === id) ?? [],
);
