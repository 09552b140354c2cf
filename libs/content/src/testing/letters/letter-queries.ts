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
  /** Sets 2 and 3 were written and committed before the matcher was changed for them; set 3 was measured only after it. */
  set?: 2 | 3;
}

export interface AnsweredQuery {
  asked: LetterQuery;
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

export function answeredQuery(asked: LetterQuery): AnsweredQuery {
  const answer = findLetters(asked.query);
  const ids = 'letters' in answer ? answer.letters.map(({ id }) => id) : [];
  const said = [answer.kind, ...ids.slice(0, 3)].join(' ');
  if (asked.expected !== 'letter') {
    const isGood = isRight(answer, asked);
    return { asked, said, isFirst: isGood, isAmongThree: isGood };
  }
  const isLetters = answer.kind === 'letters';
  const at = ids.findIndex((id) => asked.letter?.split('|').includes(id));
  return { asked, said, isFirst: isLetters && at === 0, isAmongThree: isLetters && at >= 0 && at < 3 };
}

const share = (right: number, all: number): string => `${right} of ${all} (${((right / all) * 100).toFixed(1)} %)`;

/** How the two unseen sets were answered before the matcher was changed for them (2026-11-22, commit 917f5ab3). */
const BEFORE: Readonly<Record<2 | 3, string>> = {
  2: 'first 33 of 55, among three 39 of 55, swindle 1 of 8, not known 6 of 10, asked back 1 of 4',
  3: 'first 15 of 30, among three 17 of 30, swindle 1 of 4, not known 2 of 4, asked back 2 of 2',
};

function sharesOf(answered: readonly AnsweredQuery[]): string[] {
  const of = (kind: LetterQuery['expected']): AnsweredQuery[] =>
    answered.filter(({ asked }) => asked.expected === kind);
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

/** docs/letters-report.md: the shares and every failure. Same input, same text. */
export function letterReport(answered: readonly AnsweredQuery[]): string {
  const set = (number?: 2 | 3): AnsweredQuery[] => answered.filter(({ asked }) => asked.set === number);
  const failures = answered.filter(({ isFirst }) => !isFirst);
  return [
    '# The letter helper and its own questions',
    '',
    `${answered.length} questions, written as people would type them. Made by \`npm run letters:report\`; a test`,
    '(libs/content/src/letters/find-letters.test.ts) asks the same questions and is red when this page says otherwise.',
    '',
    '## All questions',
    '',
    ...sharesOf(answered),
    '## The first set, written before the first matcher',
    '',
    ...sharesOf(set()),
    '## The second set, unseen when it was first asked',
    '',
    `Before the matcher was changed for it: ${BEFORE[2]}.`,
    '',
    ...sharesOf(set(2)),
    '## The third set, kept back until the change was done',
    '',
    `Written by the same hand on the same day as the second. Before the change: ${BEFORE[3]}.`,
    'Asked for the first time after it: first 29 of 30, among three 30 of 30, all others right.',
    '',
    ...sharesOf(set(3)),
    '## Every question whose right letter was not first',
    '',
    ...failures.map(({ asked, said }) => `- \`${asked.query}\` (${asked.letter ?? asked.expected}) — ${said}`),
    '',
  ].join('\n');
}
