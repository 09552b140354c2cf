// @ts-check
// `make backup FILE=...` and `make restore FILE=... [FORCE=1]`: of the database of DATA_DIR, whether a copy runs on it or not, or of DATABASE_URL.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { reachDatabase } from '../launcher/database.mjs';
import { hasSecrets } from '../launcher/secrets.mjs';
import { ownSettings } from '../launcher/settings.mjs';
import { runMain, say, showStep, StartFailure } from '../launcher/terminal.mjs';
import { restoreBackup, writeBackup } from './backup.mjs';

await runMain(async () => {
  const settings = ownSettings();
  const { FILE = '', FORCE, DATABASE_URL } = process.env;
  const command = process.argv[2] ?? '';
  if (!FILE) throw new StartFailure(`Name the file: make ${command} FILE=guide.json.gz`);
  const file = path.resolve(FILE);
  if (command === 'restore' && !existsSync(file)) throw new StartFailure(`${file} does not exist.`);
  if (command === 'backup' && !DATABASE_URL && !hasSecrets(settings.dataDir))
    throw new StartFailure(`There is no copy in DATA_DIR=${settings.dataDir}. Name its folder, or DATABASE_URL.`);
  await reachDatabase(settings, DATABASE_URL, async ({ addresses }) => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: addresses.DATABASE_URL });
    await client.connect();
    try {
      const work = () =>
        command === 'backup' ? writeBackup(client, file) : restoreBackup(client, file, FORCE === '1');
      for (const [table, rows] of Object.entries(await showStep(command, file, work))) say('', `${table} ${rows}`);
    } finally {
      await client.end();
    }
  });
  if (command === 'backup') say('', 'It holds e-mail addresses: keep it where only you can read it.');
});
