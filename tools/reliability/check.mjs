// `make check-reliability`: load at a fixed pace through restarts, kills of the crawler's worker beside an undisturbed copy, and a soak.
// Each part starts its own copies of the product, prints figures and a verdict; exit code 1 = a goal was missed.
// Linux only (/proc). ONLY=load,kills,soak  LOAD_PER_SECOND  KILLS  SOAK_MINUTES  CHECK_PORT (the first of twenty)  SEED (repeats the times of the kills)
import autocannon from 'autocannon';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { dice } from '../../libs/testing/src/invented/names.mjs';
import { median, memoryMb, ProductCopy, SERVICES, until } from './product-copy.mjs';

const number = (name, usual) => Number(process.env[name] ?? usual);
const PORT = number('CHECK_PORT', 18_400);
const PER_SECOND = number('LOAD_PER_SECOND', 200);
const LOAD_SECONDS = 20;
const KILLS = number('KILLS', 50);
const SOAK_MINUTES = number('SOAK_MINUTES', 10);
const SOAK_PER_SECOND = 50;
const SEED = number('SEED', 7);

const MAX_P99_MS = 3_000;
const MAX_GAP_S = 10;
/** A worker killed every few seconds repeats part of its work. */
const MAX_TIMES_LONGER = 2;
const MAX_GROWTH = 0.05;

const LISTS = [
  '/api/providers?zip=90210&type=pharmacy',
  '/api/providers?zip=90034&type=clinic',
  '/api/providers?type=hospital&limit=20',
  '/api/insurance-plans?limit=20',
  '/api/assistance-programs',
  '/api/zips/90034',
];
const SEARCHES = ['/api/search?q=kaiser', `/api/search?q=${encodeURIComponent('약국')}`];
const CHECK = {
  path: '/api/eligibility-check',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    age: 70,
    monthlyIncome: 1_500,
    householdSize: 1,
    hasSpouse: false,
    citizenshipStatus: 'citizen',
    currentInsurance: 'medicare',
  }),
};
const gets = (paths) => paths.map((path) => ({ path }));

const rows = [];
/** @param {string} what @param {string} goal @param {string} measured @param {boolean} isMet */
function report(what, goal, measured, isMet) {
  rows.push({ what, goal, measured, isMet });
  console.log(`${isMet ? 'ok ' : 'RED'}  ${what}: ${measured} (goal: ${goal})`);
}

/** @param {(copies: ProductCopy[]) => Promise<void>} work @param {number} [count] */
async function withCopies(work, count = 1) {
  const copies = Array.from({ length: count }, (_, index) => new ProductCopy(PORT + index * 10));
  try {
    for (const copy of copies) await copy.start();
    await work(copies);
  } finally {
    for (const copy of copies) await copy.stop();
  }
}

/** Visits that are cached afterwards: the first search of a ZIP code starts a crawl, and its answer is not cached until that ends. */
async function warmUp(copy) {
  await copy.post('/api/crawl/providers', { zip: '90210', type: 'pharmacy' });
  await copy.post('/api/crawl/providers', { zip: '90034', type: 'clinic' });
  for (const path of [...LISTS, ...SEARCHES]) {
    const { status } = await fetch(`${copy.url}${path}`);
    if (status !== 200) throw new Error(`${path} answers ${status} before the check began`);
  }
}

/** Requests at a fixed pace over fifty connections. */
const loadOf = ({ url }, requests, perSecond, duration) =>
  autocannon({ url, requests, duration, overallRate: perSecond, connections: 50, timeout: 35 });

/** What autocannon counts of answers other than 2xx and of requests without an answer. */
const failuresOf = ({ non2xx, errors, timeouts }) => ({
  failed: non2xx + errors,
  text: `${non2xx} not 2xx, ${errors} without an answer (${timeouts} timeouts)`,
});

/** Each disturbance happens a third into its load. @type {[string, (copy: ProductCopy) => void][]} */
const DISTURBANCES = [
  ['nothing disturbs', () => {}],
  ['PostgreSQL killed with SIGKILL', (copy) => process.kill(copy.pidOf('postgres'), 'SIGKILL')],
  ['the catalog ended with SIGTERM', (copy) => process.kill(copy.pidOf('catalog'), 'SIGTERM')],
];

const isAllReady = async (copy) => (await Promise.all(SERVICES.map((name) => copy.isReady(name)))).every(Boolean);

/** A copy of `make start` has one gateway: until the next one listens, its port refuses connections. */
async function measureGatewayGap(copy) {
  const [old, endedAt] = [copy.pidOf('gateway'), performance.now()];
  process.kill(old, 'SIGTERM');
  await until(async () => copy.pidOf('gateway') !== old && (await copy.isReady('gateway')), 'another gateway is ready');
  const seconds = (performance.now() - endedAt) / 1_000;
  const goal = `answers again within ${MAX_GAP_S} s`;
  report('the gateway ended with SIGTERM', goal, `after ${seconds.toFixed(1)} s`, seconds <= MAX_GAP_S);
}

async function checkLoad() {
  await withCopies(async ([copy]) => {
    await warmUp(copy);
    for (const [what, disturb] of DISTURBANCES) {
      const loading = loadOf(copy, gets(['/', ...LISTS]), PER_SECOND, LOAD_SECONDS);
      await wait((LOAD_SECONDS * 1_000) / 3);
      disturb(copy);
      const result = await loading;
      const { failed, text } = failuresOf(result);
      const { p99, max } = result.latency;
      const measured = `${result.requests.total} requests, ${text}; p99 ${p99} ms, longest ${max} ms`;
      report(
        `${PER_SECOND} requests/s, ${what}`,
        `0 failed, p99 at most ${MAX_P99_MS} ms`,
        measured,
        failed === 0 && p99 <= MAX_P99_MS,
      );
      await until(() => isAllReady(copy), 'every service is ready again');
    }
    await measureGatewayGap(copy);
  });
}

/** Everything of the records that must be equal in both copies: without generated ids and times. */
const RECORDS = `
  SELECT 'provider' || (to_jsonb(p) - '{id,created_at,updated_at,retrieved_at}'::text[])::text AS row FROM guide.providers p
  UNION ALL SELECT 'source' || (to_jsonb(s) - '{provider_id,retrieved_at}'::text[])::text || p.natural_key
    FROM guide.provider_sources s LEFT JOIN guide.providers p ON p.id = s.provider_id
  UNION ALL SELECT 'plan' || (to_jsonb(i) - '{created_at,updated_at,retrieved_at}'::text[])::text FROM guide.insurance_plans i
  UNION ALL SELECT 'county' || to_jsonb(c)::text FROM guide.insurance_plan_counties c
  UNION ALL SELECT 'office' || (to_jsonb(o) - '{created_at,updated_at,retrieved_at}'::text[])::text FROM guide.offices o`;
/** Searches of visitors in these ZIP codes, which a crawl of everything reads again: makes the crawl longer. */
const VISITED_ZIPS = `
  INSERT INTO guide.crawl_runs (source, zip, type, request_id, requested_by, status, phase, finished_at)
  SELECT 'providers', zip, type, 'check', 'visitor', 'cancelled', 'finished', now()
    FROM (SELECT zip FROM guide.zip_codes WHERE zip BETWEEN '90001' AND '96162' ORDER BY md5(zip) LIMIT $1) z,
         unnest('{doctor,clinic,pharmacy}'::text[]) AS type`;
const RUN = `
  SELECT status, extract(epoch FROM finished_at - created_at)::float AS seconds,
         (SELECT coalesce(sum(attempts), 0)::int FROM guide.crawl_runs k WHERE k.parent_id = p.id) AS attempts
    FROM guide.crawl_runs p WHERE id = $1`;

const runOf = async (copy, runId) => (await copy.sql(RUN, [runId]))[0];
const isOver = ({ status }) => !['queued', 'running'].includes(status);

async function crawlEverything(copy) {
  await copy.sql(VISITED_ZIPS, [KILLS]);
  return (await copy.post('/api/crawl/all', {})).runId;
}

const endOf = (copy, runId) =>
  until(
    async () => {
      const run = await runOf(copy, runId);
      return isOver(run) && run;
    },
    'the crawl of everything has ended',
    30 * 60_000,
  );

/** Kills the worker 3 to 9 seconds after it is ready each time. @returns {Promise<number>} kills before the crawl ended */
async function killAgainAndAgain(copy, runId) {
  const { next } = dice(SEED);
  for (let kills = 0; kills < KILLS; kills += 1) {
    await until(() => copy.isReady('crawler'), 'the crawler is ready again');
    await wait(3_000 + next() * 6_000);
    if (isOver(await runOf(copy, runId))) return kills;
    process.kill(copy.pidOf('crawler'), 'SIGKILL');
    if (kills % 10 === 9) console.log(`     ${kills + 1} kills`);
  }
  return KILLS;
}

/** Both crawls run at the same time, so that a busy machine slows both. */
async function checkKills() {
  await withCopies(async ([clean, killed]) => {
    const [cleanRun, killedRun] = [await crawlEverything(clean), await crawlEverything(killed)];
    const kills = await killAgainAndAgain(killed, killedRun);
    const [one, other] = [await endOf(clean, cleanRun), await endOf(killed, killedRun)];
    const [wanted, got] = await Promise.all(
      [clean, killed].map(async (copy) => new Set((await copy.sql(RECORDS)).map(({ row }) => row))),
    );
    const different = [...wanted].filter((row) => !got.has(row)).concat([...got].filter((row) => !wanted.has(row)));
    for (const row of different.slice(0, 4)) console.log(`     differs: ${row.slice(0, 1_000)}`);
    const ratio = other.seconds / one.seconds;
    report(
      `${KILLS} kills (SIGKILL) of the crawler's worker in a crawl of everything`,
      `equal records, at most ${MAX_TIMES_LONGER} x the undisturbed time`,
      `${kills} kills, ${other.attempts - one.attempts} takeovers; ${one.seconds.toFixed(0)} s undisturbed, ${other.seconds.toFixed(0)} s = ` +
        `${ratio.toFixed(2)} x; ${wanted.size} and ${got.size} records, ${different.length} different; ${one.status}, ${other.status}`,
      kills === KILLS && different.length === 0 && ratio <= MAX_TIMES_LONGER && one.status === other.status,
    );
  }, 2);
}

/** One ZIP code after another is crawled meanwhile. */
async function crawlMeanwhile(copy, signal) {
  const zips = ['90006', '90034', '90210', '92683', '94122', '95112'];
  for (let index = 0; !signal.aborted; index += 1) {
    await copy.post('/api/crawl/providers', { zip: zips[index % zips.length], type: 'pharmacy' }).catch(() => {});
    await wait(10_000, undefined, { signal }).catch(() => {});
  }
}

/** Medians of the first and last fifth after a warm-up of 40 %: one garbage collection more or less is no leak. */
function growthOf(samples) {
  const steady = samples.slice(Math.floor(samples.length * 0.4));
  const fifth = Math.max(1, Math.floor(steady.length / 5));
  const [first, last] = [median(steady.slice(0, fifth)), median(steady.slice(-fifth))];
  return { first, last, growth: last / first - 1 };
}

async function checkSoak() {
  await withCopies(async ([copy]) => {
    await warmUp(copy);
    const stop = new AbortController();
    const crawling = crawlMeanwhile(copy, stop.signal);
    const samples = new Map(SERVICES.map((name) => [name, []]));
    const looking = setInterval(() => {
      for (const [name, values] of samples) values.push(memoryMb(copy.pidOf(name)));
    }, 2_000);
    const visits = [...gets(['/', ...LISTS, ...SEARCHES]), CHECK];
    const result = await loadOf(copy, visits, SOAK_PER_SECOND, SOAK_MINUTES * 60);
    clearInterval(looking);
    stop.abort();
    await crawling;
    const { failed, text } = failuresOf(result);
    const growths = [...samples].map(([name, values]) => ({ name, ...growthOf(values) }));
    const memory = growths.map(
      ({ name, first, last, growth }) =>
        `${name} ${first.toFixed(0)} to ${last.toFixed(0)} MB (${(growth * 100).toFixed(1)} %)`,
    );
    report(
      `soak of ${SOAK_MINUTES} minutes at ${SOAK_PER_SECOND} requests/s, with crawls`,
      `0 failed, memory growth at most ${MAX_GROWTH * 100} %`,
      `${result.requests.total} requests, ${text}, p99 ${result.latency.p99} ms; ${memory.join(', ')}`,
      failed === 0 && growths.every(({ growth }) => growth <= MAX_GROWTH),
    );
  });
}

const PARTS = { load: checkLoad, kills: checkKills, soak: checkSoak };
const only = process.env.ONLY?.split(',').filter(Boolean) ?? Object.keys(PARTS);
const unknown = only.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`ONLY takes a comma-separated list of: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
for (const name of only) {
  console.log(`\n${name} (load average ${os.loadavg()[0].toFixed(1)})`);
  await PARTS[name]().catch((error) => report(name, 'no error', String(error?.stack ?? error), false));
}
console.log(`\n| Check | Goal | Measured | |\n| --- | --- | --- | --- |`);
for (const { what, goal, measured, isMet } of rows)
  console.log(`| ${what} | ${goal} | ${measured} | ${isMet ? 'met' : 'RED'} |`);
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1);
