// Nothing found: it is said, with the line that can answer. Also what no program may know: what other people have.
import type { CardRecord } from '@app/content/asking/cards';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { unknown as words, usualQuestions } from '../words/closing.words.json';
import { say } from './draft';
import { SEARCH } from './links';
import type { Draft } from './draft';

/** The line for a subject, the first that fits; the usual ones where none does. */
const LINES: readonly (readonly [subjects: readonly TermId[], lines: readonly string[]])[] = [
  [['coveredCalifornia'], ['covered-ca-ko', 'covered-ca']],
  [
    ['mediCal', 'shareOfCost', 'ihss', 'calFresh'],
    ['medi-cal', 'hicap'],
  ],
  [
    ['ssi', 'capi', 'socialSecurity', 'social', 'ownNumber'],
    ['ssa', 'hicap'],
  ],
];

function linesFor(terms: ReadonlySet<TermId>): readonly string[] {
  return LINES.find(([subjects]) => subjects.some((id) => terms.has(id)))?.[1] ?? ['hicap', 'medicare'];
}

/** A longer message tells of a friend and asks about oneself. */
const LONGEST_ABOUT_OTHERS = 60;

/** What other people have: no one here can see it. */
export const otherPeople = ({ own, text }: Question): Draft | null =>
  own.has('otherPeople') && text.length <= LONGEST_ABOUT_OTHERS
    ? { kind: 'unknown', parts: [say(words.others), say(words.call)], lines: ['hicap'] }
    : null;

const NOT_FOUND = [say(words.unknown), say(words.call)];

/** @param offers cards that may be meant */
export const unknown = (question: Question, offers: readonly CardRecord[]): Draft => ({
  kind: 'unknown',
  offered: offers.map(({ id }) => id),
  parts: [...NOT_FOUND, ...(offers.length > 0 ? [say(words.meant)] : [])],
  lines: linesFor(question.terms),
  // Whose number it is may stand in the records.
  ...(question.own.has('phone') && { links: [SEARCH] }),
  suggestions: [...offers.map(({ asks }) => asks), ...usualQuestions],
});

/** A question that is understood and of which no confirmed record is there. @param lines that can answer */
export const unanswered = (lines: readonly string[]): Draft => ({
  kind: 'unknown',
  parts: NOT_FOUND,
  lines,
});
