// @ts-check
// `make backup FILE=...` and `make restore FILE=... [FORCE=1]`: of the database of DATA_DIR, whether a copy runs on it or not, or of DATABASE_URL.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { explain, StartFailure } from '../launcher/failure.mjs';
import { say, showStep } from '../launcher/progress.mjs';
import { reachDatabase } from '../launcher/reached-database.mjs';
import { hasSecrets } from '../launcher/secrets.mjs';
import { withScramClient } from '../launcher/scram-client.mjs';
import { loadEnvFile, readSettings } from '../launcher/settings.mjs';
import { restoreBackup } from './restore-backup.mjs';
import { writeBackup } from './write-backup.mjs';

const USAGE = `
make backup FILE=guide.sql.gz               every record of this moment into one new file
make restore FILE=guide.sql.gz [FORCE=1]    the records of that file in place of those that are there; FORCE=1 where there are any
`;

const total = (/** @type {{ rows: number }[]} */ sums) => sums.reduce((sum, { rows }) => sum + rows, 0);

/** @param {string} file */
const backUp = (file) => async (/** @type {any} */ client) => {
  const { sums, bytes } = await showStep('backup', file, () => writeBackup(client, file));
  for (const { name, rows } of sums) say('', `${name} ${rows}`);
  say(
    'backup',
    `${total(sums)} rows, ${(bytes / 2 ** 20).toFixed(1)} MB. It holds e-mail addresses: keep it where only you can read it.`,
  );
};

/** @param {string} file @param {boolean} isRunning */
const restore = (file, isRunning) => async (/** @type {any} */ client) => {
  const isForced = process.env.FORCE === '1';
  const { sums, madeAt } = await showStep('restore', file, () => restoreBackup(client, file, { isForced, isRunning }));
  for (const { name, rows } of sums) say('', `${name} ${rows}`);
  say('restore', `${total(sums)} rows of ${madeAt}. Who was signed in signs in again.`);
};

/** @param {string | undefined} what @param {string} root */
async function main(what, root) {
  loadEnvFile(root);
  const settings = readSettings(root, process.env);
  const { FILE = '', DATABASE_URL } = process.env;
  if ((what !== 'backup' && what !== 'restore') || FILE.trim() === '') {
    process.stderr.write(USAGE);
    return 2;
  }
  const file = path.resolve(FILE);
  if (what === 'restore' && !existsSync(file)) throw new StartFailure(`${file} is not there.`);
  if (what === 'backup' && !DATABASE_URL && !hasSecrets(settings.dataDir)) {
    throw new StartFailure(`There is no copy in DATA_DIR=${settings.dataDir}. Name its folder, or DATABASE_URL.`);
  }
  await reachDatabase(settings, DATABASE_URL ? { name: 'DATABASE_URL', url: DATABASE_URL } : null, (reached) => {
    const config = { connectionString: reached.addresses.DATABASE_URL, connectionTimeoutMillis: 10_000 };
    return withScramClient(root, config, what === 'backup' ? backUp(file) : restore(file, reached.kind === 'running'));
  });
  return 0;
}

try {
  const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true });
  process.exitCode = await main(positionals[0], path.resolve(values.root ?? path.join(import.meta.dirname, '../..')));
} catch (error) {
  process.stderr.write(explain(error));
  process.exitCode = 1;
}
