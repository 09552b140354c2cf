// @ts-check
// Puts a backup in place of what a database holds: all of it or nothing.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { StartFailure } from '../launcher/failure.mjs';
import { copyIn } from './copy-stream.mjs';
import { FileReader } from './file-reader.mjs';
import { EMPTIED, SAVED } from './tables.mjs';
import { FIRST_LINE, FORMAT, LAST_LINE, migrationsOf } from './write-backup.mjs';

/** @typedef {import('./write-backup.mjs').TableSum} TableSum */

const COPY = /^COPY ([a-z_]+\.[a-z_]+) \(([a-z_0-9, "]+)\) FROM stdin;$/;
/** How long readers of a running copy may keep the tables. */
const LOCK_MS = 30_000;

/** @param {string} file @param {string} why @returns {StartFailure} */
const broken = (file, why) => new StartFailure(`${file} cannot be restored: ${why}. The records are as they were.`);

/** @param {string} file @param {string | null} line @returns {{ format: number, madeAt: string, migrations: string[] }} */
function headOf(file, line) {
  if (!line?.startsWith(FIRST_LINE)) throw broken(file, 'it is no backup of this guide');
  const head = JSON.parse(line.slice(FIRST_LINE.length));
  if (head.format !== FORMAT) throw broken(file, `its format is ${head.format}, and this release reads ${FORMAT}`);
  return head;
}

/** @param {string} file @param {string[]} made @param {string[]} here */
function requireSameMigrations(file, made, here) {
  if (here.length === 0) {
    throw broken(file, 'this database has no tables yet: run the migration first (docs/operations.md)');
  }
  const isSame = made.length === here.length && made.every((name, index) => name === here[index]);
  if (isSame) return;
  const [last, own] = [made.at(-1) ?? 'none', here.at(-1)];
  throw broken(
    file,
    `it was made by another release (its last migration is ${last}, here it is ${own}). Restore it with that release, then update`,
  );
}

/** @param {any} client @returns {Promise<number>} records that a restore would replace */
async function recordsIn(client) {
  const counts = SAVED.filter(({ name }) => /providers|plans|offices|crawl_runs|users/.test(name)).map(
    ({ name }) => `(SELECT count(*) FROM ${name})`,
  );
  const { rows } = await client.query(`SELECT (${counts.join(' + ')})::int AS n`);
  return rows[0].n;
}

/** @param {any} client @param {FileReader} reader @param {RegExpExecArray} copy @returns {Promise<TableSum>} */
async function readTable(client, reader, copy) {
  const [, name = '', columns] = copy;
  if (!SAVED.some((table) => table.name === name)) throw new Error(`it names the table ${name}`);
  const hash = createHash('sha256');
  let rows = 0;
  async function* counted() {
    for await (const chunk of reader.rows()) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      yield chunk;
    }
  }
  await copyIn(client, `COPY ${name} (${columns}) FROM STDIN`, counted());
  return { name, rows, sha256: hash.digest('hex') };
}

/** @param {any} client @param {FileReader} reader @returns {Promise<TableSum[]>} @throws {Error} saying what is wrong with the file */
async function readAll(client, reader) {
  /** @type {TableSum[]} */
  const sums = [];
  for (let line = await reader.line(); line !== null; line = await reader.line()) {
    const copy = COPY.exec(line);
    if (copy) sums.push(await readTable(client, reader, copy));
    else if (line.startsWith(LAST_LINE)) {
      if (line.slice(LAST_LINE.length) !== JSON.stringify(sums))
        throw new Error('its checksums do not fit: it was changed or damaged');
      return sums;
    } else if (!/^(--.*|BEGIN;|COMMIT;|)$/.test(line)) throw new Error(`it holds the line "${line.slice(0, 60)}"`);
  }
  throw new Error('it ends in the middle');
}

/** @param {unknown} error @returns {string} */
function reasonOf(error) {
  const { code, message = String(error) } = /** @type {{ code?: string, message?: string }} */ (error ?? {});
  if (code === 'Z_BUF_ERROR') return 'it ends in the middle';
  if (code?.startsWith('Z_')) return 'it is no gzip file, or it was damaged';
  if (code === '55P03') return 'the running product did not let go of the tables within 30 s; stop it first';
  return message;
}

/**
 * @param {any} client of pg, the owner @param {string} file @param {{ isForced: boolean, isRunning: boolean }} how
 * @returns {Promise<{ sums: TableSum[], madeAt: string }>}
 * @throws {StartFailure} when the file is broken, another release made it, or records would be replaced without being asked to; then nothing changed
 */
export async function restoreBackup(client, file, { isForced, isRunning }) {
  const unpacked = createGunzip();
  const source = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  try {
    const reader = new FileReader(source.pipe(unpacked));
    const head = headOf(file, await reader.line());
    requireSameMigrations(file, head.migrations, await migrationsOf(client));
    const records = isForced ? 0 : await recordsIn(client);
    if (records > 0) {
      throw new StartFailure(
        `The database holds ${records} records${isRunning ? ', and the product runs on it' : ''}. A restore replaces all of them with those of ` +
          `${head.madeAt}. If that is wanted: make restore FILE=${file} FORCE=1`,
      );
    }
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
    await client.query(`TRUNCATE ${[...SAVED.map(({ name }) => name), ...EMPTIED].join(', ')}`);
    const sums = await readAll(client, reader);
    await client.query('COMMIT');
    // Without it the first searches would be planned for an empty table.
    await client.query(`ANALYZE ${SAVED.map(({ name }) => name).join(', ')}`);
    await client.query('SELECT guide.index_gathered_words()');
    return { sums, madeAt: head.madeAt };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error instanceof StartFailure ? error : broken(file, reasonOf(error));
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}
