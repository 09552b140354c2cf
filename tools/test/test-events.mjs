// The one form in which every test runner of `make test` tells what it ran: a line of JSON for each test as it ends, and a
// last line when the runner itself ends. What was told before a run broke off still counts.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} TestEvent
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {string} file relative to the repository
 * @property {string} title
 * @property {number} ms how long it ran
 * @property {string[]} [why] the first lines of what it complained of; of a passed one: on its first try
 * @property {number} [retry] how many tries went before; the last one counts
 */

const END = { end: true };
const MOST_LINES = 24;
const LONGEST_LINE = 200;
const COLOUR = /\u001b\[[0-9;]*m/g;

/**
 * For the summary, which may be all that somebody sees of a run.
 * @param {readonly (string | undefined)[]} messages of the runner
 */
export function whyOf(messages) {
  return messages
    .flatMap((message) => (message ?? '').replace(COLOUR, '').split('\n'))
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE));
}

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
