// What `make test` counts as passed and failed: silence and half-broken runs must never look green.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  notes: string[];
}
interface TestEvent {
  outcome: string;
  file: string;
  title: string;
  ms: number;
}

const { countTests, countCheck, slowestTests } = jest.requireActual<{
  countTests: (file: string, exitCode: number) => Counts;
  countCheck: (exitCode: number) => Counts;
  slowestTests: (results: { tests: TestEvent[] }[], howMany: number) => TestEvent[];
}>('./counts.mjs');

const { whyOf } = jest.requireActual<{ whyOf: (messages: (string | undefined)[]) => string[] }>('./test-events.mjs');

const test = (outcome: string, title = 'a test', ms = 1): TestEvent => ({ outcome, file: 'a.test.ts', title, ms });
const END = { end: true };

describe('the counts of make test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  const summaryOf = (...lines: object[]): string => {
    const file = join(folder, 'events');
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return file;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('take passed, failed and skipped tests and name the failed ones', () => {
    const file = summaryOf(test('passed'), test('failed', 'adds up'), test('skipped'), test('passed'), END);
    expect(countTests(file, 1)).toMatchObject({ passed: 2, failed: 1, skipped: 1, notes: ['a.test.ts adds up'] });
  });

  it('say of a failed test what it complained of, without colours and places in the code', () => {
    const why = whyOf(['\u001b[31mexpected 1\u001b[39m\n\n    at a.ts:1:1\nreceived 2', undefined]);
    const file = summaryOf({ ...test('failed', 'adds up'), why }, END);
    expect(countTests(file, 1).notes).toEqual(['a.test.ts adds up', '  expected 1', '  received 2']);
  });

  it('count a test that is tried again once, by its last try, and name it with what went wrong before', () => {
    const [first, last] = [test('failed', 'adds up'), test('passed', 'adds up')];
    const file = summaryOf(
      { ...first, why: ['late'], retry: 0 },
      { ...last, why: ['late'], retry: 1 },
      { ...test('failed', 'b'), retry: 0 },
      { ...test('failed', 'b'), retry: 1 },
      END,
    );
    expect(countTests(file, 1)).toMatchObject({
      passed: 1,
      failed: 1,
      notes: ['a.test.ts b', 'on the second try only: a.test.ts adds up', 'on the second try only:   late'],
    });
  });

  it('keep what passed when a run ends early, and count the early end as a failure', () => {
    expect(countTests(summaryOf(test('passed'), test('passed')), 143)).toMatchObject({
      passed: 2,
      failed: 1,
      notes: ['ended early, after 2 tests'],
    });
  });

  it('count the tests before a line that was cut in the middle', () => {
    const file = summaryOf(test('passed'));
    writeFileSync(file, '{"outcome":"pas', { flag: 'a' });
    expect(countTests(file, 137)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('count a runner that ran nothing, or told nothing at all, as a failure', () => {
    expect(countTests(summaryOf(END), 0)).toMatchObject({ passed: 0, failed: 1, notes: ['ran no test'] });
    expect(countTests(join(folder, 'nowhere'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('count a runner that fails after green tests as a failure', () => {
    expect(countTests(summaryOf(test('passed'), END), 1)).toMatchObject({
      passed: 1,
      failed: 1,
      notes: ['ended with exit code 1'],
    });
  });

  it('count a check by its exit code', () => {
    expect(countCheck(0)).toMatchObject({ passed: 1, failed: 0 });
    expect(countCheck(2)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('find the slowest tests over all runners', () => {
    const results = [
      { tests: [test('passed', 'quick', 5), test('passed', 'slow', 900)] },
      { tests: [test('failed', 'middle', 70)] },
    ];
    expect(slowestTests(results, 2).map(({ title }) => title)).toEqual(['slow', 'middle']);
  });
});
