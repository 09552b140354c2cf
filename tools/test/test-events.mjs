// The one form in which every test runner of `make test` tells what it ran: a line of JSON for each test as it ends, and a
// last line when the runner itself ends. What was told before a run broke off still counts.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} TestEvent
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {string} file relative to the repository
 * @property {string} title
 * @property {number} ms how long it ran
 */

const END = { end: true };

/**
 * @param {string | undefined} file where the lines go; without one (a developer runs the runner by hand) nothing is written
 */
export function eventWriter(file) {
  const write = (value) => {
    if (file) appendFileSync(file, `${JSON.stringify(value)}\n`);
  };
  return { test: (/** @type {TestEvent} */ event) => write(event), end: () => write(END) };
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    // The line that was being written when the process was ended.
    return null;
  }
}

/**
 * @param {string} file
 * @returns {{ tests: TestEvent[], isComplete: boolean }} complete: the runner came to its own end
 */
export function readEvents(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parsed) : [];
  return {
    tests: lines.filter((line) => line?.outcome),
    isComplete: lines.some((line) => line?.end === true),
  };
}
