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
type Count = (file: string, exitCode: number) => Counts;

const { countJest, countPlaywright, countNodeTest } = jest.requireActual<{
  countJest: Count;
  countPlaywright: Count;
  countNodeTest: Count;
}>('./counts.mjs');

const jestReport = (numbers: object, testResults: object[] = []): string =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...numbers,
  });

const playwrightReport = (stats: object, more: object = {}): string =>
  JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors: [],
    suites: [],
    ...more,
  });

describe('the counts of make test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  const report = (text: string): string => {
    const file = join(folder, 'report');
    writeFileSync(file, text);
    return file;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('take passed, failed and skipped from a Jest report and name the failed files', () => {
    const text = jestReport({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 }, [
      { status: 'failed', name: '/a.test.ts' },
      { status: 'passed', name: '/b.test.ts' },
    ]);
    expect(countJest(report(text), 1)).toEqual({ passed: 7, failed: 2, skipped: 1, notes: ['/a.test.ts'] });
  });

  it('count a test file that did not load as one failure', () => {
    expect(countJest(report(jestReport({ numPassedTests: 3, numRuntimeErrorTestSuites: 1 })), 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  it('count a runner that ran nothing as a failure', () => {
    expect(countJest(report(jestReport({})), 0)).toMatchObject({ passed: 0, failed: 1, notes: ['ran no test'] });
    expect(countPlaywright(report(playwrightReport({})), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countNodeTest(report('TAP version 13\n'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('count a missing or broken report as a failure', () => {
    expect(countJest(join(folder, 'nowhere'), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countPlaywright(report('{ half'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('count a runner that fails after green tests as a failure', () => {
    expect(countJest(report(jestReport({ numPassedTests: 3 })), 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('count a flaky browser test and an error outside the tests as failures', () => {
    const text = playwrightReport(
      { expected: 5, flaky: 1 },
      { errors: [{ message: 'the product did not start\nat x' }] },
    );
    expect(countPlaywright(report(text), 1)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 0,
      notes: ['the product did not start'],
    });
  });

  it("read the closing lines of Node's own runner", () => {
    const text = 'ok 1 - starts\n# tests 3\n# pass 2\n# fail 1\n# cancelled 0\n# skipped 0\n';
    expect(countNodeTest(report(text), 1)).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  });
});
