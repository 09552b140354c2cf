// `make bench`: the measures of docs/performance.md in one table, each with its goal; what a measure is compared with runs in the same run.
// One copy of the built product answers everything; its data directory is temporary. Linux (/proc), Chromium for Lighthouse.
// BENCH_RECORDS (50,000 invented providers; 500,000 takes about half an hour)  ONLY=start,lighthouse,import,search,reads  BENCH_VISITS  BENCH_PORT
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import MiniSearch from 'minisearch';
import pg from 'pg';
import { writeNpiFile } from '../../libs/testing/src/invented/npi-file.mjs';
import { hostileQuestions, questionsAbout } from '../../libs/testing/src/invented/questions.mjs';
import { fillProviders, inventedProviders } from '../../libs/testing/src/invented/providers.mjs';
import { median, memoryMb, ProductCopy, ROOT, SERVICES, until } from '../reliability/product-copy.mjs';
import { findChromium } from '../test/system-tools.mjs';

const RECORDS = Number(process.env.BENCH_RECORDS ?? 50_000);
const PORT = Number(process.env.BENCH_PORT ?? 21_400);
const LHCI = '@lhci/cli@0.15.1';
const require = createRequire(import.meta.url);

const table = [];
/** @param {string} what @param {string} ours @param {string} goal @param {boolean} isMet @param {string} [anchor] what it is compared with */
function report(what, ours, goal, isMet, anchor = '') {
  table.push([what, ours, anchor, goal, isMet ? 'met' : '**missed**']);
  console.log(`${what}: ${ours}${anchor && `, ${anchor}`} (goal: ${goal}) ${isMet ? '' : 'MISSED'}`);
}
const ms = (value) => `${value.toFixed(1)} ms`;
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

async function benchStart(copy) {
  const began = performance.now();
  await copy.start();
  const seconds = (performance.now() - began) / 1_000;
  await wait(30_000);
  const memory = SERVICES.reduce((sum, name) => sum + memoryMb(copy.pidOf(name)), 0);
  report('`make start`, built: until it answers', `${seconds.toFixed(1)} s`, 'at most 10 s', seconds <= 10);
  report('the six services after 30 s of nothing: memory', `${memory.toFixed(0)} MB`, 'at most 700 MB', memory <= 700);
}

async function benchLighthouse(copy) {
  const cwd = path.join(ROOT, '.cache/lighthouse');
  mkdirSync(cwd, { recursive: true });
  const env = { ...process.env, BENCH_ORIGIN: copy.url, CHROME_PATH: findChromium() ?? '' };
  const config = `--config=${import.meta.dirname}/lighthouserc.cjs`;
  const lhci = (command) => spawnSync('npx', ['--yes', LHCI, command, config], { cwd, env, stdio: 'inherit' });
  if (lhci('collect').status !== 0) throw new Error('Lighthouse CI could not visit the pages');
  lhci('assert');
  const results = JSON.parse(readFileSync(path.join(cwd, '.lighthouseci/assertion-results.json'), 'utf8'));
  const titleOf = ({ auditId, auditProperty = [] }) => [auditId, auditProperty].flat().join(' ');
  for (const title of new Set(results.map(titleOf))) {
    const all = results.filter((result) => titleOf(result) === title);
    const isScore = all[0].name === 'minScore';
    const worst = (isScore ? Math.min : Math.max)(...all.map(({ actual }) => actual));
    const goal = `at ${isScore ? 'least' : 'most'} ${all[0].expected}`;
    const isMet = all.every(({ passed }) => passed);
    report(`Lighthouse, worst page: ${title}`, String(Number(worst.toPrecision(3))), goal, isMet);
  }
}

/** Rows that a transaction after `$1` wrote: every write makes a new row version with its number. */
const WRITTEN = ['providers', 'provider_sources']
  .map((name) => `SELECT count(*)::int AS n FROM guide.${name} WHERE xmin::text::bigint >= $1::bigint`)
  .join(' UNION ALL ');

/** `make import` of the registry file. @returns {Promise<{ seconds: number, peakMb: number }>} */
async function importFile(copy, file) {
  const env = { ...copy.env, SOURCE: 'npi-file', FILE: file };
  const child = spawn(process.execPath, ['tools/launcher/import.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const looking = setInterval(() => {
    try {
      const [pid] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
      peakMb = Math.max(peakMb, memoryMb(Number(pid)));
    } catch {
      // It has not begun, or it is over.
    }
  }, 250);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(looking);
  if (code !== 0) throw new Error(`make import ended with ${code}`);
  const [run] = await copy.sql(
    `SELECT extract(epoch FROM finished_at - started_at)::float AS seconds FROM guide.crawl_runs WHERE source = 'npi-file' ORDER BY id DESC LIMIT 1`,
  );
  return { seconds: run.seconds, peakMb };
}

async function benchImport(copy) {
  const file = path.join(copy.dataDir, 'npidata_pfile.csv');
  await writeNpiFile(file, { count: RECORDS });
  const first = await importFile(copy, file);
  const [{ next }] = await copy.sql('SELECT pg_current_xact_id()::text::bigint % 4294967296 AS next');
  const again = await importFile(copy, file);
  const written = (await copy.sql(WRITTEN, [next])).reduce((sum, { n }) => sum + n, 0);
  rmSync(file);
  const rate = RECORDS / first.seconds;
  report(`import of ${RECORDS} registry rows`, `${rate.toFixed(0)} rows/s`, 'at least 5,000 rows/s', rate >= 5_000);
  report('memory of the import, at most', `${first.peakMb.toFixed(0)} MB`, 'at most 300 MB', first.peakMb <= 300);
  report('the same import again: rows written', `${written} in ${again.seconds.toFixed(1)} s`, '0', written === 0);
}

/** In place of everything that was read. */
async function fill(copy) {
  const { providerSearchText } = require(path.join(ROOT, 'dist/libs/content/src/matching/search-text.js'));
  await copy.withClient(async (client) => {
    await client.query('TRUNCATE guide.providers, guide.provider_sources CASCADE');
    await fillProviders(client, providerSearchText, RECORDS);
    // The anchor of the search: names and towns with an index of trigrams, Hangul as jamo (NFD).
    await client.query(
      `CREATE SCHEMA bench; CREATE EXTENSION IF NOT EXISTS pg_trgm;
       CREATE TABLE bench.names AS SELECT name, name_ko, normalize(lower(concat_ws(' ', name, name_ko, city)), NFD) AS text FROM guide.providers;
       CREATE INDEX ON bench.names USING gin (text public.gin_trgm_ops)`,
    );
    await client.query('VACUUM ANALYZE bench.names');
  });
  // The catalog reads its dictionary of words at its start.
  await copy.end();
  await copy.start();
}

/** @param {(q: string) => Promise<{ name: string, nameKo: string | null }[]>} search the first twenty */
async function measure(search, questions) {
  const [times, found] = [[], []];
  for (const { q, answer } of questions) {
    const began = performance.now();
    const hits = await search(q);
    times.push(performance.now() - began);
    if (answer) found.push(hits.some(({ name, nameKo }) => answer.includes(name) || answer.includes(nameKo)));
  }
  return {
    p95: percentile(times, 0.95),
    max: percentile(times, 1),
    recall: found.filter(Boolean).length / found.length,
  };
}

function catalogSearch(copy) {
  const url = `http://127.0.0.1:${copy.portOf('catalog')}/api/search?limit=20&q=`;
  return async (q) => {
    const answer = await fetch(url + encodeURIComponent(q));
    // A search that was ended by its deadline counts with its time and without an answer.
    if (answer.status !== 200 && answer.status !== 503) throw new Error(`${q}: ${answer.status}`);
    return (await answer.json()).providers ?? [];
  };
}

const trigramSearch = (client) => async (q) => {
  const text = `SELECT name, name_ko AS "nameKo" FROM bench.names WHERE text OPERATOR(public.%>) $1 ORDER BY text OPERATOR(public.<->>) $1 LIMIT 20`;
  return (await client.query(text, [q.toLowerCase().normalize('NFD')])).rows;
};

/** With the options that its documentation proposes for typos. */
function miniSearch(records) {
  const index = new MiniSearch({ fields: ['name', 'nameKo', 'city'], storeFields: ['name', 'nameKo'] });
  index.addAll(records.map(({ name, nameKo, city }, id) => ({ id, name, nameKo: nameKo ?? '', city })));
  return async (q) => index.search(q, { combineWith: 'AND', fuzzy: 0.2, prefix: true }).slice(0, 20);
}

async function benchSearch(copy) {
  const records = inventedProviders(RECORDS);
  const questionsByKind = questionsAbout(records, 17);
  const ours = catalogSearch(copy);
  const [typo] = questionsByKind.get('one typo, Korean');
  await until(async () => (await ours(typo.q)).length > 0, 'the catalog has read its dictionary');
  // Compiles what is measured, with other questions of the same kinds.
  for (const [, questions] of questionsAbout(records, 18)) await measure(ours, questions);
  const measured = new Map();
  for (const [kind, questions] of questionsByKind) measured.set(kind, await measure(ours, questions));
  const hostile = await measure(
    ours,
    hostileQuestions(5_000).map((q) => ({ q, answer: null })),
  );
  const mini = miniSearch(records);
  await copy.withClient(async (client) => {
    for (const [kind, questions] of questionsByKind) {
      // Of the others every tenth: a hundred common words would take pg_trgm ten minutes.
      const some = questions.filter((_, index) => index % 10 === 0);
      const anchors = [
        ['pg_trgm', await measure(trigramSearch(client), some)],
        ['MiniSearch', await measure(mini, some)],
      ];
      const comparison = (say) => anchors.map(([name, one]) => `${name} ${say(one)}`).join(', ');
      const { p95, recall } = measured.get(kind);
      const most = RECORDS > 50_000 ? 30 : 10;
      report(
        `search of ${RECORDS}, ${kind}: p95`,
        ms(p95),
        `at most ${most} ms`,
        p95 <= most,
        comparison((one) => ms(one.p95)),
      );
      if (Number.isNaN(recall)) continue;
      const share = ({ recall: found }) => found.toFixed(2);
      report(`search, ${kind}: right one in 20`, share({ recall }), 'at least 0.97', recall >= 0.97, comparison(share));
    }
  });
  report('search, slowest of 5,000 hostile questions', ms(hostile.max), 'at most 300 ms', hostile.max <= 300);
}

const LIST = {
  name: 'list',
  text: `SELECT id, name, name_ko AS "nameKo", type, specialty, specialties, address, city, state, zip_code AS "zipCode", county, latitude, longitude,
                phone, website, languages, accepting_new_patients AS "acceptingNewPatients", npi, services, details, source, source_url AS "sourceUrl",
                retrieved_at AS "retrievedAt", checked_on AS "checkedOn", origin
           FROM guide.providers WHERE is_active AND zip_code = $1 ORDER BY name, id LIMIT 50`,
};
/** The least that can answer a list of providers, in a thread of its own: node:http, one statement, JSON. */
function serveBare(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const server = http.createServer(async (request, response) => {
    const zip = new URL(request.url, 'http://localhost').searchParams.get('zip');
    const { rows } = await pool.query({ ...LIST, values: [zip] });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
}

/** @param {string} url @param {() => string} nextPath @returns {Promise<number>} answers a second over eight connections */
async function ratePerSecond(url, nextPath) {
  const setupClient = (client) => client.setRequests(Array.from({ length: 3_000 }, () => ({ path: nextPath() })));
  const { '2xx': good, duration, errors, non2xx } = await autocannon({ url, connections: 8, duration: 4, setupClient });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return good / duration;
}

async function benchReads(copy) {
  const zips = await copy.sql(
    'SELECT zip_code FROM guide.providers WHERE is_active GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20',
  );
  let count = 0;
  const kept = () => `/api/providers?limit=50&zip=${zips[(count += 1) % zips.length].zip_code}`;
  const never = () => `${kept()}&new=${count}`;
  const bare = new Worker(new URL(import.meta.url), { workerData: copy.databaseUrl });
  const bareUrl = `http://127.0.0.1:${await new Promise((resolve) => bare.once('message', resolve))}`;
  const sides = { bare: [bareUrl, never], cold: [copy.url, never], cached: [copy.url, kept] };
  const rates = { bare: [], cold: [], cached: [] };
  for (let round = 0; round < 3; round += 1)
    for (const [name, [url, next]] of Object.entries(sides)) rates[name].push(await ratePerSecond(url, next));
  await bare.terminate();
  const [anchor, cold, cached] = [median(rates.bare), median(rates.cold), median(rates.cached)];
  for (const [name, rate, least] of [
    ['cold', cold, 0.5],
    ['cached', cached, 2],
  ]) {
    const ours = `${rate.toFixed(0)}/s = ${(rate / anchor).toFixed(2)} x`;
    report(
      `GET /api/providers through the gateway, ${name}`,
      ours,
      `at least ${least} x`,
      rate / anchor >= least,
      `bare node:http + pg ${anchor.toFixed(0)}/s`,
    );
  }
}

/** In this order: the pages are visited before the tables are filled. */
const BENCHES = {
  start: benchStart,
  lighthouse: benchLighthouse,
  import: benchImport,
  search: benchSearch,
  reads: benchReads,
};

async function main() {
  const only = process.env.ONLY?.split(',').filter(Boolean) ?? Object.keys(BENCHES);
  const copy = new ProductCopy(PORT);
  try {
    // The first start makes the database; the second is measured.
    await copy.start();
    await copy.end();
    if (!only.includes('start')) await copy.start();
    for (const [name, bench] of Object.entries(BENCHES)) {
      if (!only.includes(name)) continue;
      console.log(`\n${name} (load average ${os.loadavg()[0].toFixed(1)})`);
      if (name === 'search' || (name === 'reads' && !only.includes('search'))) await fill(copy);
      await bench(copy).catch((error) => report(name, 'no figure', String(error?.message ?? error), false));
    }
  } finally {
    await copy.stop();
  }
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores (${os.cpus()[0].model.trim()}), Node ${process.versions.node}\n`,
  );
  for (const cells of [['Measure', 'Ours', 'Compared with', 'Goal', ''], Array(5).fill('---'), ...table])
    console.log(`| ${cells.join(' | ')} |`);
  process.exitCode = table.every(([, , , , verdict]) => verdict === 'met') ? 0 : 1;
}

if (isMainThread) await main();
else serveBare(workerData);
