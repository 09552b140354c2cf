// @ts-check
// `make import` and `make crawl`: reads one source (or all of them, a ZIP code, a plan page) into the database of DATA_DIR, whether `make start` runs on it or not, or
// into the one of DATABASE_URL / CRAWLER_DATABASE_URL.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { baseEnvironment, serviceEnvironment } from './environment.mjs';
import { explain } from './failure.mjs';
import { argumentsOf, USAGE, WronglyAsked } from './import-arguments.mjs';
import { requireFreePorts } from './ports.mjs';
import { reachDatabase } from './reached-database.mjs';
import { readSecrets } from './secrets.mjs';
import { spawnNode } from './service-process.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';
import { signInOf } from './sign-in.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./environment.mjs').Addresses} Addresses */

const COMMAND = 'dist/services/crawler/src/import-file.js';

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

/** @param {Settings} settings @param {string[]} args @returns {Promise<number>} exit code */
function run(settings, args) {
  const { env } = settings;
  const name = env.DATABASE_URL ? 'DATABASE_URL' : 'CRAWLER_DATABASE_URL';
  const url = env[name];
  return reachDatabase(settings, url ? { name, url } : null, async (reached) => {
    const { kind, settings: found, offsets, addresses, logDir } = reached;
    const needsSamples = kind === 'started' && found.sources !== 'live' && !args.includes('--file');
    const samples = needsSamples ? await startSamples(found, offsets, logDir) : null;
    try {
      return await read(found, offsets, addresses, args);
    } finally {
      samples?.kill('SIGTERM');
    }
  });
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
