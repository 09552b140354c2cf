// @ts-check
// The folder of one copy's data: closed to other users, and with room for what is coming.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.mjs';

const MB = 1024 * 1024;
/** A new database with the shipped records takes about 120 MB; one that stands needs room to write its journal. */
const NEEDED = { new: 160 * MB, standing: 32 * MB };
/** What tells a folder of ours from somebody's home: only that is closed when it stands already. */
const OURS = ['secrets.json', 'launcher.json', 'postgres'];

/** Bytes that this user may still write there. @param {string} folder */
export function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** As root the database runs as another user, who must be able to pass through. */
const MODE = process.getuid?.() === 0 ? 0o711 : 0o700;

/**
 * Makes the folder if it is missing, closes it to other users and sees that it can be written.
 * @param {string} dataDir @param {{ hasDatabase: boolean, free?: number | undefined }} use whether the database is to live there; `free` bytes for tests
 * @throws {StartFailure} saying what is in the way
 */
export function makeDataDir(dataDir, { hasDatabase, free }) {
  const isNew = !existsSync(dataDir);
  if (!isNew && !statSync(dataDir).isDirectory()) {
    throw new StartFailure(`DATA_DIR=${dataDir} is a file. Name a folder, or one that does not exist yet.`);
  }
  mkdirSync(dataDir, { recursive: true });
  const names = readdirSync(dataDir);
  if (names.length === 0 || names.some((name) => OURS.includes(name))) chmodSync(dataDir, MODE);
  requireRoom(dataDir, hasDatabase, free ?? freeBytes(dataDir));
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    writeFileSync(probe, 'can this folder be written?');
  } finally {
    rmSync(probe, { force: true });
  }
}

/** @param {string} dataDir @param {boolean} hasDatabase @param {number} free @throws {StartFailure} saying how much room is missing */
function requireRoom(dataDir, hasDatabase, free) {
  const isNew = hasDatabase && !existsSync(path.join(dataDir, 'postgres/PG_VERSION'));
  const needed = isNew ? NEEDED.new : NEEDED.standing;
  if (free >= needed) return;
  throw new StartFailure(
    `The disk of DATA_DIR=${dataDir} is full: ${Math.floor(free / MB)} MB are free and ${needed / MB} MB are needed. ` +
      `Make room there, or name a folder on another disk: DATA_DIR=/another/place make start`,
  );
}
