// Our own questions about letters, as people would type them (letter-queries.ndjson, written before the matcher), and how each is
// answered.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLetters } from '../../letters/find-letters';
import type { LetterAnswer } from '../../letters/find-letters';

export interface LetterQuery {
  query: string;
  expected: 'letter' | 'color' | 'sender' | 'fraud' | 'unknown';
  /** Id of the letter that is right, where one is; `a|b` where the words fit both. */
  letter?: string;
  color?: string;
  sender?: string;
  /** Which further set it is of; the first has none. */
  set?: 2 | 3 | 4 | 5;
}

export interface AnsweredQuery {
  letterQuery: LetterQuery;
  /** What was said instead, in a few words. */
  said: string;
  isFirst: boolean;
  isAmongThree: boolean;
}

const lines = (): string[] => readFileSync(join(__dirname, 'letter-queries.ndjson'), 'utf8').trim().split('\n');

export const letterQueries = (): LetterQuery[] => lines().map((line) => JSON.parse(line) as LetterQuery);

function isRight(answer: LetterAnswer, { expected, color, sender }: LetterQuery): boolean {
  if (answer.kind === 'color') return expected === 'color' && answer.color === color;
  if (answer.kind === 'sender') return expected === 'sender' && answer.senders.some((from) => from === sender);
  return answer.kind === expected;
}

export function answeredQuery(letterQuery: LetterQuery): AnsweredQuery {
  const answer = findLetters(letterQuery.query);
  const ids = 'letters' in answer ? answer.letters.map(({ id }) => id) : [];
  const said = [answer.kind, ...ids.slice(0, 3)].join(' ');
  if (letterQuery.expected !== 'letter') {
    const isGood = isRight(answer, letterQuery);
    return { letterQuery, said, isFirst: isGood, isAmongThree: isGood };
  }
  const isLetters = answer.kind === 'letters';
  const at = ids.findIndex((id) => letterQuery.letter?.split('|').includes(id));
  return { letterQuery, said, isFirst: isLetters && at === 0, isAmongThree: isLetters && at >= 0 && at < 3 };
}

const share = (right: number, all: number): string => `${right}/${all}`;

interface FurtherSet {
  set: 2 | 3 | 4 | 5;
  title: string;
  /** How it was answered the first time it was asked, before anything was changed for it. */
  unseen: string;
}

const FURTHER_SETS: readonly FurtherSet[] = [
  {
    set: 2,
    title: 'Second set, committed before the matcher was changed for it',
    unseen: 'first 33/55, among three 39/55, swindle 1/8, asked back 1/4, not known 6/10',
  },
  {
    set: 3,
    title: 'Third set, written with the second and kept back',
    unseen:
      'first 15/30 and among three 17/30 with the old matcher; first 29/30, among three 30/30 after the change for the second',
  },
  {
    set: 4,
    title: 'Fourth set, written after that change',
    unseen: 'first 14/20, among three 16/20, swindle 3/3, not known 1/1',
  },
  {
    set: 5,
    title: 'Fifth set, written after the change for the fourth',
    unseen: 'first 22/28, among three 24/28, swindle 3/5, asked back 2/2, not known 4/5',
  },
];

function sharesOf(answered: readonly AnsweredQuery[]): string {
  const of = (kind: LetterQuery['expected']): AnsweredQuery[] =>
    answered.filter(({ letterQuery }) => letterQuery.expected === kind);
  const first = (some: readonly AnsweredQuery[]): string =>
    share(some.filter(({ isFirst }) => isFirst).length, some.length);
  const letters = of('letter');
  return [
    `first ${first(letters)}`,
    `among three ${share(letters.filter(({ isAmongThree }) => isAmongThree).length, letters.length)}`,
    `swindle ${first(of('fraud'))}`,
    `asked back ${first([...of('color'), ...of('sender')])}`,
    `not known ${first(of('unknown'))}`,
  ].join(', ');
}

function furtherSet({ set, title, unseen }: FurtherSet, answered: readonly AnsweredQuery[]): string {
  const of = answered.filter(({ letterQuery }) => letterQuery.set === set);
  return `- ${title}: ${sharesOf(of)}. Unseen: ${unseen}.`;
}

/** docs/letters-report.md: the shares and every failure. Same input, same text. */
export function letterReport(answered: readonly AnsweredQuery[]): string {
  const failures = answered.filter(({ isFirst }) => !isFirst);
  const firstSet = answered.filter(({ letterQuery }) => letterQuery.set === undefined);
  return [
    '# The letter helper and its own questions',
    '',
    `${answered.length} questions, written as people would type them. Made by \`npm run letters:report\`; a test`,
    '(libs/content/src/letters/find-letters.test.ts) is red when this page says otherwise. "First" and "among three" are the place of',
    'the right letter; a swindle is recognized, a color or a sender alone asked back, an unknown letter said to be so. "Unseen" is',
    'what a stranger may expect: how a set was answered before anything was changed for it.',
    '',
    `- All questions: ${sharesOf(answered)}.`,
    `- First set, written before the first matcher: ${sharesOf(firstSet)}.`,
    ...FURTHER_SETS.map((one) => furtherSet(one, answered)),
    '',
    '## Every question whose right letter was not first',
    '',
    ...failures.map(
      ({ letterQuery, said }) => `- \`${letterQuery.query}\` (${letterQuery.letter ?? letterQuery.expected}) — ${said}`,
    ),
    '',
  ].join('\n');
}
