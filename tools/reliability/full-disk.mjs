// The guide on a disk of 200 MB that is filled to its last byte; then room is made. Not in the table of the issue's R1 to R13, but in what must be shown.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load } from '../checks/load.mjs';
import { ProductCopy } from '../checks/product-copy.mjs';
import { HOUSEHOLD_CHECK, warmUp } from './visits.mjs';

const MINUTES = Number(process.env.DISK_MINUTES ?? 2);
const SIZE = '200m';
const PIECE = Buffer.alloc(64 * 1024);
const ASKED = [
  '/',
  '/api/search?q=kaiser',
  HOUSEHOLD_CHECK,
  '/api/providers?zip=90210&type=pharmacy',
  '/api/offices?zip=90210',
];
const PER_SECOND = 5;

/** Writes until nothing more fits, byte by byte at the end. @param {number} fd */
function fill(fd) {
  for (let piece = PIECE; piece.length > 0;) {
    try {
      if (writeSync(fd, piece) === 0) return;
    } catch {
      piece = piece.subarray(0, Math.floor(piece.length / 2));
    }
  }
}

const freeOf = (folder) => statfsSync(folder).bavail * statfsSync(folder).bsize;

/** Whether a crawl stores its records again. @param {ProductCopy} copy @returns {Promise<number | null>} seconds until it did; null = not within two minutes */
async function writesGoOn(copy) {
  const begin = performance.now();
  while (performance.now() - begin < 120_000) {
    const answer = await copy.post('/api/crawl/providers', { zip: '92683', type: 'pharmacy' }).catch(() => ({}));
    if (answer.status === 'succeeded') return (performance.now() - begin) / 1_000;
    await wait(1_000);
  }
  return null;
}

/** @param {ProductCopy} copy @param {string} folder */
async function liveOnFullDisk(copy, folder, tell) {
  const ballast = path.join(folder, 'ballast');
  const fd = openSync(ballast, 'w');
  fill(fd);
  tell(`filled: ${freeOf(folder)} bytes are free`);
  // What the product gives back (a log that is turned over) is taken again at once.
  const filling = setInterval(() => fill(fd), 500);
  const reads = await load({
    url: copy.url,
    asked: (index) => ASKED[index % ASKED.length],
    perSecond: PER_SECOND,
    seconds: MINUTES * 60,
  });
  clearInterval(filling);
  const free = freeOf(folder);
  closeSync(fd);
  rmSync(ballast);
  return { reads, free, backAfter: await writesGoOn(copy) };
}

async function fullDisk(port, tell) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shg-check-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(folder);
    return { measured: `no disk of ${SIZE} can be made here: ${String(error.stderr ?? error).trim()}`, ok: null };
  }
  try {
    const copy = await ProductCopy.start({ port, dataDir: path.join(folder, 'data') });
    try {
      await warmUp(copy);
      const { reads, free, backAfter } = await liveOnFullDisk(copy, folder, tell);
      const bad = reads.where(({ status }) => status !== 200);
      for (const { at, path: where, status } of bad.answers.slice(0, 20))
        tell(`${Math.round(at / 1_000)} s: ${status} ${where}`);
      for (const line of copy.log('postgres').match(/.*(?:PANIC|terminated by signal|starting PostgreSQL).*/g) ?? [])
        tell(line);
      return {
        measured:
          `${MINUTES} min, ${free} bytes free at the end: ${reads.count} requests, ${bad.count} not 200${bad.count > 0 ? ` (${bad.outcomes})` : ''}, ` +
          `p99 ${reads.percentile(0.99)} ms; room made: ${backAfter === null ? 'no crawl stored within 2 min' : `a crawl stored its records after ${backAfter.toFixed(1)} s`}`,
        ok: bad.count === 0 && backAfter !== null,
      };
    } finally {
      await copy.stop();
    }
  } finally {
    execFileSync('umount', [folder]);
    rmdirSync(folder);
  }
}

/** @param {number} port @returns {import('../checks/summary.mjs').Check[]} */
export const fullDisks = (port) => [
  {
    id: 'disk',
    what: `${SIZE} of disk filled to the last byte (DISK_MINUTES)`,
    goal: 'home page, search, eligibility answer; room made: writes go on',
    run: ({ tell }) => fullDisk(port, tell),
  },
];
