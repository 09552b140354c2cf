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

const share = (right: number, all: number): string =>
  all === 0 ? 'none asked' : `${right} of ${all} (${((right / all) * 100).toFixed(1)} %)`;

interface FurtherSet {
  set: 2 | 3 | 4 | 5;
  title: string;
  /** How it was answered the first time it was asked, before anything was changed for it. */
  unseen: string;
}

const FURTHER_SETS: readonly FurtherSet[] = [
  {
    set: 2,
    title: 'The second set, committed before the matcher was changed for it',
    unseen: 'first 33 of 55, among three 39 of 55, swindle 1 of 8, not known 6 of 10, asked back 1 of 4',
  },
  {
    set: 3,
    title: 'The third set, written with the second and kept back',
    unseen:
      'first 15 of 30 and among three 17 of 30 with the old matcher; first 29 of 30, among three 30 of 30 after the change for the second',
  },
  {
    set: 4,
    title: 'The fourth set, written after that change',
    unseen: 'first 14 of 20, among three 16 of 20, swindle 3 of 3, not known 1 of 1',
  },
  {
    set: 5,
    title: 'The fifth set, written after the change for the fourth',
    unseen: 'first 22 of 28, among three 24 of 28, swindle 3 of 5, not known 4 of 5, asked back 2 of 2',
  },
];

function sharesOf(answered: readonly AnsweredQuery[]): string[] {
  const of = (kind: LetterQuery['expected']): AnsweredQuery[] =>
    answered.filter(({ letterQuery }) => letterQuery.expected === kind);
  const first = (some: readonly AnsweredQuery[]): string =>
    share(some.filter(({ isFirst }) => isFirst).length, some.length);
  const letters = of('letter');
  return [
    `- the right letter first: ${first(letters)}`,
    `- the right letter among three: ${share(letters.filter(({ isAmongThree }) => isAmongThree).length, letters.length)}`,
    `- swindle recognized: ${first(of('fraud'))}`,
    `- a color or a sender alone asked back: ${first([...of('color'), ...of('sender')])}`,
    `- not known, and said so: ${first(of('unknown'))}`,
    '',
  ];
}

function furtherSet({ set, title, unseen }: FurtherSet, answered: readonly AnsweredQuery[]): string[] {
  const of = answered.filter(({ letterQuery }) => letterQuery.set === set);
  return [`## ${title}`, '', `Unseen: ${unseen}. Now:`, '', ...sharesOf(of)];
}

/** docs/letters-report.md: the shares and every failure. Same input, same text. */
export function letterReport(answered: readonly AnsweredQuery[]): string {
  const failures = answered.filter(({ isFirst }) => !isFirst);
  return [
    '# The letter helper and its own questions',
    '',
    `${answered.length} questions, written as people would type them. Made by \`npm run letters:report\`; a test`,
    '(libs/content/src/letters/find-letters.test.ts) asks the same questions and is red when this page says otherwise.',
    'What a stranger may expect stands under "Unseen": how a set was answered before anything was changed for it.',
    '',
    '## All questions',
    '',
    ...sharesOf(answered),
    '## The first set, written before the first matcher',
    '',
    ...sharesOf(answered.filter(({ letterQuery }) => letterQuery.set === undefined)),
    ...FURTHER_SETS.flatMap((one) => furtherSet(one, answered)),
    '## Every question whose right letter was not first',
    '',
    ...failures.map(
      ({ letterQuery, said }) => `- \`${letterQuery.query}\` (${letterQuery.letter ?? letterQuery.expected}) — ${said}`,
    ),
    '',
  ].join('\n');
}
