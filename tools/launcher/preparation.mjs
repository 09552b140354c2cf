// @ts-check
// Packages and builds, each only when something changed. Runs before node_modules exists: Node's own modules only.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.mjs';
import { fingerprint, isInstalled } from './fingerprint.mjs';
import { PidFile, takeTurn } from './pid-file.mjs';
import { say, showStep } from './progress.mjs';
import { readServices } from './projects.mjs';

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
      outputs: ['dist/web/index.html'],
      cleared: [],
    },
  ];
}

/** @typedef {{ root: string, logDir: string, signal: AbortSignal }} Work */

/** Runs npm with its output in a log. @param {Work} work @param {string[]} args @param {string} logName @returns {Promise<void>} */
function npm({ root, logDir, signal }, args, logName) {
  const logFile = path.join(logDir, logName);
  return new Promise((resolve, reject) => {
    const log = createWriteStream(logFile);
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], signal });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('error', () => reject(new StartFailure('npm was not found. It comes with Node.js: https://nodejs.org')));
    child.once('close', (code) =>
      log.end(() =>
        code === 0 ? resolve() : reject(new StartFailure(`npm ${args.join(' ')} failed (code ${code}).`, { logFile })),
      ),
    );
  });
}

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
export async function prepare(root, logDir, signal, names) {
  const work = { root, logDir, signal };
  mkdirSync(path.join(root, STAMPS), { recursive: true });
  const turn = new PidFile(path.join(root, STAMPS, 'preparing.json'));
  await takeTurn(turn, () => say('waiting', 'another start is building in this clone'));
  try {
    if (isInstalled(root)) say('packages', 'unchanged');
    else {
      // --include=dev: a NODE_ENV=production in the shell must not leave the compiler and Postgres out.
      const args = ['install', '--include=dev', '--no-audit', '--no-fund'];
      const text = 'installing, the first time takes a minute or two';
      await showStep('packages', text, () => npm(work, args, 'install.log'));
    }
    const wanted = buildsOf(root).filter(({ name }) => names?.includes(name) ?? true);
    for (const build of wanted) await runBuild(work, build);
  } finally {
    turn.release();
  }
}
