// @ts-check
// Processes that are known by their number only. A number alone may have been reused, so the command line is compared.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The command line of a live process; '' when there is none. @param {number} pid */
export function commandOf(pid) {
  try {
    // Empty for a zombie.
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** @param {number} pid @param {number} ms @returns {Promise<boolean>} whether the process ended in time */
export async function hasEnded(pid, ms) {
  for (const end = Date.now() + ms; commandOf(pid) !== ''; await wait(50)) if (Date.now() > end) return false;
  return true;
}

/** @typedef {{ pid: number, address?: string, children?: number[] }} Copy a launcher and its processes */

/** @param {string} dataDir */
const fileIn = (dataDir) => path.join(dataDir, 'launcher.json');

/** What the last launcher of this DATA_DIR wrote down. @param {string} dataDir @returns {Copy | null} */
export function readCopy(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return null;
  }
}

/** The launcher that runs on this DATA_DIR now. @param {string} dataDir @returns {Copy | null} */
export function runningCopy(dataDir) {
  const copy = readCopy(dataDir);
  return copy && copy.pid !== process.pid && /launcher|backup/.test(commandOf(copy.pid)) ? copy : null;
}

/** @param {string} dataDir @param {Omit<Copy, 'pid'>} details */
export const writeCopy = (dataDir, details) =>
  writeFileSync(fileIn(dataDir), JSON.stringify({ pid: process.pid, ...details }), { mode: 0o600 });

/** @param {string} dataDir */
export const removeCopy = (dataDir) => rmSync(fileIn(dataDir), { force: true });
