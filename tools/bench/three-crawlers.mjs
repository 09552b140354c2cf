// Three crawler processes on one queue, one of them killed every five seconds for two minutes, over at least 2,000 pages of the
// registry's stand-in: every row once, and the host never asked faster than its pace, by the stand-in's own log.
// `node tools/bench/three-crawlers.mjs [pages]`; needs a build (DIST, default dist). Database: an embedded one of its own.
// Exit code 1 = a row is missing or double, or a request came too early. The short version of the suite:
// services/crawler/src/jobs/three-crawlers.int.test.ts.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { built, DIST, ROOT } from './built.mjs';
import { withClient, withFilledDatabase } from './measured-catalog.mjs';

const PAGES = Number(process.argv[2] ?? 2_000);
const KILLING_MS = 120_000;
const KILL_EVERY_MS = 5_000;
const PROCESSES = 3;
const PATIENCE_MS = 20 * 60_000;
/** On a machine under load one request may be that much longer on its way to the stand-in's log than the next. */
const JITTER_MS = 120;
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 17_380);

const { POLICIES, stepsOf } = built('services/crawler/src/sources/providers/source');
const { paceMs } = POLICIES.sample;

const children = new Set();

function run(file, env) {
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.stdout.setEncoding('utf8');
  return child;
}

async function until(what, patienceMs = 120_000) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    const found = await what().catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`it did not happen in ${patienceMs} ms`);
}

async function startSamples() {
  const child = run(path.join(ROOT, 'tools/sample-sources/server.mjs'), {});
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  return until(() => Promise.resolve(/ready (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]));
}

const addressOf = (index) => `http://127.0.0.1:${FIRST_PORT + index}`;
const startCrawler = (index, env) =>
  run(path.join(DIST, 'services/crawler/src/main.js'), {
    ...env,
    SERVICE_PORT: String(FIRST_PORT + index),
    SOURCES: 'sample',
    CRAWL_ACCESS: 'open',
    LOG_LEVEL: 'error',
  });
const isReady = async (index) => (await fetch(`${addressOf(index)}/internal/health`)).ok;

/** Asks for doctors of so many ZIPs that their questions make the pages; the rows are the orders. @returns how many runs */
async function askFor(client) {
  const { rows } = await client.query('SELECT zip FROM guide.zip_codes ORDER BY zip LIMIT $1', [
    Math.ceil(PAGES / stepsOf('doctor')),
  ]);
  for (const [index, { zip }] of rows.entries()) {
    // Only that it is accepted is waited for, not the end of the crawl.
    void fetch(`${addressOf(index % PROCESSES)}/api/crawl/providers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ zip, type: 'doctor' }),
    }).catch(() => undefined);
  }
  const opened = `SELECT count(*)::int AS n FROM guide.crawl_runs WHERE zip IS NOT NULL`;
  await until(async () => (await client.query(opened)).rows[0].n === rows.length);
  return rows.length;
}

/** @returns how many were killed */
async function killForAWhile(crawlers, env) {
  let kills = 0;
  for (const end = Date.now() + KILLING_MS; Date.now() < end; kills += 1) {
    await sleep(KILL_EVERY_MS);
    const index = kills % PROCESSES;
    crawlers[index].kill('SIGKILL');
    crawlers[index] = startCrawler(index, env);
  }
  return kills;
}

/** Requests that came earlier than the pace allows, however many lie in between. */
function earlyOnes(arrivals) {
  let early = 0;
  for (let first = 0; first < arrivals.length; first += 1) {
    for (let next = first + 1; next < arrivals.length; next += 1) {
      if (arrivals[next] - arrivals[first] < (next - first) * paceMs - JITTER_MS) early += 1;
    }
  }
  return early;
}

async function bench(addresses) {
  const samples = await startSamples();
  const env = {
    CRAWLER_DATABASE_URL: addresses.CRAWLER_DATABASE_URL,
    QUEUE_URL: addresses.QUEUE_URL,
    SAMPLE_SOURCES_URL: samples,
  };
  const crawlers = Array.from({ length: PROCESSES }, (_, index) => startCrawler(index, env));
  for (const index of crawlers.keys()) await until(() => isReady(index));
  await withClient(addresses.DATABASE_URL, async (client) => {
    const start = Date.now();
    const runs = await askFor(client);
    const kills = await killForAWhile(crawlers, env);
    const killedFor = Math.round((Date.now() - start) / 1_000);
    const statuses = async () =>
      (await client.query('SELECT status, found, attempts FROM guide.crawl_runs WHERE zip IS NOT NULL')).rows;
    await until(async () => (await statuses()).every(({ status }) => status === 'succeeded'), PATIENCE_MS);
    const seconds = Math.round((Date.now() - start) / 1_000);
    const log = await (await fetch(`${samples}/__log`)).json();
    const pages = log.filter(({ url }) => url.startsWith('/nppes/')).map(({ url }) => url);
    const early = earlyOnes(log.map(({ at }) => Date.parse(at)));
    const ended = await statuses();
    const found = ended.reduce((sum, row) => sum + row.found, 0);
    const { rows } = await client.query(
      `SELECT count(*)::int AS all, count(DISTINCT source_key)::int AS keys FROM guide.provider_sources
        WHERE source = 'nppes' AND origin = 'sample'`,
    );
    const [stored] = rows;
    const takeOvers = ended.reduce((sum, row) => sum + row.attempts - 1, 0);
    console.log(`${runs} runs ended in ${seconds} s; ${kills} processes killed in the first ${killedFor} s`);
    console.log(
      `${new Set(pages).size} pages, ${pages.length - new Set(pages).size} asked again, ${takeOvers} take-overs`,
    );
    console.log(`${found} rows counted, ${stored.all} stored under ${stored.keys} keys`);
    console.log(`pace ${paceMs} ms: ${early} of ${log.length} requests too early`);
    if (early > 0 || found !== stored.all || stored.all !== stored.keys) process.exitCode = 1;
  });
}

try {
  await withFilledDatabase(0, bench);
} finally {
  for (const child of children) child.kill('SIGKILL');
}
