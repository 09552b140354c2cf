// @ts-check
// Autovacuum on and off without a byte of disk. On a full one it does harm: what it changes in the system's tables makes the server throw
// away a file that each new session would write again, and a session that cannot is ended (docs/operations.md, the line `disk`).
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

const NAME = 'guide.conf';
const INCLUDE = `include_if_exists = '${NAME}'`;
/** Of one length, so that each is written over the other. */
const LINES = { on: 'autovacuum = on \n', off: 'autovacuum = off\n' };

export class VacuumSwitch {
  /** @param {string} folder of the cluster */
  constructor(folder) {
    this.folder = folder;
    this.file = path.join(folder, NAME);
  }

  /** Before the server starts, while there is room; without the file autovacuum stays as it is. */
  prepare() {
    try {
      if (!existsSync(this.file)) writeFileSync(this.file, LINES.on);
      this.turn('on');
      // The server's user reads it; the folder is closed to everybody else.
      chmodSync(this.file, 0o644);
      const settings = path.join(this.folder, 'postgresql.conf');
      if (!readFileSync(settings, 'utf8').includes(INCLUDE)) appendFileSync(settings, `\n${INCLUDE}\n`);
    } catch {
      // A full disk; disk-guard.mjs says so.
    }
  }

  /** In place: the server sees it at its next SIGHUP. @param {'on' | 'off'} how */
  turn(how) {
    const fd = openSync(this.file, 'r+');
    writeSync(fd, LINES[how], 0);
    closeSync(fd);
  }
}
