// @ts-check
// Packages and builds, each only when something changed. Runs before node_modules exists: Node's own modules only.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { install } from './install.mjs';
import { npm } from './npm.mjs';
import { PidFile, takeTurn } from './pid-file.mjs';
import { say, showStep } from './progress.mjs';
import { readServices } from './projects.mjs';
import { SIGNALS } from './signals.mjs';

const STAMPS = '.cache/launcher';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} script npm script
 * @property {string[]} inputs
 * @property {string} [variant] what else makes it another build
 * @property {string[]} outputs must all exist
 * @property {string[]} cleared removed first, so that no file of a deleted source lives on (a migration, for one)
 */

/** @param {string} root @returns {Build[]} */
export function buildsOf(root) {
  const shared = ['package.json', 'package-lock.json', 'tsconfig.json'];
  const webLibs = ['libs/contracts', 'libs/benefits', 'libs/content'];
  return [
    {
      name: 'server',
      script: 'build:server',
      inputs: [...shared, '.swcrc', 'services', 'libs'],
      outputs: [...readServices(root).map(({ entry }) => entry), 'dist/libs/database/src/migrate.js'],
      cleared: ['dist/services', 'dist/libs'],
    },
    {
      name: 'pages',
      script: 'build:web',
      inputs: [...shared, 'web', ...webLibs],
      // A build with the living page of the design system is another build.
      variant: process.env.UI_PAGE === '1' ? 'ui-page' : '',
      outputs: ['dist/web/index.html', 'dist/web/sw.js', 'dist/prerender/render-news.mjs'],
      cleared: [],
    },
  ];
}

/** @typedef {import('./npm.mjs').Work} Work */

/** @param {Work} work @param {Build} build */
async function runBuild(work, build) {
  const { root, logDir } = work;
  const stampFile = path.join(root, STAMPS, `${build.name}.sha256`);
  const stamp = `${fingerprint(root, build.inputs)}${build.variant ?? ''}`;
  const known = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const isWhole = () => build.outputs.every((file) => existsSync(path.join(root, file)));
  if (known === stamp && isWhole()) return say(build.name, 'unchanged');

  rmSync(stampFile, { force: true });
  for (const folder of build.cleared) rmSync(path.join(root, folder), { recursive: true, force: true });
  const logName = `build-${build.name}.log`;
  await showStep(build.name, 'building', () => npm(work, ['run', '--silent', build.script], logName));
  if (!isWhole()) {
    const sentence = `npm run ${build.script} did not make all of ${build.outputs.join(', ')}.`;
    throw new StartFailure(sentence, { logFile: path.join(logDir, logName) });
  }
  writeFileSync(stampFile, stamp);
}

/**
 * Installs and builds what changed. One launcher at a time in one clone.
 * @param {string} root @param {string} logDir @param {AbortSignal} signal
 * @param {string[]} [names] of the builds that are needed; all when left out
 */
async function prepare(root, logDir, signal, names) {
  const work = { root, logDir, signal };
  mkdirSync(path.join(root, STAMPS), { recursive: true });
  const turn = new PidFile(path.join(root, STAMPS, 'preparing.json'));
  await takeTurn(turn, signal, () => say('waiting', 'another start is building in this clone'));
  try {
    await install(work);
    const wanted = buildsOf(root).filter(({ name }) => names?.includes(name) ?? true);
    for (const build of wanted) await runBuild(work, build);
  } finally {
    turn.release();
  }
}

/**
 * Installs and builds what changed. Told to stop, it lets npm put back what it had begun (half a package stays broken for good) and
 * ends the process with 130.
 * @param {string} root @param {string} logDir @param {() => void} release gives back what the command holds
 * @param {string[]} [names] of the builds that are needed; all when left out
 */
export async function prepareUntilStopped(root, logDir, release, names) {
  const preparation = new AbortController();
  const stop = () => {
    if (!preparation.signal.aborted) process.stdout.write('\nStopping ...\n');
    preparation.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    await prepare(root, logDir, preparation.signal, names);
  } catch (error) {
    if (!preparation.signal.aborted) throw error;
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
  if (!preparation.signal.aborted) return;
  release();
  process.stdout.write('Stopped.\n');
  process.exit(130);
}
