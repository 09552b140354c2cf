// Runs the lines of a check one after another and ends with one table: id, what, goal, measured, green or red.
import os from 'node:os';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Result
 * @property {string} measured what was seen, with numbers
 * @property {boolean | null} ok null = it could not be tried here; then `measured` says why
 *
 * @typedef {object} Check
 * @property {string} id as in the issue: R1, S3
 * @property {string} what @property {string} goal
 * @property {(context: Context) => Promise<Result>} run an error is a red line
 *
 * @typedef {object} Context
 * @property {() => number} random 0 to 1, from the seed @property {(text: string) => void} tell progress, to stderr
 */

/** A small generator of repeatable "random" numbers (mulberry32). @param {number} seed */
export function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {boolean | null} ok */
const verdict = (ok) => (ok === null ? 'skipped' : ok ? 'ok' : 'RED');
const loadNow = () => os.loadavg()[0].toFixed(1);

/** @param {Check} check @param {number} seed @returns {Promise<Check & Result & { seconds: number }>} */
async function runOne(check, seed) {
  const begin = Date.now();
  const tell = (/** @type {string} */ text) => process.stderr.write(`${check.id} ${text}\n`);
  tell(`${check.what} (load ${loadNow()})`);
  // Each line has dice of its own, so that `--only` repeats what the whole run did.
  const result = await check
    .run({ random: seeded(seed), tell })
    .catch((error) => ({ measured: `error: ${error?.message ?? error}`.split('\n', 1)[0], ok: false, error }));
  if ('error' in result) process.stderr.write(`${result.error?.stack ?? result.error}\n`);
  const seconds = Math.round((Date.now() - begin) / 1_000);
  tell(`${verdict(result.ok)} after ${seconds} s: ${result.measured}`);
  return { ...check, ...result, seconds };
}

/** @param {Check[]} lane one after another @param {number} seed */
async function runLane(lane, seed) {
  const rows = [];
  for (const check of lane) rows.push(await runOne(check, seed));
  return rows;
}

/** @param {(Check & Result & { seconds: number })[]} rows */
function table(rows) {
  const cell = (/** @type {string} */ text) => text.replaceAll('|', '/').replaceAll('\n', ' ');
  const lines = rows.map(
    ({ id, what, goal, measured, ok, seconds }) =>
      `| ${[id, what, goal, measured, verdict(ok), `${seconds} s`].map(cell).join(' | ')} |`,
  );
  return ['| Id | What | Goal | Measured | | Time |', '| --- | --- | --- | --- | --- | --- |', ...lines].join('\n');
}

/**
 * The command: `--only R3,R4` runs some, SEED repeats a run. Prints the table to stdout; exit code 1 = a red line, 2 = wrongly asked.
 * @param {string} title @param {(Check | Check[][])[]} checks in place of one: lanes of them that run at the same time @param {() => Promise<unknown>} [after] what the lines shared is put away
 */
export async function runChecks(title, checks, after = () => Promise.resolve()) {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const only = values.only?.split(',').map((id) => id.trim());
  const known = checks.flat(2);
  const unknown = only?.filter((id) => !known.some((check) => check.id === id)) ?? [];
  if (unknown.length > 0) {
    process.stderr.write(`Not known: ${unknown.join(', ')}. There are ${known.map(({ id }) => id).join(', ')}.\n`);
    process.exit(2);
  }
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
  const begin = Date.now();
  const rows = [];
  const first = loadNow();
  for (const each of checks) {
    const lanes = (Array.isArray(each) ? each : [[each]]).map((lane) =>
      lane.filter(({ id }) => only?.includes(id) ?? true),
    );
    rows.push(...(await Promise.all(lanes.map((lane) => runLane(lane, seed)))).flat());
  }
  await after();
  const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const minutes = Math.round((Date.now() - begin) / 60_000);
  process.stdout.write(
    `\n${title}, ${new Date().toISOString().slice(0, 16)}Z, ${machine}, load ${first} to ${loadNow()}, ${minutes} min, SEED=${seed}\n\n`,
  );
  process.stdout.write(`${table(rows)}\n`);
  const red = rows.filter(({ ok }) => ok === false);
  process.stdout.write(red.length === 0 ? '\nNo line is red.\n' : `\nRED: ${red.map(({ id }) => id).join(', ')}\n`);
  process.exit(red.length === 0 ? 0 : 1);
}
