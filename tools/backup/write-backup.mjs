// @ts-check
// Every record of one moment in one packed file: the SQL script that `pg_dump --data-only` would write, with what a restore compares.
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartFailure } from '../launcher/failure.mjs';
import { copyOut, writerOf } from './copy-stream.mjs';
import { SAVED } from './tables.mjs';

/** @typedef {{ name: string, rows: number, sha256: string }} TableSum */

export const FORMAT = 1;
export const FIRST_LINE = '-- senior-health-guide backup ';
export const LAST_LINE = '-- end ';
const NEW_LINE = 10;
/** Rows come one by one; they are packed in pieces of this size. */
const PIECE = 256 * 1024;

/** Names of the applied migrations, oldest first. @param {any} client of pg @returns {Promise<string[]>} empty when there are none */
export async function migrationsOf(client) {
  const { rows } = await client.query(`SELECT to_regclass('guide.migrations') IS NOT NULL AS there`);
  if (!rows[0].there) return [];
  const names = await client.query('SELECT name FROM guide.migrations ORDER BY timestamp, name');
  return names.rows.map((/** @type {{ name: string }} */ { name }) => name);
}

/** @param {any} client @param {string} table @returns {Promise<string>} quoted, with commas */
async function columnsOf(client, table) {
  const { rows } = await client.query(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return rows[0].columns;
}

/** @param {any} client @param {import('./tables.mjs').Saved} table @param {(chunk: Buffer | string) => Promise<void> | null} write @returns {Promise<TableSum>} */
async function writeTable(client, { name, rows: select }, write) {
  const columns = await columnsOf(client, name);
  const hash = createHash('sha256');
  let rows = 0;
  /** @type {Buffer[]} */
  let piece = [];
  let size = 0;
  const flush = () => {
    const chunk = Buffer.concat(piece);
    piece = [];
    size = 0;
    hash.update(chunk);
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) rows += 1;
    return write(chunk);
  };
  await write(`COPY ${name} (${columns}) FROM stdin;\n`);
  const source = select ? `(${select.replace('{columns}', columns)})` : `${name} (${columns})`;
  await copyOut(client, `COPY ${source} TO STDOUT`, (chunk) => {
    piece.push(chunk);
    size += chunk.length;
    return size < PIECE ? null : flush();
  });
  if (size > 0) await flush();
  await write('\\.\n\n');
  return { name, rows, sha256: hash.digest('hex') };
}

/** @param {any} client @param {(chunk: Buffer | string) => Promise<void> | null} write @returns {Promise<TableSum[]>} */
async function writeAll(client, write) {
  const { rows } = await client.query(`SELECT current_setting('server_version') AS version`);
  const head = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    postgres: rows[0].version,
    migrations: await migrationsOf(client),
  };
  await write(`${FIRST_LINE}${JSON.stringify(head)}\n`);
  await write(
    '-- "make restore FILE=..." reads it. By hand, into a migrated database without records: gunzip -c FILE | psql\n',
  );
  await write('BEGIN;\n\n');
  const sums = [];
  for (const table of SAVED) sums.push(await writeTable(client, table, write));
  await write(`COMMIT;\n${LAST_LINE}${JSON.stringify(sums)}\n`);
  return sums;
}

/**
 * Writes the file whole or not at all, closed to other users: it holds the e-mail addresses of who signed in.
 * @param {any} client of pg, the owner @param {string} file @returns {Promise<{ sums: TableSum[], bytes: number }>}
 * @throws {StartFailure} when the file stands already
 */
export async function writeBackup(client, file) {
  if (existsSync(file)) throw new StartFailure(`${file} stands already. Name a new file: a backup replaces no other.`);
  const part = path.join(path.dirname(file), `.${path.basename(file)}.part`);
  const sink = createWriteStream(part, { mode: 0o600 });
  const gzip = createGzip({ level: 6 });
  const stored = finished(gzip.pipe(sink));
  // Whoever waits for room hears of a broken file, too.
  sink.once('error', (error) => gzip.destroy(error));
  stored.catch(() => {});
  try {
    // All tables as they stood at one moment, whatever is written meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const sums = await writeAll(client, writerOf(gzip));
    await client.query('COMMIT');
    gzip.end();
    await stored;
    const handle = await open(part, 'r+');
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(part, file);
    return { sums, bytes: size };
  } catch (error) {
    gzip.destroy();
    sink.destroy();
    await rm(part, { force: true });
    throw error;
  }
}
