// R3, R4: PostgreSQL is restarted, or away for a minute, while 200 requests a second come in.
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { load } from '../checks/load.mjs';
import { ProductCopy, until } from '../checks/product-copy.mjs';
import { cachedReads, warmUp } from './visits.mjs';

const BEFORE_S = 5;
const AFTER_S = 10;
/** After the database is ready again. */
const GRACE_MS = 3_000;

const holdPort = (port) =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });

/** Kills the server and keeps its port for so long. @param {ProductCopy} copy @param {number} seconds */
async function takeAway(copy, seconds) {
  copy.signal('postgres', 'SIGKILL');
  if (seconds === 0) return;
  const holder = await until(() => holdPort(copy.port + copy.offsets.postgres), 'the port is ours', 10_000);
  await wait(seconds * 1_000);
  await new Promise((resolve) => holder.close(resolve));
}

/** @param {number} port @param {number} seconds 0 = a restart @param {number} perSecond */
async function awayFor(port, seconds, perSecond) {
  const copy = await ProductCopy.start({ port });
  try {
    await warmUp(copy);
    const stop = new AbortController();
    const begin = performance.now();
    const loading = load({
      url: copy.url,
      asked: cachedReads,
      perSecond,
      seconds: 600,
      signal: stop.signal,
    });
    await wait(BEFORE_S * 1_000);
    const diedAt = performance.now() - begin;
    await takeAway(copy, seconds);
    await until(() => copy.sql('SELECT 1'), 'the database answers', 60_000);
    const readyAt = performance.now() - begin;
    await wait(GRACE_MS + AFTER_S * 1_000);
    stop.abort();
    return judge(await loading, diedAt, readyAt);
  } finally {
    await copy.stop();
  }
}

function judge(all, diedAt, readyAt) {
  const isGood = ({ status }) => status === 200;
  const away = all.where(({ at }) => at >= diedAt && at < readyAt);
  const after = all.where(({ at }) => at >= readyAt + GRACE_MS);
  const bad = away.where((answer) => !isGood(answer));
  const badAfter = after.where((answer) => !isGood(answer));
  const stale = away.where(({ isStale }) => isStale);
  const measured =
    `away ${((readyAt - diedAt) / 1_000).toFixed(1)} s: ${away.count} reads, ${stale.count} of them from memory and marked, ` +
    `${bad.count} failed${bad.count > 0 ? ` (${bad.outcomes})` : ''}, p99 ${away.percentile(0.99)} ms; ` +
    `from ${GRACE_MS / 1_000} s after ready: ${badAfter.count} of ${after.count} failed, p95 ${after.percentile(0.95)} ms`;
  return { measured, ok: bad.count === 0 && badAfter.count === 0 && away.count > 0 && after.count > 0 };
}

/** @param {number} port @param {number} share of the load @returns {import('../checks/summary.mjs').Check[]} */
export const databaseAway = (port, share) => [
  {
    id: 'R3',
    what: `PostgreSQL restarted (kill -9) at ${200 * share} requests/s`,
    goal: 'cached reads answer, no error 3 s after ready',
    run: () => awayFor(port, 0, 200 * share),
  },
  {
    id: 'R4',
    what: `PostgreSQL away for 60 s at ${200 * share} requests/s`,
    goal: 'cached reads answer, no error 3 s after ready',
    run: () => awayFor(port, 60, 200 * share),
  },
];
