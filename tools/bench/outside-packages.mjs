// Packages that ours is measured beside and that are none of this repository: BENCH_OTHERS=1 installs them into .cache/bench.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './built.mjs';

const FOLDER = path.join(ROOT, '.cache/bench/outside');

const isThere = (name) => existsSync(path.join(FOLDER, 'node_modules', name, 'package.json'));

/**
 * @param {Record<string, string>} packages name -> version
 * @returns {string[]} those that can be measured; says what cannot and why
 */
export function outsideAtHand(packages) {
  const names = Object.keys(packages);
  if (process.env.BENCH_OTHERS === '1' && !names.every(isThere)) {
    mkdirSync(FOLDER, { recursive: true });
    const wanted = names.map((name) => `${name}@${packages[name]}`);
    const options = ['--prefix', FOLDER, '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status, stderr } = spawnSync('npm', ['install', ...options, ...wanted], { encoding: 'utf8', cwd: FOLDER });
    if (status !== 0) console.log(`Not installed: ${wanted.join(', ')}: ${stderr.trim().split('\n').at(-1)}`);
  }
  const missing = names.filter((name) => !isThere(name));
  if (missing.length > 0) console.log(`Not measured: ${missing.join(', ')} (BENCH_OTHERS=1 installs them)`);
  return names.filter(isThere);
}

/** Only for a package that is at hand. @param {string} name */
export const importOutside = (name) =>
  import(pathToFileURL(createRequire(path.join(FOLDER, 'x.js')).resolve(name)).href);
