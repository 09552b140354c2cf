// R13: 500,000 providers into a file and back into an empty database: every row the same.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { restoreBackup } from '../backup/restore-backup.mjs';
import { SAVED } from '../backup/tables.mjs';
import { writeBackup } from '../backup/write-backup.mjs';
import { withClient, withFilledDatabase } from '../bench/measured-catalog.mjs';

const PROVIDERS = Number(process.env.BACKUP_PROVIDERS ?? 500_000);

/** A statement for each, as an importer leaves it. */
const STATEMENTS = `
  INSERT INTO guide.provider_sources (source, origin, source_key, provider_id, fields, source_url, retrieved_at, content_hash,
    natural_key, match_keys, checked_on, confidence, is_stale, is_active)
  SELECT 'nppes', 'sample', natural_key, id, jsonb_build_object('name', name, 'phone', phone, 'address', address), source_url,
    retrieved_at, content_hash, natural_key, ARRAY[natural_key], checked_on, confidence, is_stale, is_active FROM guide.providers`;

/** The sum does not ask in which order the rows lie. @param {import('pg').Client} client */
async function hashesOf(client) {
  const sums = SAVED.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::int AS rows, sum(('x' || left(md5(t::text), 15))::bit(60)::bigint)::text AS hash FROM ${name} t`,
  );
  return (await client.query(`${sums.join(' UNION ALL ')} ORDER BY name`)).rows;
}

const secondsSince = (begin) => Math.round((performance.now() - begin) / 1_000);

async function backUp(addresses, file) {
  return withClient(addresses.DATABASE_URL, async (client) => {
    await client.query(STATEMENTS);
    const wanted = await hashesOf(client);
    const begin = performance.now();
    const { bytes } = await writeBackup(client, file);
    return { wanted, megabytes: Math.round(bytes / 2 ** 20), seconds: secondsSince(begin) };
  });
}

async function bringBack(addresses, file) {
  return withClient(addresses.DATABASE_URL, async (client) => {
    const begin = performance.now();
    await restoreBackup(client, file, { isForced: false, isRunning: false });
    return { got: await hashesOf(client), seconds: secondsSince(begin) };
  });
}

async function backupAndRestore(tell) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shg-check-backup-'));
  const file = path.join(folder, 'guide.sql.gz');
  try {
    let saved = { wanted: [], megabytes: 0, seconds: 0 };
    let restored = { got: [], seconds: 0 };
    await withFilledDatabase(PROVIDERS, async (addresses) => void (saved = await backUp(addresses, file)));
    tell(`backup: ${saved.megabytes} MB in ${saved.seconds} s`);
    await withFilledDatabase(0, async (addresses) => void (restored = await bringBack(addresses, file)));
    const different = saved.wanted.filter((table, at) => JSON.stringify(table) !== JSON.stringify(restored.got[at]));
    const rows = saved.wanted.reduce((sum, table) => sum + table.rows, 0);
    return {
      measured: `${rows} rows of ${SAVED.length} tables: ${saved.megabytes} MB written in ${saved.seconds} s, read in ${restored.seconds} s; hashes ${different.length === 0 ? 'equal' : `DIFFERENT: ${different.map(({ name }) => name).join(', ')}`}`,
      ok: different.length === 0 && rows > PROVIDERS,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {import('../checks/summary.mjs').Check[]} */
export const backups = () => [
  {
    id: 'R13',
    what: `backup and restore of ${PROVIDERS} providers`,
    goal: 'equal hashes',
    run: ({ tell }) => backupAndRestore(tell),
  },
];
