// R5, R6: a service is killed or frozen, or the way to the database or to a service is late, torn or slow, while visitors read.
import { setTimeout as wait } from 'node:timers/promises';
import { readSecrets } from '../launcher/secrets.mjs';
import { addressesFor, ownerUrl } from '../launcher/environment.mjs';
import { FaultProxy } from '../checks/fault-proxy.mjs';
import { load } from '../checks/load.mjs';
import { ProductCopy, until } from '../checks/product-copy.mjs';
import { pagesAndLists, warmUp } from './visits.mjs';
import { mkdtempSync, rmSync } from 'node:fs';

const SERVICES = ['catalog', 'eligibility', 'chat', 'crawler', 'news', 'gateway'];
const PER_SECOND = 20;
const BACK_MS = 5_000;
const MOST_P99_MS = 3_000;
const FROZEN_MS = 20_000;
const FAULT_S = 15;

/** Reads while `hurt` goes on. @param {ProductCopy} copy @param {() => Promise<void>} hurt @returns {Promise<import('../checks/load.mjs').Load>} */
async function readWhile(copy, hurt) {
  const stop = new AbortController();
  const reading = load({
    url: copy.url,
    asked: pagesAndLists,
    perSecond: PER_SECOND,
    seconds: 300,
    timeoutMs: 40_000,
    signal: stop.signal,
  });
  try {
    await hurt();
  } finally {
    stop.abort();
  }
  return reading;
}

const isHealthy = async (copy, service) =>
  (await fetch(`${copy.urlOf(service)}/internal/health`, { signal: AbortSignal.timeout(1_000) })).ok;

/** @returns {Promise<number>} ms until a process answers that is not the one before */
async function backAfter(copy, service, before) {
  const begin = performance.now();
  await until(
    async () => copy.pidOf(service) !== null && copy.pidOf(service) !== before && (await isHealthy(copy, service)),
    `${service} is back`,
  );
  return Math.round(performance.now() - begin);
}

/** @param {number} port */
async function killEach(port, tell) {
  const copy = await ProductCopy.start({ port });
  try {
    await warmUp(copy);
    const back = [];
    const reads = await readWhile(copy, async () => {
      for (const service of SERVICES) {
        const ms = await backAfter(copy, service, copy.signal(service, 'SIGKILL'));
        back.push({ service, ms });
        tell(`${service} back after ${ms} ms`);
      }
    });
    // What was under way when the gateway died is cut with it; whoever comes then waits for the next one and is not refused.
    const answered = reads.where(({ error }) => error !== 'ECONNRESET');
    const p99 = answered.percentile(0.99);
    const slowest = Math.max(...back.map(({ ms }) => ms));
    return {
      measured: `back after ${back.map(({ service, ms }) => `${service} ${(ms / 1_000).toFixed(1)} s`).join(', ')}; ${reads.count} reads: ${reads.outcomes}; p99 ${p99} ms`,
      ok: slowest <= BACK_MS && p99 <= MOST_P99_MS && !/TIMEOUT|CUT|ECONNREFUSED/.test(answered.outcomes),
    };
  } finally {
    await copy.stop();
  }
}

/** @param {ProductCopy} copy @param {string} name whose process is stopped for 20 s, or until the watchdog replaces it */
async function freeze(copy, name) {
  const pid = copy.signal(name, 'SIGSTOP');
  const begin = performance.now();
  await wait(FROZEN_MS);
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It was replaced meanwhile.
  }
  const thawed = performance.now();
  await until(
    async () =>
      (await copy.ask('/api/health', { ms: 1_000 })).ok && (name !== 'postgres' || (await copy.sql('SELECT 1'))),
    `all is back after ${name} was frozen`,
  );
  return { name, backMs: Math.round(performance.now() - thawed), frozenFor: Math.round(thawed - begin) };
}

async function freezeEach(port, tell) {
  const copy = await ProductCopy.start({ port });
  try {
    await warmUp(copy);
    const frozen = [];
    for (const name of ['catalog', 'eligibility', 'postgres']) {
      const reads = await readWhile(copy, async () => void frozen.push(await freeze(copy, name)));
      frozen.at(-1).reads = reads;
      tell(
        `${name}: ${reads.outcomes}, p99 ${reads.percentile(0.99)} ms, back ${frozen.at(-1).backMs} ms after the thaw`,
      );
    }
    const says = ({ name, backMs, reads }) =>
      `${name}: ${reads.outcomes}, p99 ${reads.percentile(0.99)} ms, all back ${(backMs / 1_000).toFixed(1)} s after it thawed`;
    return {
      measured: frozen.map(says).join('; '),
      ok: frozen.every(({ backMs, reads }) => backMs <= BACK_MS && reads.percentile(0.99) <= MOST_P99_MS),
    };
  } finally {
    await copy.stop();
  }
}

const FAULTS = [
  ['500 ms late', { latencyMs: 500 }],
  ['10 % torn', { resetShare: 0.1 }],
  ['1 KB/s', { bytesPerSecond: 1_024 }],
];

/** Connections of the catalog at the database. @param {ProductCopy} copy */
const clientsOf = async (copy) =>
  (await copy.sql(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE usename = 'catalog_service'`))[0].n;
/** Ten for all reads, four for prepared ones, and the one that hears of new records. */
const MOST_CLIENTS = 15;

/** Faults on one way, one after another. @param {ProductCopy} copy @param {FaultProxy} proxy @param {string} way */
async function hurtTheWay(copy, proxy, way, tell) {
  const rows = [];
  for (const [name, faults] of FAULTS) {
    proxy.set(faults);
    const reads = await readWhile(copy, () => wait(FAULT_S * 1_000));
    proxy.set({});
    const begin = performance.now();
    await until(
      async () => (await copy.ask('/api/zips/90034', { ms: 1_000 })).headers.get('x-stale-seconds') === null,
      'it reads the truth again',
    );
    rows.push({ way, name, reads, backMs: Math.round(performance.now() - begin) });
    tell(`${way} ${name}: ${reads.outcomes}, p99 ${reads.percentile(0.99)} ms, back after ${rows.at(-1).backMs} ms`);
  }
  return rows;
}

async function badWays({ port, random, tell }) {
  const dataDir = mkdtempSync('/tmp/shg-check-ways-');
  const database = await FaultProxy.start({ port: port + 7 }, random);
  const catalog = await FaultProxy.start({ port: port + 1 }, random);
  try {
    const secrets = readSecrets(dataDir);
    const env = {
      CATALOG_DATABASE_URL: addressesFor(ownerUrl(secrets, database.port), secrets, {}).CATALOG_DATABASE_URL,
      CATALOG_URL: `http://127.0.0.1:${catalog.port}`,
    };
    const copy = await ProductCopy.start({ port, dataDir, env });
    try {
      await warmUp(copy);
      const rows = [
        ...(await hurtTheWay(copy, database, 'database', tell)),
        ...(await hurtTheWay(copy, catalog, 'catalog', tell)),
      ];
      await wait(2_000);
      return judgeWays(rows, await clientsOf(copy));
    } finally {
      await copy.stop();
    }
  } finally {
    await Promise.all([database.close(), catalog.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function judgeWays(rows, clients) {
  const says = ({ way, name, reads, backMs }) =>
    `${way} ${name}: ${reads.outcomes}, p99 ${reads.percentile(0.99)} ms, back ${(backMs / 1_000).toFixed(1)} s`;
  const isGood = ({ reads, backMs }) =>
    reads.percentile(0.99) <= MOST_P99_MS && backMs <= BACK_MS && !/TIMEOUT|CUT|ECONN/.test(reads.outcomes);
  return {
    measured: `${rows.map(says).join('; ')}; ${clients} connections of the catalog afterwards`,
    ok: rows.every(isGood) && clients <= MOST_CLIENTS,
  };
}

/** @param {number} port @returns {import('../checks/summary.mjs').Check[]} */
export const servicesHurt = (port) => [
  {
    id: 'R5',
    what: 'each service killed',
    goal: 'back in 5 s, p99 at most 3 s',
    run: ({ tell }) => killEach(port, tell),
  },
  {
    id: 'R5-frozen',
    what: 'catalog, eligibility and PostgreSQL frozen for 20 s',
    goal: 'back in 5 s, p99 at most 3 s',
    run: ({ tell }) => freezeEach(port, tell),
  },
  {
    id: 'R6',
    what: '500 ms late, 10 % resets, 1 KB/s, to the database and to the catalog',
    goal: 'back in 5 s, p99 at most 3 s, no leaked client',
    run: (context) => badWays({ ...context, port }),
  },
];
