// Brings node_modules to what package-lock.json says; does nothing when it already is. Called by run.mjs before any step.
import { spawnSync } from 'node:child_process';
import { isInstalled } from '../launcher/prepare.mjs';

/**
 * Runs `npm ci` when node_modules is missing or differs from the lock file.
 * @param {string} root the repository
 * @returns {boolean} whether everything the lock file names is installed
 */
export function ensureInstalled(root) {
  if (isInstalled(root)) return true;
  console.log('Installing the npm packages (npm ci) ...');
  // --include=dev: a NODE_ENV=production in the shell must not leave the tests' own packages out.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
