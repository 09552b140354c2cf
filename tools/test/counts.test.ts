// What `make test` counts as passed and failed: a runner without a report must never look green.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  notes: string[];
  tests: { title: string; ms: number }[];
}

const { countTests, countCheck, slowestTests } = jest.requireActual<{
  countTests: (file: string, exitCode: number) => Counts;
  countCheck: (exitCode: number) => Counts;
  slowestTests: (results: Pick<Counts, 'tests'>[], max: number) => Counts['tests'];
}>('./counts.mjs');

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
const report = (content: string | object): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
afterAll(() => rmSync(folder, { recursive: true }));

const assertion = (status: string, fullName = 'a test', failureMessages: string[] = []) => ({
  status,
  fullName,
  duration: 5,
  failureMessages,
});
const jestReport = (...assertionResults: object[]) => ({
  testResults: [{ name: join(process.cwd(), 'a.test.ts'), status: 'passed', message: '', assertionResults }],
});

it('counts passed, failed and skipped tests of Jest and names the failed ones with their message', () => {
  const failed = assertion('failed', 'adds up', ['\u001b[31mexpected 1\u001b[39m\n\n    at a.ts:1:1\nreceived 2']);
  const file = report(jestReport(assertion('passed'), failed, assertion('pending'), assertion('passed')));
  expect(countTests(file, 1)).toMatchObject({
    passed: 2,
    failed: 1,
    skipped: 1,
    notes: ['a.test.ts adds up', '  expected 1', '  received 2'],
  });
});

it('counts a test file that does not load as one failed test', () => {
  const broken = {
    name: join(process.cwd(), 'b.test.ts'),
    status: 'failed',
    message: 'no module',
    assertionResults: [],
  };
  const file = report({ testResults: [...jestReport(assertion('passed')).testResults, broken] });
  expect(countTests(file, 1)).toMatchObject({ passed: 1, failed: 1, notes: ['b.test.ts did not run', '  no module'] });
});

it('counts tests of Playwright, a flaky one and an error outside the tests as failed', () => {
  const browserTest = (status: string) => ({
    projectName: 'desktop',
    status,
    results: [{ duration: 7, errors: status === 'unexpected' ? [{ message: 'no button' }] : [] }],
  });
  const spec = (title: string, status: string) => ({ title, file: 'home.spec.ts', tests: [browserTest(status)] });
  const inner = {
    title: 'ko',
    specs: [spec('opens', 'expected'), spec('closes', 'unexpected'), spec('turns', 'flaky')],
  };
  const suites = [{ title: 'home.spec.ts', specs: [spec('skips', 'skipped')], suites: [inner] }];
  expect(countTests(report({ suites, errors: [{ message: 'no port' }] }), 1)).toMatchObject({
    passed: 1,
    failed: 3,
    skipped: 1,
    notes: [
      'e2e/home.spec.ts desktop › ko › closes',
      '  no button',
      'e2e/home.spec.ts desktop › ko › turns',
      'e2e outside the tests',
      '  no port',
    ],
  });
});

it('counts a missing, a cut and an empty report as a failure', () => {
  for (const file of [join(folder, 'nowhere'), report('{"testRes'), report(jestReport())])
    expect(countTests(file, 0)).toMatchObject({ passed: 0, failed: 1, notes: ['ran no test'] });
});

it('counts a runner that fails after green tests as a failure', () => {
  expect(countTests(report(jestReport(assertion('passed'))), 1)).toMatchObject({
    passed: 1,
    failed: 1,
    notes: ['ended with exit code 1'],
  });
});

it('counts a check by its exit code', () => {
  expect(countCheck(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(countCheck(2)).toMatchObject({ passed: 0, failed: 1 });
});

it('finds the slowest tests of all runners', () => {
  const results = [
    {
      tests: [
        { title: 'quick', ms: 5 },
        { title: 'slow', ms: 900 },
      ],
    },
    { tests: [{ title: 'middle', ms: 70 }] },
  ];
  expect(slowestTests(results, 2).map(({ title }) => title)).toEqual(['slow', 'middle']);
});
