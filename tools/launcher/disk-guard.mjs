// @ts-check
// Keeps the database alive on a disk that somebody fills. PostgreSQL ends when it finds no room for its journal, and without a few
// bytes it does not even start again; the guide could then not be read (docs/operations.md, defect 1). So a reserve lies on the disk
// while there is plenty, and is given back when there is none; the journal's files are then used again, checkpoint by checkpoint.
import { randomBytes } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freeBytes } from './data-dir.mjs';

const MB = 1024 * 1024;
const RESERVE = 16 * MB;
/** Below this the reserve is given back; above the other it is taken again. */
const LOW = 8 * MB;
const PLENTY = 64 * MB;
/** A checkpoint writes a small file; without room for it the database ends in the middle of it. */
const CHECKPOINT_ROOM = MB;
const LOOK_MS = 1000;
const CHECKPOINT_MS = 10_000;

export class DiskGuard {
  /**
   * @param {string} dataDir
   * @param {object} hooks
   * @param {() => Promise<unknown>} hooks.checkpoint lets the database use its journal's files again
   * @param {(isLow: boolean) => void} hooks.spare the database may do only what somebody waits for, or everything again
   * @param {(text: string) => void} hooks.tell
   * @param {() => number} [hooks.free] for tests
   * @param {() => number} [hooks.now] for tests
   */
  constructor(dataDir, { checkpoint, spare, tell, free = () => freeBytes(dataDir), now = Date.now }) {
    this.file = path.join(dataDir, 'reserve');
    this.checkpoint = checkpoint;
    this.spare = spare;
    this.tell = tell;
    this.free = free;
    this.now = now;
    this.checkpointAt = 0;
    this.isLow = false;
  }

  start() {
    this.look();
    this.timer = setInterval(() => this.look(), LOOK_MS);
    this.timer.unref();
  }

  stop() {
    clearInterval(this.timer);
  }

  look() {
    const free = this.free();
    const hasReserve = statSync(this.file, { throwIfNoEntry: false }) !== undefined;
    if (free < LOW) {
      rmSync(this.file, { force: true });
      this.turn(true, 'the disk of DATA_DIR is full: what is stored is shown, nothing new is stored');
    } else if (free > PLENTY) {
      this.turn(false, 'there is room on the disk again');
      if (!hasReserve) this.take();
    }
    // Also with the reserve given back there is little room: the journal may not grow.
    if (!this.isLow || this.now() < this.checkpointAt || this.free() < CHECKPOINT_ROOM) return;
    this.checkpointAt = this.now() + CHECKPOINT_MS;
    // A database that is only starting again has nothing to say; the next look asks anew.
    this.checkpoint().catch(() => {});
  }

  /** @param {boolean} isLow @param {string} text */
  turn(isLow, text) {
    if (this.isLow === isLow) return;
    this.isLow = isLow;
    this.spare(isLow);
    this.tell(text);
  }

  /** Bytes that no file system can leave out. */
  take() {
    try {
      writeFileSync(this.file, randomBytes(RESERVE), { mode: 0o600 });
    } catch {
      rmSync(this.file, { force: true });
    }
  }
}
