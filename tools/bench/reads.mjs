// Reads through the gateway beside a bare server (node:http + pg, the same rows, no safety at all): turn by turn in one run, eight
// connections, each side a process of its own. Prints requests a second, their ratio, the wait of the slowest hundredth and the processor
// time a request of all processes but PostgreSQL. `node tools/bench/reads.mjs [records] [rounds]`; needs a build (DIST, default dist).
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median } from '../checks/median.mjs';
import { note } from './measures.mjs';
import { processorMsOf } from './processor-time.mjs';
import { promisify } from 'node:util';
import { freePort, withClient, withFilledDatabase } from './measured-catalog.mjs';
import { endAll, programOf, started } from './service-processes.mjs';

const COUNT = Number(process.argv[2] ?? 100_000);
const ROUNDS = Number(process.argv[3] ?? 5);
const ROUND_MS = 2_000;
const LOAD = path.join(import.meta.dirname, 'native-load.mjs');

const cpuOf = (children) => children.reduce((sum, { pid }) => sum + processorMsOf(pid), 0);

async function measured({ url, paths, children, headers }) {
  const before = cpuOf(children);
  const asked = { url, paths, connections: 8, ms: ROUND_MS, headers };
  const load = promisify(execFile)(process.execPath, [LOAD]);
  load.child.stdin.end(JSON.stringify(asked));
  const said = JSON.parse((await load).stdout);
  const wrong = Object.keys(said.statuses).filter((status) => status !== '200' && status !== '304');
  if (wrong.length > 0) throw new Error(`${url} answered ${JSON.stringify(said.statuses)}`);
  return { ...said, cpu: (cpuOf(children) - before) / said.count };
}

/** Every side in each round, one after the other. */
async function compare(sides) {
  const results = new Map(sides.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of sides) results.get(side.name).push(await measured({ ...side, paths: side.pathsOf(round) }));
  }
  return sides.map(({ name }) => {
    const all = results.get(name);
    const of = (key) => median(all.map((each) => each[key]));
    return { name, perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') };
  });
}

function print(sides) {
  const [anchor] = sides;
  for (const { name, perSecond, p50, p99, cpu } of sides) {
    const ratio = perSecond / anchor.perSecond;
    const cells = [perSecond.toFixed(0), ratio.toFixed(2), p50.toFixed(1), p99.toFixed(1), cpu.toFixed(2)];
    process.stdout.write(`${name.padEnd(42)}${cells.map((cell) => cell.padStart(9)).join('')}\n`);
  }
}

const NOTED = [
  { side: 'catalog itself, never asked before', least: 0.55, mostP99: 25 },
  { side: 'through the gateway, kept', least: 4, mostP99: 8 },
];

/** For the table of all benches. */
function noteAll(sides) {
  const [bare] = sides;
  const of = (name) => sides.find((side) => side.name === name);
  for (const { side, least, mostP99 } of NOTED) {
    const { perSecond, p99 } = of(side);
    const anchor = { name: bare.name, value: bare.perSecond };
    note(
      { name: `Lists a second, ${side}`, ours: perSecond, unit: '/s', anchor, goal: { least }, ofAnchor: true },
      { name: `Lists, slowest hundredth, ${side}`, ours: p99, unit: 'ms', goal: { most: mostP99 } },
    );
  }
  const search = 'search through the gateway, kept';
  note({ name: `Searches a second, ${search}`, ours: of(search).perSecond, unit: '/s', goal: { least: 400 } });
}

const WORDS = ['한빛약국', '서울', '김내과', 'kim', 'magnolia', 'pharmacy', '안과', '한국어 약국', 'center'];

/** ZIPs whose first page is full. */
const fullZips = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    const full = `SELECT zip_code FROM guide.providers WHERE is_active GROUP BY 1 HAVING count(*) >= 50 ORDER BY 1`;
    const zips = (await client.query(full)).rows.map((row) => row.zip_code);
    if (zips.length === 0) throw new Error(`of ${COUNT} records no ZIP has 50: ask for 100,000`);
    return zips;
  });

/** Paths nobody has asked for: what is kept does not help. */
function newLists(zips) {
  let count = 0;
  const next = () => `/api/providers?zip=${zips[(count += 1) % zips.length]}&limit=50&new=${count}`;
  return () => Array.from({ length: 20_000 }, next);
}

const search = (word, more = '') => `/api/search?q=${encodeURIComponent(word)}&limit=6${more}`;
const newSearches = (round) =>
  Array.from({ length: 3_000 }, (_, index) => search(WORDS[index % WORDS.length], `&new=${round}-${index}`));

const address = (port) => `http://127.0.0.1:${port}`;

/** The gateway does not start without pages; none is asked for. */
function emptyWebsite() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-website-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>bench</title>');
  return folder;
}

/** The bare server, and the two services as they run, with limits that the load does not meet. */
async function startAll({ CATALOG_DATABASE_URL, QUEUE_URL }) {
  const [bareAt, catalogAt, gatewayAt, metricsAt] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const bareFile = path.join(import.meta.dirname, 'bare-providers.mjs');
  const [bareUrl, catalogUrl, gatewayUrl] = [bareAt, catalogAt, gatewayAt].map(address);
  const bare = await started(bareFile, { PORT: bareAt, DATABASE_URL: CATALOG_DATABASE_URL }, `${bareUrl}/?zip=90001`);
  const ofCatalog = { SERVICE_PORT: catalogAt, CATALOG_DATABASE_URL, QUEUE_URL };
  const catalog = await started(programOf('catalog'), ofCatalog, `${catalogUrl}/internal/health`);
  const ofGateway = {
    SERVICE_PORT: gatewayAt,
    METRICS_PORT: metricsAt,
    PUBLIC_URL: gatewayUrl,
    CATALOG_URL: catalogUrl,
  };
  const wide = { ...ofGateway, WEB_ROOT: emptyWebsite(), RATE_LIMIT_SCALE: '1000000' };
  const gateway = await started(programOf('gateway'), wide, `${gatewayUrl}/api/zips/90001`);
  return {
    bare: { url: bareUrl, children: [bare] },
    catalog: { url: catalogUrl, children: [catalog] },
    through: { url: gatewayUrl, children: [catalog, gateway] },
  };
}

function sidesOf({ bare, catalog, through }, zips) {
  const lists = newLists(zips);
  const known = () => zips.slice(0, 20).map((zip) => `/api/providers?zip=${zip}&limit=50`);
  const words = () => WORDS.map((word) => search(word));
  return [
    { name: 'bare node:http + pg, 50 rows', ...bare, pathsOf: lists },
    { name: 'catalog itself, never asked before', ...catalog, pathsOf: lists },
    { name: 'through the gateway, never asked before', ...through, pathsOf: lists },
    { name: 'through the gateway, kept', ...through, pathsOf: known },
    { name: 'through the gateway, kept, brotli', ...through, pathsOf: known, headers: 'Accept-Encoding: br\r\n' },
    { name: 'search through the gateway, kept', ...through, pathsOf: words },
    { name: 'search through the gateway, never asked', ...through, pathsOf: newSearches },
  ];
}

await withFilledDatabase(COUNT, async (addresses) => {
  try {
    const all = await startAll(addresses);
    const machine = `${os.cpus().length} cores, load ${os.loadavg()[0].toFixed(1)}`;
    process.stdout.write(`${COUNT} providers, ${ROUNDS} rounds of ${ROUND_MS / 1000} s, 8 connections, ${machine}\n`);
    const titles = ['a second', 'ratio', 'p50 ms', 'p99 ms', 'cpu ms'].map((title) => title.padStart(9)).join('');
    process.stdout.write(`${''.padEnd(42)}${titles}\n`);
    const sides = await compare(sidesOf(all, await fullZips(addresses.DATABASE_URL)));
    print(sides);
    noteAll(sides);
  } finally {
    await endAll();
  }
});
