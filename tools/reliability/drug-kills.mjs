// Imports a release of drug plans, kills the import of the next one at random moments, and compares the stored rows each time:
//   node tools/reliability/drug-kills.mjs /tmp/SPUF_2026_20260701.zip [KILLS]
// The file of full size comes from drug-release.mjs. Exit code 1 when a row was lost or doubled, or a goal is missed.
import { spawn } from 'node:child_process';
import { linkSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dice } from '../../libs/testing/src/invented/names.mjs';
import { ProductCopy, ROOT, until } from './product-copy.mjs';

const [file = '', kills = '20'] = process.argv.slice(2);
const GOALS = { minutes: 20, peakMb: 400 };
/** The same bytes as the release of the next quarter: the name of the file says the day. */
const NEXT = path.join(path.dirname(file), 'SPUF_2026_20261001.zip');
const TABLES = 'drug_plans formulary_drugs drug_shares insulin_shares drug_prices drug_pharmacies'.split(' ');
const PROGRAM = 'dist/services/crawler/src/import-file.js';

/** Rows of each table and a sum over their values without the numbers that the database gives. @param {ProductCopy} copy */
async function fingerprint(copy) {
  const counts = {};
  for (const table of TABLES) {
    const [row] = await copy.sql(
      `SELECT count(*)::int AS rows, sum(hashtext((to_jsonb(t) - 'id' - 'release_id' - 'drug_plan_id')::text))::text AS sum
         FROM guide.${table} t`,
    );
    counts[table] = `${row.rows} rows, sum ${row.sum}`;
  }
  return counts;
}

/** The most memory that a process has had; 0 when it has just ended. @param {number | undefined} pid */
function peakMemoryMb(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** @param {ProductCopy} copy @param {string} release @param {number} [killAfterMs] */
async function imported(copy, release, killAfterMs) {
  const env = { ...copy.env, CRAWLER_DATABASE_URL: copy.databaseUrl };
  const child = spawn(process.execPath, [PROGRAM, '--source', 'drug-plans', '--file', release], { cwd: ROOT, env });
  const started = Date.now();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  let peakMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peakMb = Math.max(peakMb, peakMemoryMb(child.pid));
    if (killAfterMs !== undefined && Date.now() - started > killAfterMs) child.kill('SIGKILL');
    await wait(100);
  }
  const isKilled = child.signalCode === 'SIGKILL';
  return {
    seconds: (Date.now() - started) / 1_000,
    peakMb: Math.round(peakMb),
    code: child.exitCode,
    isKilled,
    output,
  };
}

/** Resolves when the product has closed the run of a killed import: until then the source counts as being read. @param {ProductCopy} copy */
const closed = (copy) =>
  until(
    async () => {
      const open = `SELECT FROM guide.crawl_runs WHERE source = 'drug-plans' AND status IN ('queued', 'running')`;
      return (await copy.sql(open)).length === 0;
    },
    'the run of the killed import is closed',
    180_000,
  );

const copy = await new ProductCopy(Number(process.env.CHECK_PORT ?? 21_600)).start();
const problems = [];
try {
  const first = await imported(copy, file);
  if (first.code !== 0) throw new Error(`the first import failed:\n${first.output}`);
  const before = await fingerprint(copy);
  console.log(`first import: ${first.seconds.toFixed(0)} s, ${first.peakMb} MB at most`, before);
  if (first.seconds > GOALS.minutes * 60) problems.push(`slower than ${GOALS.minutes} minutes`);
  if (first.peakMb > GOALS.peakMb) problems.push(`more than ${GOALS.peakMb} MB`);

  const again = await imported(copy, file);
  const [{ inserted }] = await copy.sql(
    `SELECT sum(n_tup_ins)::int AS inserted FROM pg_stat_user_tables WHERE relname = ANY($1)`,
    [TABLES],
  );
  console.log(`second import: ${again.seconds.toFixed(0)} s, rows inserted in all ${inserted}`);

  rmSync(NEXT, { force: true });
  linkSync(file, NEXT);
  const { next } = dice(7);
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    const { seconds, isKilled, output } = await imported(copy, NEXT, 3_000 + next() * (first.seconds - 10) * 1_000);
    if (!isKilled) throw new Error(`import ${kill} ended by itself:\n${output}`);
    await closed(copy);
    const same = JSON.stringify(await fingerprint(copy)) === JSON.stringify(before);
    const names = await copy.sql('SELECT name FROM guide.drug_releases');
    console.log(
      `kill ${kill} after ${seconds.toFixed(1)} s: ${same ? 'every row as before' : 'ROWS DIFFER'}, ${names.map(({ name }) => name)}`,
    );
    if (!same) problems.push(`rows differ after kill ${kill}`);
  }
  const last = await imported(copy, NEXT);
  const after = await fingerprint(copy);
  if (last.code !== 0) problems.push(`the import after the kills failed:\n${last.output}`);
  if (JSON.stringify(after) !== JSON.stringify(before)) problems.push('the last import has other rows than the first');
  console.log(`import after the kills: ${last.seconds.toFixed(0)} s, ${last.peakMb} MB at most`, after);
} finally {
  rmSync(NEXT, { force: true });
  await copy.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
