// @ts-check
// A backup: every record of one moment as packed lines of JSON, written and read with plain SQL. No program of PostgreSQL is needed: the
// embedded server ships none, and a pg_dump of an older release refuses a newer server.
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartFailure } from '../launcher/terminal.mjs';

const FORMAT = 2;
const ROWS = 500;
/** Kept by a restore: the release that made the tables, and how lately each source was read. */
const KEPT = ['guide.migrations', 'guide.fetch_hosts'];
/** Emptied by a restore and never saved: sessions, caches, and the progress of runs that have not ended. */
const EMPTIED = /^(accounts\.sessions|guide\.(fetch_cache|crawl_run_\w+|registry_\w+))$/;
/** A run that has not ended belongs to the queue of its day. Its ended parts stay, without it. Parents go first. */
const ENDED_RUNS = `
  SELECT (json_populate_record(run, json_build_object('parent_id', parent.id))).*
    FROM guide.crawl_runs run LEFT JOIN guide.crawl_runs parent
      ON parent.id = run.parent_id AND parent.status NOT IN ('queued', 'running')
   WHERE run.status NOT IN ('queued', 'running') ORDER BY parent.id NULLS FIRST`;

/** @typedef {import('pg').Client} Client of the owner */
/** @typedef {Record<string, number>} Counts rows by table */

/** Names of the applied migrations, the newest last: a backup is restored by the release that made it. @param {Client} client @returns {Promise<string[]>} */
async function migrationsOf(client) {
  const { rows } = await client.query(`SELECT to_regclass('guide.migrations') IS NOT NULL AS exists`);
  if (!rows[0].exists) throw new StartFailure('This database has no tables yet: run the migrations first.');
  return (await client.query('SELECT name FROM guide.migrations ORDER BY timestamp, name')).rows.map(
    ({ name }) => name,
  );
}

/** Every table of ours, each after those it refers to. @param {Client} client @returns {Promise<string[]>} */
export async function tablesOf(client) {
  const { rows } = await client.query(`
    SELECT format('%s.%s', n.nspname, c.relname) AS name,
           ARRAY(SELECT confrelid::regclass::text FROM pg_constraint f
                  WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS parents
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname IN ('guide', 'accounts') ORDER BY 1`);
  /** @type {string[]} */
  const sorted = [];
  for (let left = rows; left.length > 0; left = left.filter(({ name }) => !sorted.includes(name)))
    sorted.push(
      ...left
        .filter(({ parents }) => parents.every((/** @type {string} */ each) => sorted.includes(each)))
        .map(({ name }) => name),
    );
  return sorted.filter((name) => !KEPT.includes(name));
}

/**
 * Writes the file whole or not at all, closed to other users: it holds e-mail addresses.
 * @param {Client} client @param {string} file @returns {Promise<Counts>} @throws {StartFailure} when the file exists
 */
export async function writeBackup(client, file) {
  if (existsSync(file)) throw new StartFailure(`${file} exists. Name a new file: a backup replaces no other.`);
  const gzip = createGzip();
  const written = finished(gzip.pipe(createWriteStream(`${file}.part`, { mode: 0o600 })));
  written.catch((error) => gzip.destroy(error));
  const write = async (/** @type {object} */ line) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await once(gzip, 'drain');
  };
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await write({ format: FORMAT, madeAt: new Date().toISOString(), migrations: await migrationsOf(client) });
    /** @type {Counts} */
    const counts = {};
    for (const table of (await tablesOf(client)).filter((name) => !EMPTIED.test(name))) {
      counts[table] = 0;
      const source = table === 'guide.crawl_runs' ? ENDED_RUNS : `SELECT * FROM ${table}`;
      await client.query(
        `DECLARE saved NO SCROLL CURSOR FOR SELECT row_to_json(record)::text AS json FROM (${source}) record`,
      );
      for (let rows = []; ({ rows } = await client.query(`FETCH ${ROWS} FROM saved`)), rows.length > 0;) {
        // As text: numbers of PostgreSQL may be larger than those of JavaScript.
        await write({ table, rows: rows.map(({ json }) => json) });
        counts[table] = (counts[table] ?? 0) + rows.length;
      }
      await client.query('CLOSE saved');
    }
    await write({ counts });
    gzip.end();
    await written;
    renameSync(`${file}.part`, file);
    return counts;
  } finally {
    await client.query('ROLLBACK');
    gzip.destroy();
    rmSync(`${file}.part`, { force: true });
  }
}

/** @param {Client} client @param {string} table @param {string[]} rows */
async function insert(client, table, rows) {
  const columns = await client.query(
    `SELECT string_agg(quote_ident(attname), ', ') AS list FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  const { list } = columns.rows[0];
  const records = `json_populate_recordset(NULL::${table}, $1::json)`;
  await client.query(`INSERT INTO ${table} (${list}) SELECT ${list} FROM ${records}`, [`[${rows.join(',')}]`]);
}

/** @param {string} file */
async function* linesOf(file) {
  const unpacked = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = '';
  for await (const piece of unpacked) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** @param {Client} client @param {string} file @param {boolean} isForced @returns {Promise<Counts>} @throws {Error} saying what is wrong with the file */
async function restoreLines(client, file, isForced) {
  const tables = await tablesOf(client);
  /** @type {Counts} */
  const counts = {};
  let isFirst = true;
  for await (const text of linesOf(file)) {
    const line = JSON.parse(text);
    if (isFirst) {
      isFirst = false;
      if (line.format !== FORMAT) throw new Error(`its format is not ${FORMAT}`);
      // The newest alone: databases of the same schema may have come to it by different migrations (libs/database/src/baseline.ts).
      if (line.migrations.at(-1) !== (await migrationsOf(client)).at(-1))
        throw new Error(`another release made it. Restore it with that release, then update`);
      const held = await client.query(
        'SELECT (SELECT count(*) FROM guide.providers) + (SELECT count(*) FROM guide.crawl_runs) AS n',
      );
      if (Number(held.rows[0].n) > 0 && !isForced)
        throw new StartFailure(
          `The database holds records, and a restore replaces them with those of ${line.madeAt}. If that is wanted: FORCE=1`,
        );
      await client.query(`SET LOCAL lock_timeout = '30s'`);
      await client.query(`TRUNCATE ${tables.join(', ')}`);
    } else if (line.counts) {
      if (Object.entries(line.counts).some(([table, rows]) => rows !== (counts[table] ?? 0)))
        throw new Error('rows are missing');
      return counts;
    } else {
      if (!tables.includes(line.table) || EMPTIED.test(line.table)) throw new Error(`it names the table ${line.table}`);
      await insert(client, line.table, line.rows);
      counts[line.table] = (counts[line.table] ?? 0) + line.rows.length;
    }
  }
  throw new Error('it ends in the middle');
}

/** Replaces the records of a database by those of a backup: all of them or nothing. @param {Client} client @param {string} file @param {boolean} isForced @returns {Promise<Counts>} @throws {StartFailure} */
export async function restoreBackup(client, file, isForced) {
  try {
    await client.query('BEGIN');
    const counts = await restoreLines(client, file, isForced);
    await client.query('COMMIT');
    // Statistics for the planner, and the pending entries of the word index.
    await client.query(`VACUUM (ANALYZE) ${Object.keys(counts).join(', ')}`);
    return counts;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    if (error instanceof StartFailure) throw error;
    const reason =
      error instanceof SyntaxError ? 'it is no backup of this guide' : /** @type {Error} */ (error).message;
    throw new StartFailure(`${file} cannot be restored: ${reason}. The records are as they were.`);
  }
}
