// Brings node_modules to what package-lock.json says; does nothing when it already is. Called by run.mjs before any step.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an installation depends on: the lock file, and the platform its binaries were chosen for. */
function wantedState(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const platform = `${process.platform}-${process.arch}`;
  return `${createHash('sha256').update(lock).digest('hex')} ${platform}\n`;
}

/** npm's own record of what is installed is as new as the lock file: somebody ran `npm install` by hand. */
function isInstalledByHand(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const wanted = packages(join(root, 'package-lock.json'));
  const present = packages(installed);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || (present[path] ? present[path].version === version : optional),
  );
}

/**
 * Runs `npm ci` when node_modules is missing or older than the lock file.
 * @param {string} root the repository
 * @returns {boolean} whether everything the lock file names is installed
 */
export function ensureInstalled(root) {
  const stamp = join(root, 'node_modules/.installed-lock');
  const wanted = wantedState(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  if (!isInstalledByHand(root)) {
    console.log('Installing the npm packages (npm ci) ...');
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (npm.status !== 0) return false;
  }
  writeFileSync(stamp, wanted);
  return true;
}
