// What a slow telephone pays for a press: Chromium's own event entries (the measure behind "interaction to next paint") with the
// processor slowed to a quarter, 412 px, Korean; the slowest event of each travel, median of some rounds.
// `node tools/bench/interactions.mjs [rounds] [address of a running product]`; without one it starts a copy.
import { chromium } from 'playwright-core';
import { median } from '../checks/median.mjs';
import { ProductCopy } from '../checks/product-copy.mjs';
import { findChromium } from '../test/system-tools.mjs';
import { note } from './measures.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const SLOWER = 4;
const GOAL_MS = 100;
const PORT = Number(process.env.BENCH_PORT ?? 21_400);
const SETTLED_MS = 1_500;

const zipBox = (page) => page.getByRole('main').locator('input[inputmode="numeric"]').filter({ visible: true }).first();

/** Each is opened, left alone until it stands, and pressed. */
const TRAVELS = [
  ['language', '/medicare', (page) => page.locator('header button[lang="en"]').first().click()],
  ['ZIP box', '/doctors', async (page) => zipBox(page).pressSequentially('90006', { delay: 150 })],
  [
    'search',
    '/search',
    async (page) => {
      await page.getByRole('main').locator('input[type="search"]').first().pressSequentially('kaiser', { delay: 150 });
      await page.keyboard.press('Enter');
    },
  ],
  ['tabs', '/benefits-comparison', (page) => page.getByRole('tab', { selected: false }).first().click()],
  ['paging', '/pharmacies?zip=90006', (page) => page.locator('main nav button:not([disabled])').last().click()],
];

/** Runs in the page, before anything of it. */
function noteEvents() {
  const events = [];
  Object.assign(globalThis, { events });
  new PerformanceObserver((seen) => {
    for (const { name, duration, interactionId } of seen.getEntries())
      if (interactionId) events.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function slowestOf(browser, origin, [name, address, press]) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteEvents);
    await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await press(page);
    await page.waitForTimeout(SETTLED_MS);
    const events = await page.evaluate(() => globalThis.events);
    // An event that was painted within a frame has no entry.
    return Math.max(16, ...events.map(({ duration }) => duration));
  } catch (error) {
    throw new Error(`${name} on ${address}: ${error.message}`);
  } finally {
    await context.close();
  }
}

async function measureAll(origin) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const found = new Map(TRAVELS.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const travel of TRAVELS) found.get(travel[0]).push(await slowestOf(browser, origin, travel));
    }
    for (const [name, all] of found) {
      console.log(`${name.padEnd(10)} ${median(all)} ms (${all.join(', ')})`);
      note({ name: `Interaction to next paint, ${name}`, ours: median(all), unit: 'ms', goal: { most: GOAL_MS } });
    }
  } finally {
    await browser.close();
  }
}

const running = process.argv[3];
if (running) await measureAll(running);
else {
  const copy = await ProductCopy.start({ port: PORT });
  try {
    await copy.ask('/api/providers?zip=90006&type=doctor');
    await measureAll(copy.url);
  } finally {
    await copy.stop();
  }
}
