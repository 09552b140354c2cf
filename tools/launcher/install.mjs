// @ts-check
// `npm install`, whole or not at all. npm that is cut off leaves packages torn that its own stamp calls present, and what is torn ends
// in "Bus error" for ever (docs/operations.md, defect 2). So an installation that was begun is written down until it has ended well.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './fingerprint.mjs';
import { commandOf, hasEnded, signal } from './live-process.mjs';
import { npm } from './npm.mjs';
import { say, showStep } from './progress.mjs';

/** npm needs about half a minute to put back what it had begun. */
const ORPHAN_MS = 90_000;
// --include=dev: a NODE_ENV=production in the shell must not leave the compiler and Postgres out.
const FLAGS = ['--include=dev', '--no-audit', '--no-fund'];

/** @typedef {import('./npm.mjs').Work} Work */

/** Names the npm that is at work, from before its first change to its good end. @param {string} root */
const markOf = (root) => path.join(root, '.cache/launcher/installing.json');

/** Whether an installation was begun and has not ended well. @param {string} root */
export const wasCutOff = (root) => existsSync(markOf(root));

/** Waits for the npm of a launcher that was killed; two at once would destroy each other's work. @param {string} mark */
async function endOrphan(mark) {
  const { pid = 0 } = JSON.parse(readFileSync(mark, 'utf8') || '{}');
  const isNpm = () => pid > 0 && /\bnpm\b/.test(commandOf(pid));
  if (!isNpm()) return;
  say('waiting', 'an installation that was cut off is still putting things back');
  if (!(await hasEnded(pid, ORPHAN_MS)) && isNpm()) signal(pid, 'SIGKILL');
  await hasEnded(pid, 5000);
}

/** @param {Work} work @param {string} text @param {'install' | 'ci'} command */
async function run(work, text, command) {
  const mark = markOf(work.root);
  const note = (/** @type {number} */ pid) => writeFileSync(mark, JSON.stringify({ pid }));
  note(0);
  await showStep('packages', text, () => npm(work, [command, ...FLAGS], 'install.log', note));
  rmSync(mark);
}

/** Makes node_modules what the lock file says. @param {Work} work */
export async function install(work) {
  if (wasCutOff(work.root)) {
    await endOrphan(markOf(work.root));
    return run(work, 'the last installation was cut off: installing anew, which takes a minute or two', 'ci');
  }
  if (isInstalled(work.root)) return say('packages', 'unchanged');
  return run(work, 'installing, the first time takes a minute or two', 'install');
}
