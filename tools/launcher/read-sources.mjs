// @ts-check
// `make import` and `make crawl`: reads one source (or all of them, a ZIP code, a plan page) into the database of DATA_DIR, whether `make start` runs on it or not, or
// into the one of DATABASE_URL / CRAWLER_DATABASE_URL.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDataDir } from './data-dir.mjs';
import {
  addressesFor,
  baseEnvironment,
  DATABASE,
  migrationEnvironment,
  OWNER,
  serviceEnvironment,
} from './environment.mjs';
import { explain, StartFailure } from './failure.mjs';
import { argumentsOf, USAGE, WronglyAsked } from './import-arguments.mjs';
import { LogFolder } from './log-folder.mjs';
import { endLeftovers, PidFile } from './pid-file.mjs';
import { requireFreePorts } from './ports.mjs';
import { Postgres } from './postgres.mjs';
import { prepareUntilStopped } from './preparation.mjs';
import { say, showStep } from './progress.mjs';
import { readPortOffsets } from './projects.mjs';
import { readSecrets } from './secrets.mjs';
import { spawnNode } from './service-process.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';
import { signInOf } from './sign-in.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./environment.mjs').Addresses} Addresses */

const COMMAND = 'dist/services/crawler/src/import-file.js';
const STOP_MS = 5000;

/** Runs a program of the build to its end. @param {string[]} args @param {Settings} settings @param {Record<string, string>} env @returns {Promise<number>} */
function runCommand(args, { root }, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, COMMAND), ...args], {
      env,
      stdio: 'inherit',
    });
    // Told to stop (Ctrl-C reaches the child by itself as well), the command closes its run, and we wait for that.
    for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** @param {Settings} settings @param {Addresses} addresses @param {string} logFile */
async function migrate(settings, addresses, logFile) {
  const env = migrationEnvironment(settings, addresses);
  const child = spawnNode(['dist/libs/database/src/migrate.js'], { root: settings.root, env, logFile });
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  if (code !== 0) throw new StartFailure('The migrations failed.', { logFile });
}

/** @param {Settings} settings @param {Record<string, number>} offsets @param {Addresses} addresses @param {string[]} args */
function read(settings, offsets, addresses, args) {
  const signIn = signInOf(settings, offsets, readSecrets(settings.dataDir));
  return runCommand(args, settings, serviceEnvironment('crawler', settings, offsets, addresses, signIn));
}

/** The sample sources, when a stopped copy may have to read them. @param {Settings} settings @param {Record<string, number>} offsets @param {string} logDir */
async function startSamples(settings, offsets, logDir) {
  const port = settings.port + (offsets.sampleSources ?? 0);
  await requireFreePorts([{ name: 'sampleSources', port, host: '127.0.0.1' }], settings.port, 0);
  const args = ['tools/sample-sources/server.mjs', '--port', String(port)];
  const logFile = path.join(logDir, 'sample-sources.log');
  return spawnNode(args, { root: settings.root, env: baseEnvironment(settings), logFile });
}

/** The database of a product that runs on this DATA_DIR. @param {string | undefined} address @param {Settings} settings */
function settingsOfRunning(address, settings) {
  const port = address === undefined ? settings.port : Number(new URL(address).port);
  return { ...settings, port };
}

/**
 * Starts the embedded database for the command alone, and stops it afterwards.
 * @param {Settings} settings @param {Record<string, number>} offsets @param {string} logDir
 * @param {(addresses: Addresses) => Promise<number>} work
 */
async function withDatabase(settings, offsets, logDir, work) {
  const { root, dataDir, port: base, env } = settings;
  const port = base + (offsets.postgres ?? 0);
  const logFile = new LogFolder(dataDir).file('postgres');
  const tell = (/** @type {string} */ text) => say('database', text);
  const postgres = new Postgres({ root, dataDir, port, logFile, tell });
  await postgres.endOrphan();
  await requireFreePorts([{ name: 'postgres', port, host: '127.0.0.1' }], base, 0);
  try {
    await showStep('database', postgres.isNew ? 'PostgreSQL, first start' : 'PostgreSQL', () => postgres.start());
    const addresses = addressesFor(postgres.url(), readSecrets(dataDir), env);
    await showStep('records', 'migrations', () => migrate(settings, addresses, path.join(logDir, 'migrate.log')));
    return await work(addresses);
  } finally {
    await postgres.stop(STOP_MS);
  }
}

/** @param {Settings} settings @param {string[]} args @returns {Promise<number>} exit code */
async function run(settings, args) {
  const { root, dataDir, env } = settings;
  makeDataDir(dataDir, { hasDatabase: !(env.DATABASE_URL ?? env.CRAWLER_DATABASE_URL) });
  const logDir = new LogFolder(dataDir).folder;
  await prepareUntilStopped(root, logDir, () => {}, ['server']);
  const offsets = readPortOffsets(root);
  const outside = env.DATABASE_URL ?? env.CRAWLER_DATABASE_URL;
  if (outside) {
    say('database', `the server of ${env.DATABASE_URL ? 'DATABASE_URL' : 'CRAWLER_DATABASE_URL'}`);
    return read(settings, offsets, addressesFor(outside, readSecrets(dataDir), env), args);
  }
  const pidFile = new PidFile(path.join(dataDir, 'launcher.json'));
  const { holder, left } = pidFile.take();
  if (holder) {
    const running = settingsOfRunning(holder.address, settings);
    say('database', `of the product that runs at ${holder.address ?? 'this DATA_DIR'}`);
    const secrets = readSecrets(dataDir);
    const server = `127.0.0.1:${running.port + (offsets.postgres ?? 0)}`;
    const ownerUrl = `postgres://${OWNER}:${secrets.owner}@${server}/${DATABASE}`;
    return read(running, offsets, addressesFor(ownerUrl, secrets, env), args);
  }
  try {
    await endLeftovers(left);
    return await withDatabase(settings, offsets, logDir, async (addresses) => {
      const needsSamples = settings.sources !== 'live' && !args.includes('--file');
      const samples = needsSamples ? await startSamples(settings, offsets, logDir) : null;
      try {
        return await read(settings, offsets, addresses, args);
      } finally {
        samples?.kill('SIGTERM');
      }
    });
  } finally {
    pidFile.release();
  }
}

async function main() {
  const { values } = parseArgs({ options: { root: { type: 'string' }, 'from-source': { type: 'boolean' } } });
  const root = path.resolve(values.root ?? path.join(import.meta.dirname, '../..'));
  const args = argumentsOf(values['from-source'] ? 'crawl' : 'import', process.env);
  loadEnvFile(root);
  return run(readSettings(root, process.env), args);
}

try {
  process.exitCode = await main();
} catch (error) {
  const isWronglyAsked = error instanceof WronglyAsked;
  process.stderr.write(isWronglyAsked ? `\n${error.message}\n${USAGE}` : explain(error));
  process.exitCode = isWronglyAsked ? 2 : 1;
}
