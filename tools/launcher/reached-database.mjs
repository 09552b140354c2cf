// @ts-check
// The database that a command works on: the one of a copy that runs on DATA_DIR, the embedded one started for the command alone, or a
// server of yours.
import path from 'node:path';
import { makeDataDir } from './data-dir.mjs';
import { addressesFor, migrationEnvironment, ownerUrl } from './environment.mjs';
import { StartFailure } from './failure.mjs';
import { LogFolder } from './log-folder.mjs';
import { endLeftovers, PidFile } from './pid-file.mjs';
import { requireFreePorts } from './ports.mjs';
import { Postgres } from './postgres.mjs';
import { prepareUntilStopped } from './preparation.mjs';
import { say, showStep } from './progress.mjs';
import { readPortOffsets } from './projects.mjs';
import { readSecrets } from './secrets.mjs';
import { spawnNode } from './service-process.mjs';

const STOP_MS = 5000;

/** @typedef {import('./settings.mjs').Settings} Settings */
/**
 * @typedef {object} Reached
 * @property {Settings} settings those of the running copy, where one runs
 * @property {Record<string, number>} offsets of PORT
 * @property {import('./environment.mjs').Addresses} addresses
 * @property {'outside' | 'running' | 'started'} kind a server of yours, a copy that runs, or started for this command
 * @property {string} logDir
 */

/** @param {Settings} settings @param {import('./environment.mjs').Addresses} addresses @param {string} logFile */
async function migrate(settings, addresses, logFile) {
  const env = migrationEnvironment(settings, addresses);
  const child = spawnNode(['dist/libs/database/src/migrate.js'], { root: settings.root, env, logFile });
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  if (code !== 0) throw new StartFailure('The migrations failed.', { logFile });
}

/** The database of a product that runs on this DATA_DIR. @param {string | undefined} address @param {Settings} settings */
function settingsOfRunning(address, settings) {
  const port = address === undefined ? settings.port : Number(new URL(address).port);
  return { ...settings, port };
}

/**
 * Starts the embedded database for the command alone, and stops it afterwards.
 * @template T @param {Omit<Reached, 'addresses' | 'kind'>} place @param {(reached: Reached) => Promise<T>} work @returns {Promise<T>}
 */
async function withOwnDatabase({ settings, offsets, logDir }, work) {
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
    return await work({ settings, offsets, logDir, addresses, kind: 'started' });
  } finally {
    await postgres.stop(STOP_MS);
  }
}

/**
 * Builds what changed, and works on the database, whether a copy runs on DATA_DIR or not.
 * @template T @param {Settings} settings @param {{ name: string, url: string } | null} outside a server of yours, and the variable that names it
 * @param {(reached: Reached) => Promise<T>} work @returns {Promise<T>}
 */
export async function reachDatabase(settings, outside, work) {
  const { root, dataDir, env } = settings;
  makeDataDir(dataDir, { hasDatabase: !outside });
  const logDir = new LogFolder(dataDir).folder;
  await prepareUntilStopped(root, logDir, () => {}, ['server']);
  const offsets = readPortOffsets(root);
  if (outside) {
    say('database', `the server of ${outside.name}`);
    const addresses = addressesFor(outside.url, readSecrets(dataDir), env);
    return work({ settings, offsets, logDir, addresses, kind: 'outside' });
  }
  const pidFile = new PidFile(path.join(dataDir, 'launcher.json'));
  const { holder, left } = pidFile.take();
  if (holder) {
    const running = settingsOfRunning(holder.address, settings);
    say('database', `of the product that runs at ${holder.address ?? 'this DATA_DIR'}`);
    const secrets = readSecrets(dataDir);
    const addresses = addressesFor(ownerUrl(secrets, running.port + (offsets.postgres ?? 0)), secrets, env);
    return work({ settings: running, offsets, logDir, addresses, kind: 'running' });
  }
  try {
    await endLeftovers(left);
    return await withOwnDatabase({ settings, offsets, logDir }, work);
  } finally {
    pidFile.release();
  }
}
