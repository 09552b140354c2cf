// @ts-check
// Questions about a process we know only by its number, as pid files hold it: a number alone may have been given away.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The command line of a live process; '' when there is none. @param {number} pid */
export function commandOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return '';
  }
  try {
    // Empty for a zombie, which is as good as gone.
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Waits until the process is gone. @param {number} pid @param {number} ms @returns {Promise<boolean>} whether it went in time */
export async function hasEnded(pid, ms) {
  const end = Date.now() + ms;
  while (commandOf(pid) !== '') {
    if (Date.now() > end) return false;
    await wait(50);
  }
  return true;
}

/** Sends a signal; a process that is gone already is no error. @param {number} pid @param {NodeJS.Signals} signal */
export function signal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
