// @ts-check
// `make doctor`: what is wrong with this machine and this copy, each with what to do. Changes nothing but makes DATA_DIR where it is missing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freeBytes, makeDataDir } from './data-dir.mjs';
import { explain, StartFailure } from './failure.mjs';
import { isInstalled } from './fingerprint.mjs';
import { wasCutOff } from './install.mjs';
import { isLive, readPidFile } from './pid-file.mjs';
import { portSentence, probe } from './ports.mjs';
import { findBinaries, serverAccount } from './postgres-binaries.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';

const GB = 1024 ** 3;
const NEEDED_MEMORY = 1.5 * GB;
const PORTS = 10;
/** Packages with programs of their own: a torn one ends its process ("Bus error") when it is loaded. */
const NATIVE = ['@swc/core', 'vite', 'pg', 'typescript'];

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {{ name: string, look: () => string | Promise<string> }} Check answers what is well; throws what is wrong */

/** @param {boolean} isWell @param {string} wrong @param {string} well */
function demand(isWell, wrong, well) {
  if (!isWell) throw new StartFailure(wrong);
  return well;
}

/** @param {string} root */
function lookAtPackages(root) {
  demand(!wasCutOff(root), 'An installation was cut off. make start makes it anew.', '');
  demand(isInstalled(root), 'Packages are missing or old. make start installs them.', '');
  for (const name of NATIVE) {
    const { status, signal } = spawnSync(process.execPath, ['--eval', `import('${name}')`], { cwd: root });
    const end = signal ?? `code ${status}`;
    demand(status === 0, `The package ${name} is torn (${end}). Run: rm -rf node_modules && make start`, '');
  }
  return 'installed and whole';
}

/** @param {Settings} settings */
async function lookAtPorts({ port, host, dataDir }) {
  const record = readPidFile(path.join(dataDir, 'launcher.json'));
  if (record && isLive(record)) return `a copy runs on this DATA_DIR at ${record.address} (process ${record.pid})`;
  for (let offset = 0; offset < PORTS; offset += 1) {
    const door = { name: `PORT+${offset}`, port: port + offset, host: offset === 0 ? host : '127.0.0.1' };
    const code = await probe(door);
    demand(code === null, portSentence(door, port, code ?? ''), '');
  }
  return `${port} to ${port + PORTS - 1} are free`;
}

/** @param {Settings} settings */
function lookAtDatabase({ root, env }) {
  if (env.DATABASE_URL) return 'a server of your own (DATABASE_URL)';
  const postgres = path.join(
    findBinaries(root, serverAccount(), () => {}),
    'postgres',
  );
  const { status, stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return demand(
    status === 0,
    `${postgres} does not run here. Set DATABASE_URL to a server of your own.`,
    stdout?.trim() ?? '',
  );
}

/** @param {Settings} settings @returns {Check[]} */
const checksOf = (settings) => [
  {
    name: 'npm',
    look: () => {
      const { status, stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8' });
      return demand(status === 0, 'npm was not found. It comes with Node.js: https://nodejs.org', stdout?.trim() ?? '');
    },
  },
  {
    name: 'memory',
    look: () => {
      const has = `${(os.totalmem() / GB).toFixed(1)} GB`;
      return demand(os.totalmem() >= NEEDED_MEMORY, `This machine has ${has} of memory; about 2 GB are needed.`, has);
    },
  },
  {
    name: 'clone',
    look: () => {
      accessSync(settings.root, constants.W_OK);
      return settings.root;
    },
  },
  {
    name: 'DATA_DIR',
    look: () => {
      makeDataDir(settings.dataDir, { hasDatabase: !settings.env.DATABASE_URL });
      return `${settings.dataDir}, ${(freeBytes(settings.dataDir) / GB).toFixed(1)} GB free`;
    },
  },
  { name: 'packages', look: () => lookAtPackages(settings.root) },
  { name: 'database', look: () => lookAtDatabase(settings) },
  { name: 'ports', look: () => lookAtPorts(settings) },
  {
    name: 'pages',
    look: () =>
      existsSync(path.join(settings.root, 'dist/web/index.html')) ? 'built' : 'not built yet: make start does it',
  },
];

/** @param {string} root @returns {Promise<boolean>} whether all is well */
async function examine(root) {
  loadEnvFile(root);
  /** @param {Check} check */
  const run = async ({ name, look }) => {
    try {
      process.stdout.write(`  ok     ${name.padEnd(10)} ${await look()}\n`);
      return true;
    } catch (error) {
      process.stdout.write(`  WRONG  ${name.padEnd(10)} ${explain(error).trim()}\n`);
      return false;
    }
  };
  process.stdout.write(`  ok     ${'Node.js'.padEnd(10)} ${process.versions.node}\n`);
  /** @type {Settings | null} */
  let settings = null;
  const isSet = await run({
    name: 'settings',
    look: () => {
      settings = readSettings(root, process.env);
      return existsSync(path.join(root, '.env')) ? 'of .env and the shell' : 'of the shell';
    },
  });
  if (!isSet || settings === null) return false;
  let isWell = true;
  for (const check of checksOf(settings)) isWell = (await run(check)) && isWell;
  return isWell;
}

const { values } = parseArgs({ options: { root: { type: 'string' } } });
const isWell = await examine(path.resolve(values.root ?? path.join(import.meta.dirname, '../..')));
process.stdout.write(isWell ? '\nNothing is wrong.\n' : '\nThe lines marked WRONG say what to do.\n');
process.exitCode = isWell ? 0 : 1;
