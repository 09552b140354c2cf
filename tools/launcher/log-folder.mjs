// @ts-check
// The logs of one copy: closed to other users, one file a process, none larger than MOST_BYTES and one older file beside it. The
// processes write into their files themselves (a stopped launcher must not stop them), so a full file is emptied in place.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';

/** Of one file: with its older one, and ten processes, all logs stay below 80 MB. */
const MOST_BYTES = 4 * 1024 * 1024;
const LOOK_MS = 1000;

/** @param {string} file */
const olderOf = (file) => file.replace(/\.log$/, '.1.log');

/** Opens a log for a process to write to; 'ignore' where no file can be made (a full disk): the process must start all the same. @param {string} file */
export function openLog(file) {
  try {
    return openSync(file, 'a', 0o600);
  } catch {
    return /** @type {const} */ ('ignore');
  }
}

/** Empties a log that has grown too large; what it held becomes the older file when the disk has room. @param {string} file */
export function keepBounded(file, mostBytes = MOST_BYTES) {
  try {
    if (statSync(file).size <= mostBytes) return;
  } catch {
    return;
  }
  try {
    copyFileSync(file, olderOf(file));
    chmodSync(olderOf(file), 0o600);
  } catch {
    rmSync(olderOf(file), { recursive: true, force: true });
  }
  truncateSync(file, 0);
}

export class LogFolder {
  /** @param {string} dataDir */
  constructor(dataDir) {
    this.folder = path.join(dataDir, 'logs');
    mkdirSync(this.folder, { recursive: true });
    chmodSync(this.folder, 0o700);
    // Logs of an older release were open to everybody.
    for (const name of readdirSync(this.folder)) chmodSync(path.join(this.folder, name), 0o600);
    /** @type {Set<string>} */
    this.files = new Set();
  }

  /** The log of a process that starts now; that of the start before is kept beside it. @param {string} name */
  file(name) {
    const file = path.join(this.folder, `${name}.log`);
    if (existsSync(file)) renameSync(file, olderOf(file));
    this.files.add(file);
    return file;
  }

  /** Looks after their size until {@link close}. */
  watch() {
    this.timer = setInterval(() => this.files.forEach((file) => keepBounded(file)), LOOK_MS);
    this.timer.unref();
  }

  close() {
    clearInterval(this.timer);
  }
}
