// @ts-check
// `make start`: from a clone to a running product with nothing but Node and npm. docs/operations.md tells the rest.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDataDir } from './data-dir.mjs';
import { explain, StartFailure } from './failure.mjs';
import { Installation } from './installation.mjs';
import { LogFolder } from './log-folder.mjs';
import { endLeftovers, PidFile } from './pid-file.mjs';
import { prepareUntilStopped } from './preparation.mjs';
import { SIGNALS } from './signals.mjs';
import { addressOf, loadEnvFile, readSettings } from './settings.mjs';

/** How long the ports of a killed launcher's services may stay busy. */
const LEFTOVER_MS = 5000;

/** @param {import('./settings.mjs').Settings} settings @param {PidFile} pidFile */
async function run(settings, pidFile) {
  makeDataDir(settings.dataDir, { hasDatabase: !settings.env.DATABASE_URL });
  const { holder, left } = pidFile.take({ address: addressOf(settings) });
  if (holder) {
    throw new StartFailure(
      `It runs already with DATA_DIR=${settings.dataDir} at ${holder.address ?? 'another port'} (process ${holder.pid}). ` +
        `Stop it with Ctrl-C or make stop, or start a second one with another PORT and DATA_DIR.`,
    );
  }
  await endLeftovers(left);
  const { folder } = new LogFolder(settings.dataDir);
  await prepareUntilStopped(settings.root, folder, () => pidFile.release());

  const installation = new Installation(settings, { onChildren: (pids) => pidFile.keep(pids) });
  stopOnSignals(installation, pidFile);
  try {
    await installation.start(left ? LEFTOVER_MS : 0);
  } catch (error) {
    if (installation.isStopping) return;
    await installation.stop();
    throw error;
  }
  if (!installation.isStopping) {
    process.stdout.write(`\nOpen ${addressOf(settings)}   (Ctrl-C stops everything; logs in ${folder})\n`);
    if (installation.needsIdentity) process.stdout.write('Log in as one of two invented people: visitor, operator.\n');
  }
}

/** @param {Installation} installation @param {PidFile} pidFile */
function stopOnSignals(installation, pidFile) {
  const stop = async () => {
    if (installation.isStopping) return;
    process.stdout.write('\nStopping ...\n');
    await installation.stop();
    pidFile.release();
    process.stdout.write('Stopped.\n');
    process.exit(0);
  };
  for (const name of SIGNALS) process.on(name, () => void stop());
}

async function main() {
  const { values } = parseArgs({ options: { root: { type: 'string' } } });
  const root = path.resolve(values.root ?? path.join(import.meta.dirname, '../..'));
  /** @type {PidFile | null} */
  let pidFile = null;
  try {
    loadEnvFile(root);
    const settings = readSettings(root, process.env);
    process.stdout.write('Senior Health Guide\n');
    pidFile = new PidFile(path.join(settings.dataDir, 'launcher.json'));
    await run(settings, pidFile);
  } catch (error) {
    process.stderr.write(explain(error));
    pidFile?.release();
    process.exit(1);
  }
}

// A closed terminal or `| head` must not end the launcher before it has stopped the others.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
await main();
