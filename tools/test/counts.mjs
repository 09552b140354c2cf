// Counts passed and failed tests from the JSON reports of Jest and Playwright. A missing or empty report is never counted as success.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const MAX_LINES = 24;
const MAX_LINE_LENGTH = 200;
const COLOR = /\u001b\[[0-9;]*m/g;

/**
 * @typedef {object} TestResult
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {string} file relative to the working directory
 * @property {string} title
 * @property {number} ms
 * @property {(string | undefined)[]} messages of its failure
 */

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} notes one line for each failure, followed by its message
 * @property {TestResult[]} tests
 */

const readJson = (file) => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } catch {
    // The run was ended while the report was written.
    return null;
  }
};

const jestOutcome = (status) => (status === 'passed' || status === 'failed' ? status : 'skipped');

/** A test file that does not load counts as one failed test. @returns {TestResult[]} */
function jestTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      return [{ outcome: 'failed', file, title: 'did not run', ms: 0, messages: [message] }];
    }
    return assertionResults.map(({ fullName, status: result, duration, failureMessages }) => ({
      outcome: jestOutcome(result),
      file,
      title: fullName,
      ms: duration ?? 0,
      messages: failureMessages,
    }));
  });
}

const PLAYWRIGHT_OUTCOMES = { expected: 'passed', skipped: 'skipped' };

/** @returns {TestResult[]} */
function playwrightTests({ suites, errors }) {
  const ofSuite = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        outcome: PLAYWRIGHT_OUTCOMES[test.status] ?? 'failed',
        file: `e2e/${spec.file}`,
        title: [test.projectName, ...titles, spec.title].join(' › '),
        ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
        messages: test.results.flatMap((result) => result.errors.map(({ message }) => message)),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, [...titles, inner.title])),
  ];
  // Errors outside the tests: the product did not start, or a file did not load.
  const outside = errors.map(({ message }) => ({
    outcome: 'failed',
    file: 'e2e',
    title: 'outside the tests',
    ms: 0,
    messages: [message],
  }));
  return [...suites.flatMap((suite) => ofSuite(suite, [])), ...outside];
}

/** The first lines of the messages without colors and stack traces. */
const summaryOf = (messages) =>
  messages
    .flatMap((message) => (message ?? '').replace(COLOR, '').split('\n'))
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, MAX_LINES)
    .map((line) => `  ${line.slice(0, MAX_LINE_LENGTH)}`);

/**
 * @param {string} file the JSON report of the runner
 * @param {number} exitCode of the runner
 * @returns {Counts}
 */
export function countTests(file, exitCode) {
  const report = readJson(file);
  const tests = report === null ? [] : report.testResults ? jestTests(report) : playwrightTests(report);
  const failures = tests.filter(({ outcome }) => outcome === 'failed');
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  const notes = failures.flatMap(({ file: name, title, messages }) => [`${name} ${title}`, ...summaryOf(messages)]);
  const isSilent = count('passed') + failures.length === 0;
  // A leak, a setup or a teardown can fail after green tests.
  const isHidden = isSilent || (exitCode !== 0 && failures.length === 0);
  if (isHidden) notes.push(isSilent ? 'ran no test' : `ended with exit code ${exitCode}`);
  return {
    passed: count('passed'),
    failed: failures.length + (isHidden ? 1 : 0),
    skipped: count('skipped'),
    notes,
    tests,
  };
}

/** A check without tests of its own (types, lint, build) is one test. @returns {Counts} */
export function countCheck(exitCode) {
  const isPassed = exitCode === 0;
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, notes: [], tests: [] };
}

/** The slowest tests, slowest first. @param {Counts[]} results @param {number} max */
export const slowestTests = (results, max) =>
  results
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, max);
