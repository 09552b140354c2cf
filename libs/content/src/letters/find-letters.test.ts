// The letter helper against its own questions. docs/letters-report.md lists every failure; `npm run letters:report` makes it anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTACTS } from '../records/contacts';
import { LETTERS } from '../records/letters';
import { findLetters } from './find-letters';
import { answeredQuery, letterQueries, letterReport } from '../testing/letters/letter-queries';

const REPORT = join(__dirname, '../../../../docs/letters-report.md');
const ids = (query: string): string[] => {
  const answer = findLetters(query);
  return 'letters' in answer ? answer.letters.map(({ id }) => id) : [];
};

describe('our own questions about letters', () => {
  const answered = letterQueries().map(answeredQuery);
  const of = (kind: string) => answered.filter(({ letterQuery }) => letterQuery.expected === kind);
  const share = (kind: string, isGood: 'isFirst' | 'isAmongThree'): number =>
    of(kind).filter((one) => one[isGood]).length / of(kind).length;

  it('are 150 or more, with swindle and mail of other kinds among them', () => {
    expect(answered.length).toBeGreaterThanOrEqual(150);
    expect(of('fraud').length).toBeGreaterThanOrEqual(12);
    expect(of('unknown').length).toBeGreaterThanOrEqual(12);
  });

  it('get the right letter first 90 times in 100, among three 98 times', () => {
    expect(share('letter', 'isFirst')).toBeGreaterThanOrEqual(0.9);
    expect(share('letter', 'isAmongThree')).toBeGreaterThanOrEqual(0.98);
  });

  it.each(['fraud', 'unknown', 'color', 'sender'])('are answered rightly, all of them: %s', (kind) => {
    expect(of(kind).filter(({ isFirst }) => !isFirst)).toEqual([]);
  });

  it('have their failures listed in docs/letters-report.md', () => {
    const report = letterReport(answered);
    if (process.env['LETTERS_REPORT'] === 'write') writeFileSync(REPORT, report);
    expect(readFileSync(REPORT, 'utf8')).toBe(report);
  });
});

describe('a letter', () => {
  it.each(LETTERS.map((letter) => [letter.id, letter] as const))(
    '%s is found by its English title',
    (id, { title }) => {
      const answer = findLetters(title.en);
      // The offers of cards and the final notices are called what they are.
      expect(answer.kind === 'fraud' || ids(title.en).includes(id)).toBe(true);
    },
  );

  it.each(LETTERS)('$id names lines and numbers that we may show', ({ lines, phones, callFirst }) => {
    const known = CONTACTS.filter(({ number, confidence }) => number !== null && confidence === 'verified');
    for (const line of lines) expect(known.map(({ id }) => id)).toContain(line);
    expect(lines.length + phones.length + (callFirst ? 1 : 0)).toBeGreaterThan(0);
  });

  it('rests on a page, or is marked as memory', () => {
    expect(LETTERS.filter(({ sourceUrl, confidence }) => sourceUrl === null && confidence !== 'memory')).toEqual([]);
  });
});

describe('hostile text', () => {
  it.each([
    '',
    '   ',
    '<script>alert(1)</script>',
    '((((((',
    '\u202e\u0000',
    '__proto__',
    'constructor',
    '가'.repeat(5000),
  ])('is read without harm: %j', (query) => expect(findLetters(query).kind).toBe('unknown'));
});
