// @ts-check
// The database that a command works on: that of a copy that runs on DATA_DIR, the embedded one started for the command alone, or a server
// of the operator's own.
import path from 'node:path';
import { ended, nodeProgram, spawnLogged } from './child-process.mjs';
import { addressesFor, baseEnvironment, ownerUrl } from './environment.mjs';
import { removeCopy, readCopy, runningCopy, writeCopy } from './live-process.mjs';
import { requireFreePorts } from './ports.mjs';
import { Postgres } from './postgres.mjs';
import { prepare, readPortOffsets } from './prepare.mjs';
import { readSecrets } from './secrets.mjs';
import { addressOf, makeDataDir } from './settings.mjs';
import { say, showStep, StartFailure } from './terminal.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {{ settings: Settings, offsets: Record<string, number>, addresses: Record<string, string>, kind: 'outside' | 'running' | 'started' }} Reached `settings` are those of the running copy, where one runs */

/** Notes that this process works on DATA_DIR. @param {Settings} settings @returns {boolean} whether a killed launcher left its note @throws {StartFailure} when another works on it */
export function takeDataDir(settings) {
  const { dataDir } = settings;
  const running = runningCopy(dataDir);
  if (running)
    throw new StartFailure(
      `It runs already with DATA_DIR=${dataDir} at ${running.address} (process ${running.pid}). ` +
        'Stop it with Ctrl-C or make stop, or start a second one with another PORT and DATA_DIR.',
    );
  const isLeft = readCopy(dataDir) !== null;
  writeCopy(dataDir, { address: addressOf(settings) });
  return isLeft;
}

/** @param {Settings} settings @param {Record<string, string>} addresses */
export function migrate(settings, addresses) {
  const logFile = path.join(settings.dataDir, 'logs/migrate.log');
  const env = { ...baseEnvironment(settings), ...addresses };
  const program = nodeProgram('migrate', ['dist/libs/database/src/migrate.js'], settings.root, env, logFile);
  return showStep('records', 'migrations', async () => {
    if ((await ended(spawnLogged(program))) !== 0) throw new StartFailure('The migrations failed.', logFile);
  });
}

/**
 * Builds what changed, and works on the database.
 * @template T @param {Settings} settings @param {string | undefined} outside address of a server of the operator's own
 * @param {(reached: Reached) => Promise<T>} work @returns {Promise<T>}
 */
export async function reachDatabase(settings, outside, work) {
  const { root, dataDir, env } = settings;
  makeDataDir(settings);
  await prepare(settings, ['server']);
  const offsets = readPortOffsets(root);
  const secrets = readSecrets(dataDir);
  if (outside) return work({ settings, offsets, addresses: addressesFor(outside, secrets, env), kind: 'outside' });
  const running = runningCopy(dataDir);
  if (running) {
    say('database', `of the product that runs at ${running.address}`);
    const port = Number(new URL(running.address ?? '').port);
    const addresses = addressesFor(ownerUrl(secrets, port + (offsets.postgres ?? 0)), secrets, env);
    return work({ settings: { ...settings, port }, offsets, addresses, kind: 'running' });
  }
  takeDataDir(settings);
  const postgres = new Postgres({ root, dataDir, port: settings.port + (offsets.postgres ?? 0) });
  try {
    await postgres.endOrphan();
    await requireFreePorts(settings, { postgres: offsets.postgres ?? 0 });
    await showStep('database', postgres.isNew ? 'PostgreSQL, first start' : 'PostgreSQL', () => postgres.start());
    const addresses = addressesFor(postgres.url(), secrets, env);
    await migrate(settings, addresses);
    return await work({ settings, offsets, addresses, kind: 'started' });
  } finally {
    await postgres.stop();
    removeCopy(dataDir);
  }
}
