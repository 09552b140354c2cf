// Measures what moves on a page by itself: Chromium's own layout-shift entries of every page rendered at build and of the searches named
// below, in both languages, at 412 and 1280 px. Prints each visit above the goal with the elements that moved, then the worst.
// `node tools/bench/page-shifts.mjs http://127.0.0.1:8080 [path ...]`; needs a running product (`make start`) and its build in dist.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../test/system-tools.mjs';

const [ORIGIN = 'http://127.0.0.1:8080', ...ASKED] = process.argv.slice(2);
const GOAL = 0.01;
const SETTLED_MS = 2_500;
const AT_A_TIME = 3;
/** A busy machine takes its time. */
const LONGEST_MS = 180_000;
const ROOT = path.resolve(import.meta.dirname, '../..');
const SIZES = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];
/** Searches that are opened by a link: what they find comes after the page. */
const SEARCHES = [
  '/doctors?zip=90006',
  '/pharmacies?zip=90006',
  '/hospitals?zip=90006',
  '/clinics?zip=90006',
  '/medical-groups?zip=90006',
  '/insurance-search?zip=90020',
  '/insurance-companies?zip=90020',
  '/search?q=kaiser&zip=90004',
];

function builtPaths() {
  const files = readdirSync(path.join(ROOT, 'dist/web/pages/ko')).filter((file) => file.endsWith('.html'));
  return files.map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));
}

/** Runs in the page, before anything of it. */
function noteShifts() {
  const shifts = [];
  Object.assign(globalThis, { shifts });
  const nameOf = (node) => {
    const element = node instanceof globalThis.Element ? node : node?.parentElement;
    return element ? `${element.localName} "${element.textContent.trim().slice(0, 40)}"` : 'gone';
  };
  new PerformanceObserver((seen) => {
    for (const { value, hadRecentInput, startTime, sources } of seen.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        return `${nameOf(node)} ${Math.round(from.y)}+${Math.round(from.height)} -> ${Math.round(to.y)}+${Math.round(to.height)}`;
      });
      shifts.push({ value, at: Math.round(startTime), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function measure(browser, address, language, viewport) {
  const context = await browser.newContext({ viewport, locale: 'ko-KR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(noteShifts);
  await page.addInitScript((chosen) => globalThis.localStorage.setItem('preferred-language', chosen), language);
  const query = language === 'ko' ? '' : `${address.includes('?') ? '&' : '?'}lang=${language}`;
  await page.goto(`${ORIGIN}${address}${query}`, { waitUntil: 'networkidle', timeout: LONGEST_MS });
  await page.waitForTimeout(SETTLED_MS);
  const shifts = await page.evaluate(() => globalThis.shifts);
  await context.close();
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const paths = ASKED.length > 0 ? ASKED : [...builtPaths(), ...SEARCHES];
const visits = SIZES.flatMap((viewport) =>
  ['ko', 'en'].flatMap((language) => paths.map((address) => ({ address, language, viewport }))),
);
const count = visits.length;
let worst = { total: 0, where: 'none' };

/** Takes visits as long as there are any. */
async function work() {
  for (let visit = visits.shift(); visit; visit = visits.shift()) {
    const { address, language, viewport } = visit;
    const { total, shifts } = await measure(browser, address, language, viewport);
    const where = `${address} ${language} ${viewport.width} px`;
    if (total > worst.total) worst = { total, where };
    if (total <= GOAL) continue;
    const lines = shifts.map(({ value, at, moved }) => `    ${value.toFixed(3)} at ${at} ms: ${moved.join('; ')}`);
    console.log([`${total.toFixed(3)}  ${where}`, ...lines].join('\n'));
  }
}

// Most of a visit is waiting: several at a time.
await Promise.all(Array.from({ length: AT_A_TIME }, work));
console.log(`worst of ${count} visits: ${worst.total.toFixed(3)}, ${worst.where} (goal ${GOAL})`);
await browser.close();
