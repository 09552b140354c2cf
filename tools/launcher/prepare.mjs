// @ts-check
// Packages and builds, each only when something changed. It runs before node_modules exists, so it uses Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ended } from './child-process.mjs';
import { say, showStep, StartFailure } from './terminal.mjs';

const STAMPS = '.cache/launcher';
const SKIPPED = /^(node_modules|dist|\.cache|coverage)$|\.test\.tsx?$/;
const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json'];
// --include=dev: with NODE_ENV=production in the shell, npm would leave out the compiler and PostgreSQL.
const FLAGS = ['--include=dev', '--no-audit', '--no-fund'];

/** Services are the applications of nest-cli.json. @param {string} root @returns {{ name: string, entry: string }[]} */
export function readServices(root) {
  const { projects } = JSON.parse(fs.readFileSync(path.join(root, 'nest-cli.json'), 'utf8'));
  return Object.entries(projects)
    .filter(([, { type }]) => type === 'application')
    .map(([name, { sourceRoot, entryFile = 'main' }]) => ({ name, entry: `dist/${sourceRoot}/${entryFile}.js` }));
}

/** `outputs` have to exist after the build; `cleared` goes first, so that no output of a deleted source stays. @param {string} root */
const buildsOf = (root) => [
  {
    name: 'server',
    inputs: [...SHARED, '.swcrc', 'services', 'libs'],
    outputs: [...readServices(root).map(({ entry }) => entry), 'dist/libs/database/src/migrate.js'],
    cleared: ['dist/services', 'dist/libs'],
  },
  {
    name: 'web',
    inputs: [...SHARED, 'web', 'libs/contracts', 'libs/benefits', 'libs/content'],
    outputs: ['dist/web/index.html', 'dist/web/sw.js'],
    cleared: [],
  },
];

/** @param {string} file @returns {string[]} files below it, or itself */
function filesBelow(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [file] : [];
  const names = fs.readdirSync(file).filter((name) => !SKIPPED.test(name));
  return names.sort().flatMap((name) => filesBelow(path.join(file, name)));
}

/** A hash of the names and contents of all inputs of a build. @param {string} root @param {string[]} inputs */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(path.join(root, input))))
    hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** Whether node_modules holds what the lock file names. npm writes its own list last, after every package. @param {string} root */
export function isInstalled(root) {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) => {
    const file = path.join(root, name);
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {}) : null;
  });
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([where, { version, optional, devOptional, link }]) => {
    if (where === '' || link) return true;
    // Programs for other platforms are in the lock file and never installed.
    return present[where] ? present[where].version === version : Boolean(optional ?? devOptional);
  });
}

/** @param {string} root @param {string} logFile @param {string[]} args */
async function npm(root, logFile, args) {
  const log = fs.openSync(logFile, 'w', 0o600);
  const child = spawn('npm', args, { cwd: root, stdio: ['ignore', log, log] });
  const code = await ended(child).catch(() => {
    throw new StartFailure('npm was not found. It comes with Node.js: https://nodejs.org');
  });
  fs.closeSync(log);
  if (code !== 0) throw new StartFailure(`npm ${args.join(' ')} failed (code ${code}).`, logFile);
}

/** Installs and builds what changed. @param {{ root: string, dataDir: string }} settings @param {string[]} [names] of the builds that are needed */
export async function prepare({ root, dataDir }, names = ['server', 'web']) {
  fs.mkdirSync(path.join(root, STAMPS), { recursive: true });
  // An interrupted npm leaves packages torn that its own list calls present. The mark stays until one has ended well.
  const mark = path.join(root, STAMPS, 'installing');
  const command = fs.existsSync(mark) ? 'ci' : 'install';
  if (command === 'ci' || !isInstalled(root)) {
    fs.writeFileSync(mark, '');
    const logFile = path.join(dataDir, 'logs/install.log');
    await showStep('packages', 'installing, the first time takes a minute or two', () =>
      npm(root, logFile, [command, ...FLAGS]),
    );
    fs.rmSync(mark);
  } else say('packages', 'unchanged');
  for (const { name, inputs, outputs, cleared } of buildsOf(root).filter((build) => names.includes(build.name))) {
    const [stamp, stampFile] = [fingerprint(root, inputs), path.join(root, STAMPS, `${name}.sha256`)];
    const missing = () => outputs.filter((file) => !fs.existsSync(path.join(root, file)));
    if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp && missing().length === 0) {
      say(name, 'unchanged');
      continue;
    }
    fs.rmSync(stampFile, { force: true });
    for (const folder of cleared) fs.rmSync(path.join(root, folder), { recursive: true, force: true });
    const logFile = path.join(dataDir, `logs/build-${name}.log`);
    await showStep(name, 'building', () => npm(root, logFile, ['run', '--silent', `build:${name}`]));
    if (missing().length > 0)
      throw new StartFailure(`npm run build:${name} did not make ${missing().join(', ')}.`, logFile);
    fs.writeFileSync(stampFile, stamp);
  }
}

/** Offsets from PORT by name of a process, from the built contracts. @param {string} root @returns {Record<string, number>} */
export const readPortOffsets = (root) =>
  createRequire(path.join(root, 'package.json'))('./dist/libs/contracts/src/http/gateway.js').PORT_OFFSETS;
