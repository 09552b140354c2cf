// @ts-check
// `make stop`: ends the copy that runs on this DATA_DIR, as Ctrl-C in its window would.
import path from 'node:path';
import { hasEnded, signal } from './live-process.mjs';
import { isLive, readPidFile } from './pid-file.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';

const root = path.join(import.meta.dirname, '../..');
loadEnvFile(root);
const { dataDir } = readSettings(root, process.env);
const record = readPidFile(path.join(dataDir, 'launcher.json'));

if (!record || !isLive(record)) {
  process.stdout.write(`Nothing runs with DATA_DIR=${dataDir}.\n`);
} else {
  signal(record.pid, 'SIGINT');
  const hasStopped = await hasEnded(record.pid, 10_000);
  process.stdout.write(hasStopped ? 'Stopped.\n' : `Process ${record.pid} does not end.\n`);
  process.exitCode = hasStopped ? 0 : 1;
}
