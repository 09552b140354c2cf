// @ts-check
// Sees that what runs also answers. A process that dies is started again by its owner; one that stands still (an endless loop, a frozen
// process) would keep its port and answer nobody (docs/operations.md, defect 11).
const LOOK_MS = 2000;
/** A question that takes longer has no answer. */
export const ANSWER_MS = 4000;
/** What answered just now is left in peace: each question wakes a process that rests. */
const CALM_MS = 3500;
/** Questions that stay without an answer for so long: with the time before the first of them, 8 to 12 s of silence. */
const STILL_MS = 8000;
/** Looks further apart than this: the machine itself slept, or this process did. Nobody else is to blame. */
const SLEPT_MS = 8000;

/**
 * @typedef {object} Watched
 * @property {string} name
 * @property {() => number | null} pid null while it is not running
 * @property {() => Promise<unknown>} ask rejects when it does not answer within ANSWER_MS
 * @property {() => void} replace ends what stands still; its owner starts it again
 */

/** @typedef {{ pid: number, answeredAt: number, silentSince: number | null, misses: number, isAsked: boolean }} Seen */

export class Watchdog {
  /** @param {{ stillMs?: number, now?: () => number }} [options] for tests */
  constructor({ stillMs = STILL_MS, now = Date.now } = {}) {
    this.stillMs = stillMs;
    this.now = now;
    /** @type {Map<Watched, Seen | null>} null: it has not answered yet, as one that is only starting */
    this.seen = new Map();
    this.lookedAt = now();
  }

  /** @param {Watched} watched */
  add(watched) {
    this.seen.set(watched, null);
  }

  start() {
    this.timer = setInterval(() => this.look(), LOOK_MS);
    this.timer.unref();
  }

  stop() {
    clearInterval(this.timer);
  }

  look() {
    const slept = this.now() - this.lookedAt > SLEPT_MS;
    this.lookedAt = this.now();
    for (const [watched, seen] of this.seen) {
      if (seen && (slept || seen.pid !== watched.pid())) this.seen.set(watched, null);
      void this.lookAt(watched);
    }
  }

  /** @param {Watched} watched */
  async lookAt(watched) {
    const pid = watched.pid();
    const seen = this.seen.get(watched) ?? null;
    if (pid === null || seen?.isAsked || (seen && this.isCalm(seen))) return;
    if (seen) {
      seen.isAsked = true;
      seen.silentSince ??= this.now();
    }
    const answered = await watched.ask().then(
      () => true,
      () => false,
    );
    if (seen) seen.isAsked = false;
    if (watched.pid() !== pid || (seen && this.seen.get(watched) !== seen)) return;
    if (answered) this.seen.set(watched, { pid, answeredAt: this.now(), silentSince: null, misses: 0, isAsked: false });
    else if (seen) this.missed(watched, seen);
  }

  /** @param {Seen} seen */
  isCalm({ answeredAt, silentSince }) {
    return silentSince === null && this.now() - answeredAt < CALM_MS;
  }

  /** One miss may be bad luck. @param {Watched} watched @param {Seen} seen */
  missed(watched, seen) {
    seen.misses += 1;
    if (seen.misses < 2 || this.now() - (seen.silentSince ?? 0) < this.stillMs) return;
    this.seen.set(watched, null);
    watched.replace();
  }
}
