// R1, R2: a crawl of everything whose worker, or the store of its queue, is killed again and again, beside one that is left in peace. Both
// run at the same time, so that a busy machine slows both.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ProductCopy, until } from '../checks/product-copy.mjs';
import { askForZips, endOf, recordsOf, startCrawlAll, stateOf } from './crawl-all.mjs';

const MOST_TIMES_LONGER = 2;

/**
 * @param {{ port: number, zips: number, kills: number, afterMs: [least: number, most: number], env?: Record<string, string>,
 *   kill: (copy: ProductCopy) => Promise<void>, random: () => number, tell: (text: string) => void }} options
 * @returns {Promise<{ measured: string, ok: boolean }>}
 */
async function besideACleanOne({ port, env, ...attack }) {
  const clean = await ProductCopy.start({ port });
  try {
    const attacked = await ProductCopy.start({ port: port + 10, ...(env && { env }) });
    try {
      return await crawlBoth(clean, attacked, attack);
    } finally {
      await attacked.stop();
    }
  } finally {
    await clean.stop();
  }
}

async function crawlBoth(clean, attacked, { zips, kills, afterMs, kill, random, tell }) {
  for (const copy of [clean, attacked]) await askForZips(copy, zips);
  const [cleanRun, attackedRun] = [await startCrawlAll(clean), await startCrawlAll(attacked)];
  const cleanEnd = endOf(clean, cleanRun);
  cleanEnd.catch(() => {});
  let done = 0;
  for (; done < kills; done += 1) {
    await until(() => isWorking(attacked), 'it works again', 120_000);
    await wait(afterMs[0] + random() * (afterMs[1] - afterMs[0]));
    const state = await stateOf(attacked, attackedRun);
    if (state && !['queued', 'running'].includes(state.status)) break;
    await kill(attacked);
    if (done % 10 === 9) tell(`${done + 1} kills, ${state?.ended ?? '?'} of ${state?.total ?? '?'} parts have ended`);
  }
  const ends = [await cleanEnd, await endOf(attacked, attackedRun)];
  const [wanted, got] = [await recordsOf(clean), await recordsOf(attacked)];
  const different = [...wanted].filter((row) => !got.has(row)).concat([...got].filter((row) => !wanted.has(row)));
  for (const row of different.slice(0, 4)) tell(`differs: ${row.slice(0, 2_000)}`);
  return judge(ends, { wanted: wanted.size, got: got.size, different: different.length }, done, kills);
}

function judge([clean, attacked], { wanted, got, different }, done, kills) {
  const ratio = attacked.seconds / clean.seconds;
  const measured =
    `${done} kills; ${clean.seconds.toFixed(0)} s clean, ${attacked.seconds.toFixed(0)} s = ${ratio.toFixed(2)} x; ` +
    `${wanted} and ${got} records, ${different} of them different; ` +
    `${clean.status}, ${attacked.status}; ${attacked.attempts - clean.attempts} take-overs`;
  const ok = different === 0 && ratio <= MOST_TIMES_LONGER && attacked.status === clean.status && done === kills;
  return { measured: done === kills ? measured : `${measured} (it was over before all kills)`, ok };
}

const isWorking = async (copy) =>
  (await fetch(`${copy.urlOf('crawler')}/internal/health`, { signal: AbortSignal.timeout(5_000) })).ok;

const killWorker = async (copy) => void copy.signal('crawler', 'SIGKILL');

async function killDatabase(copy) {
  const pid = await until(() => copy.pidOf('postgres'), 'the database runs', 30_000);
  process.kill(pid, 'SIGKILL');
  await until(() => copy.sql('SELECT 1'), 'the database is back', 30_000);
}

/** @param {string} port @param {string} folder */
function startRedis(port, folder) {
  // As compose starts it: what was accepted survives its death.
  const flags = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--appendonly',
    'yes',
    '--appendfsync',
    'always',
  ];
  return spawn('redis-server', flags, { stdio: 'ignore' });
}

const hasRedis = () => {
  try {
    return execFileSync('redis-server', ['--version']).length > 0;
  } catch {
    return false;
  }
};

async function withRedis(port, options) {
  const folder = mkdtempSync('/tmp/shg-check-redis-');
  let redis = startRedis(String(port), folder);
  const kill = async () => {
    redis.kill('SIGKILL');
    await wait(1_000);
    redis = startRedis(String(port), folder);
  };
  try {
    return await besideACleanOne({ ...options, env: { QUEUE_URL: `redis://127.0.0.1:${port}` }, kill });
  } finally {
    redis.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} port the first of 30 @returns {import('../checks/summary.mjs').Check[]} */
export const kills = (port) => [
  {
    id: 'R1',
    what: '50 kills of the worker in a crawl of everything',
    goal: 'equal records, at most 2 x the clean time beside it',
    run: (context) =>
      besideACleanOne({ ...context, port, zips: 50, kills: 50, afterMs: [3_000, 9_000], kill: killWorker }),
  },
  {
    id: 'R2',
    what: '5 kills of the store of the queue: embedded PostgreSQL',
    goal: 'the same',
    run: (context) =>
      besideACleanOne({ ...context, port, zips: 6, kills: 5, afterMs: [4_000, 7_000], kill: killDatabase }),
  },
  {
    id: 'R2-redis',
    what: '5 kills of the store of the queue: Redis',
    goal: 'the same',
    run: (context) =>
      hasRedis()
        ? withRedis(port + 25, { ...context, port, zips: 6, kills: 5, afterMs: [4_000, 7_000] })
        : Promise.resolve({ measured: 'there is no redis-server on this machine', ok: null }),
  },
];
