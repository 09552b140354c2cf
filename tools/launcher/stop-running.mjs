// @ts-check
// `make stop`: ends the copy that runs on this DATA_DIR, as Ctrl-C in its window would.
import path from 'node:path';
import { StartFailure } from './failure.mjs';
import { hasEnded, signal } from './live-process.mjs';
import { isLive, readPidFile } from './pid-file.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';

async function main() {
  const root = path.join(import.meta.dirname, '../..');
  loadEnvFile(root);
  const { dataDir } = readSettings(root, process.env);
  const record = readPidFile(path.join(dataDir, 'launcher.json'));
  if (!record || !isLive(record)) return `Nothing runs with DATA_DIR=${dataDir}.`;
  signal(record.pid, 'SIGINT');
  if (await hasEnded(record.pid, 10_000)) return 'Stopped.';
  throw new StartFailure(`Process ${record.pid} does not end.`);
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
