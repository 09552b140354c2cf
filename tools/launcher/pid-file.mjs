// @ts-check
// One launcher per data directory (and one build per clone): a file that names who is at work, and survives a kill -9.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf, hasEnded, signal } from './live-process.mjs';

/** @typedef {{ pid: number, address?: string, children?: number[] }} PidRecord */

const LAUNCHER = /launcher[/\\](start|import|backup)\.mjs/;
const CHILD = /launcher[/\\]child\.mjs/;

/** @param {string} file @returns {PidRecord | null} */
export function readPidFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {PidRecord | null} record */
export const isLive = (record) => record !== null && record.pid !== process.pid && LAUNCHER.test(commandOf(record.pid));

export class PidFile {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
    /** @type {PidRecord} */
    this.record = { pid: process.pid };
  }

  /**
   * Takes the file. A file of a dead launcher is taken over.
   * @param {Partial<PidRecord>} details @returns {{ holder: PidRecord | null, left: PidRecord | null }} a live holder (then
   * the file is not ours), or what a dead one left
   */
  take(details = {}) {
    this.record = { pid: process.pid, ...details };
    const left = readPidFile(this.file);
    if (isLive(left)) return { holder: left, left: null };
    rmSync(this.file, { force: true });
    try {
      writeFileSync(this.file, JSON.stringify(this.record), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      return { holder: readPidFile(this.file) ?? { pid: 0 }, left: null };
    }
    return { holder: null, left };
  }

  /** Remembers the running children, for the next start after a kill -9. @param {number[]} children */
  keep(children) {
    this.record = { ...this.record, children };
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify(this.record), { mode: 0o600 });
      renameSync(`${this.file}.new`, this.file);
    } catch {
      // A full disk: the next start then ends leftovers a little later. Nothing that runs may stop for this.
      rmSync(`${this.file}.new`, { force: true });
    }
  }

  release() {
    if (readPidFile(this.file)?.pid === process.pid) rmSync(this.file, { force: true });
  }
}

/** Waits until the work of another launcher on the same thing is over, then takes the file. @param {PidFile} pidFile @param {AbortSignal} signal ends the wait @param {() => void} onWait */
export async function takeTurn(pidFile, signal, onWait) {
  if (!pidFile.take().holder) return;
  onWait();
  while (pidFile.take().holder) await wait(300, undefined, { signal });
}

/** Ends the services a killed launcher left; they end by themselves, this is for one that cannot. @param {PidRecord | null} left */
export async function endLeftovers(left) {
  const children = (left?.children ?? []).filter((pid) => CHILD.test(commandOf(pid)));
  await Promise.all(
    children.map(async (pid) => {
      if (!(await hasEnded(pid, 4000))) signal(pid, 'SIGKILL');
      await hasEnded(pid, 1000);
    }),
  );
}
