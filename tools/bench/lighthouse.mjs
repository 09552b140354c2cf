// Lighthouse 12.8.2, mobile, ten public routes in both languages, median of five; fetched by npx, as nothing else of ours needs it.
// `node tools/bench/lighthouse.mjs [rounds] [address of a running product]`; without one it starts a copy.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from '../checks/median.mjs';
import { ProductCopy } from '../checks/product-copy.mjs';
import { findChromium } from '../test/system-tools.mjs';
import { note } from './measures.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const PORT = Number(process.env.BENCH_PORT ?? 21_400);
const LIGHTHOUSE = process.env.LIGHTHOUSE ?? 'lighthouse@12.8.2';
const ROUTES = [
  '/',
  '/medicare',
  '/medi-cal',
  '/covered-california',
  '/plan-comparison',
  '/eligibility',
  '/doctors',
  '/letters',
  '/emergency-contacts',
  '/health-news',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'));

/** A trace that Chromium failed to record is recorded again: Lighthouse says so itself ("Please run Lighthouse again"). */
async function visit(url, tries = 3) {
  try {
    return await visitOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    return visit(url, tries - 1);
  }
}

async function visitOnce(url) {
  const file = path.join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES}`];
  await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, ...flags, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 240_000 },
  );
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const value = (audit) => audits[audit].numericValue;
  return {
    performance: categories.performance.score * 100,
    rest: Math.min(...CATEGORIES.slice(1).map((name) => categories[name].score * 100)),
    lcp: value('largest-contentful-paint') / 1_000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    transfer: value('total-byte-weight') / 1_000,
  };
}

async function measureAll(origin) {
  const pages = ROUTES.flatMap((route) => [route, `${route}?lang=en`]).map((address) => ({ address, visits: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { address, visits } of pages) visits.push(await visit(`${origin}${address}`));
  }
  return pages.map(({ address, visits }) => {
    const of = (key) => median(visits.map((each) => each[key]));
    const row = Object.fromEntries(Object.keys(visits[0]).map((key) => [key, of(key)]));
    const cells = Object.entries(row).map(([key, number]) => `${key} ${Number(number.toPrecision(3))}`);
    console.log(`${address.padEnd(28)} ${cells.join(', ')}`);
    return row;
  });
}

function noteAll(rows) {
  const [least, most] = [Math.min, Math.max].map((pick) => (key) => pick(...rows.map((row) => row[key])));
  note(
    { name: 'Lighthouse performance, worst page', ours: least('performance'), unit: 'points', goal: { least: 97 } },
    { name: 'Lighthouse, the rest, worst page', ours: least('rest'), unit: 'points', goal: { least: 100 } },
    { name: 'Largest paint, slowest page', ours: most('lcp'), unit: 's', goal: { most: 1.6 } },
    { name: 'Layout shift, worst page', ours: most('cls'), unit: '', goal: { most: 0.01 } },
    { name: 'Transfer, largest page', ours: most('transfer'), unit: 'kB', goal: { most: 350 } },
  );
}

const running = process.argv[3];
try {
  if (running) noteAll(await measureAll(running));
  else {
    const copy = await ProductCopy.start({ port: PORT });
    try {
      noteAll(await measureAll(copy.url));
    } finally {
      await copy.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
