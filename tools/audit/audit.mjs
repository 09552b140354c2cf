// @ts-check
// `make audit`: known faults of the packages that an installation runs. Ends with 1 for a high or critical one, with 2 when the
// registry refuses to be asked: no answer is not an all-clear.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { verdictOf } from './verdict.mjs';

const root = resolve(import.meta.dirname, '../..');
const npm = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 120_000,
});
const { exitCode, lines } = verdictOf(npm.stdout ?? '');
for (const line of lines) console.log(line);
process.exitCode = exitCode;
