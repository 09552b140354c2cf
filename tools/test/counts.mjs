// Counts passed and failed out of what the runners told (test-events.mjs). Silence is never counted as success.
import { readEvents } from './test-events.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} notes a line for each failure, and what it complained of below it
 * @property {import('./test-events.mjs').TestEvent[]} tests
 */

const count = (tests, outcome) => tests.filter((test) => test.outcome === outcome).length;

/** Why a run that told no failed test has failed nevertheless; null when it has not. */
function hiddenFailure({ tests, isComplete }, failed, exitCode) {
  if (!isComplete) return `ended early, after ${tests.length} tests`;
  if (count(tests, 'passed') + failed === 0) return 'ran no test';
  // A leak, a setup, a teardown.
  if (exitCode !== 0 && failed === 0) return `ended with exit code ${exitCode}`;
  return null;
}

/** The last try of each test: a runner that tries again tells each try. */
function lastTries(tests) {
  const kept = [];
  for (const test of tests) {
    const isSame = ({ file, title }) => file === test.file && title === test.title;
    const before = test.retry > 0 ? kept.findLastIndex(isSame) : -1;
    if (before === -1) kept.push(test);
    else kept[before] = test;
  }
  return kept;
}

const named = ({ file, title, why = [] }) => [`${file} ${title}`, ...why.map((line) => `  ${line}`)];

/** @param {string} file of test-events.mjs @param {number} exitCode of the runner @returns {Counts} */
export function countTests(file, exitCode) {
  const { tests: tries, isComplete } = readEvents(file);
  const tests = lastTries(tries);
  const failed = count(tests, 'failed');
  const hidden = hiddenFailure({ tests, isComplete }, failed, exitCode);
  const names = tests.filter(({ outcome }) => outcome === 'failed').flatMap(named);
  // Counted as passed and never silent: each is a race to be found.
  const again = tests.filter(({ outcome, why }) => outcome === 'passed' && why).flatMap(named);
  return {
    passed: count(tests, 'passed'),
    failed: failed + (hidden ? 1 : 0),
    skipped: count(tests, 'skipped'),
    notes: [...names, ...(hidden ? [hidden] : []), ...again.map((line) => `on the second try only: ${line}`)],
    tests,
  };
}

/** A check without tests of its own (types, lint, build) is one test. @returns {Counts} */
export function countCheck(exitCode) {
  const isPassed = exitCode === 0;
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, notes: [], tests: [] };
}

/** The tests that took longest, longest first. @param {Counts[]} results @param {number} howMany */
export function slowestTests(results, howMany) {
  return results
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, howMany);
}
