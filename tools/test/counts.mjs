// Reads how many tests passed and failed out of the runners' own reports. A report that is missing, unreadable or holds no
// test is a failure: silence is never counted as success.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, notes: string[] }} Counts
 */

const failure = (note) => ({ passed: 0, failed: 1, skipped: 0, notes: [note] });

function readReport(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Zero tests, or a runner that failed although all its tests passed (a leak, a setup), is one failed test. */
function judged(counts, exitCode) {
  if (counts.passed + counts.failed === 0) {
    return { ...counts, failed: 1, notes: [...counts.notes, 'ran no test'] };
  }
  if (exitCode !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, notes: [...counts.notes, `ended with exit code ${exitCode}`] };
  }
  return counts;
}

/** Report of `jest --json --outputFile`. A file that did not even load has no tests of its own and counts as one failed. */
export function countJest(file, exitCode) {
  const report = readReport(file);
  if (!report) return failure('wrote no report');
  const notes = report.testResults.filter((suite) => suite.status === 'failed').map((suite) => suite.name);
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    notes,
  };
  return judged(counts, exitCode);
}

function failedSpecs(suite) {
  const own = (suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} ${spec.title}`);
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

/** Report of Playwright's JSON reporter. A test that passed only on a second try has failed once: it counts as failed. */
export function countPlaywright(file, exitCode) {
  const report = readReport(file);
  if (!report) return failure('wrote no report');
  const { expected, unexpected, flaky, skipped } = report.stats;
  const errors = report.errors.map((error) => String(error.message).split('\n')[0]);
  const counts = {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    notes: [...new Set(report.suites.flatMap(failedSpecs)), ...errors],
  };
  return judged(counts, exitCode);
}

/** Output of `node --test --test-reporter=tap`. */
export function countNodeTest(file, exitCode) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  const counts = {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped'),
    notes: [],
  };
  return judged(counts, exitCode);
}

/** A check without tests of its own (types, lint, build) is one test. */
export function countCheck(exitCode) {
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0, notes: [] }
    : { passed: 0, failed: 1, skipped: 0, notes: [] };
}
