// @ts-check
// Has anything changed since the last install or build? By content, so that a checkout or a clone decides the same.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'coverage']);
const IS_TEST = /\.test\.tsx?$/;

/** Every file below, sorted. @param {string} root @param {string} relative @returns {string[]} */
function filesBelow(root, relative) {
  const stat = statSync(path.join(root, relative), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [relative];
  return readdirSync(path.join(root, relative))
    .filter((name) => !SKIPPED.has(name) && !IS_TEST.test(name))
    .sort()
    .flatMap((name) => filesBelow(root, path.join(relative, name)));
}

/** One hash of everything a build reads. @param {string} root @param {string[]} inputs files and folders */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(root, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }>} Packages */

/** @param {string} file @returns {Packages | null} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what the lock file asks for. npm writes node_modules/.package-lock.json last, after every
 * package: it is npm's own stamp, and right even when somebody ran npm by hand.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([where, { version, optional, devOptional, link }]) => {
    if (where === '' || link) return true;
    const found = present[where];
    // Binaries of other platforms are in the lock and never installed.
    return found ? found.version === version : Boolean(optional ?? devOptional);
  });
}
