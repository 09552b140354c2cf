// Without network after one visit: the emergency screens, glossary, letters and cards to show stand whole in both languages, nothing of the API is kept, and a new
// build takes the place of the old one. The product is behind a proxy of this test, which can be closed: an emulated "offline"
// does not reach every worker.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { BASE_URL } from './addresses';
import { pressEscape } from './escape';
import { expect, test } from './fixtures';
import { phrase, LANGUAGES, type Language } from './phrases';

test.use({ serviceWorkers: 'allow' });

interface Door {
  url: string;
  /** Another build: the worker's text differs, as after a deploy. */
  build: string;
  shut: () => Promise<void>;
  open: () => Promise<void>;
}

const UNPACKED = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

async function openDoor(): Promise<Door> {
  const door = { build: '' } as Door;
  const listen = (server: Server, port: number) =>
    new Promise<number>((ready) =>
      server.listen(port, '127.0.0.1', () => ready((server.address() as AddressInfo).port)),
    );
  const serve = () =>
    createServer((request, response) => {
      const headers = { accept: request.headers.accept ?? '*/*' };
      void fetch(`${BASE_URL}${request.url}`, { headers, redirect: 'manual' }).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const isWorker = request.url === '/sw.js';
        answer.headers.forEach((value, name) => UNPACKED.has(name) || response.setHeader(name, value));
        response.statusCode = answer.status;
        response.end(isWorker && door.build ? String(body).replace(/"build":"\w+"/, `"build":"${door.build}"`) : body);
      });
    });
  let server = serve();
  const port = await listen(server, 0);
  door.url = `http://127.0.0.1:${port}`;
  door.shut = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  door.open = async () => {
    server = serve();
    await listen(server, port);
  };
  return door;
}

const kept = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
/** As with the next visit: a worker whose files did not all come is given up, and the next look for an update tries again. */
async function lookedAgain(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.installing) await registration?.update().catch(() => undefined);
  });
  return kept(page);
}
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

async function threeScreens(page: Page, url: string, language: Language): Promise<void> {
  const heading = (key: string) => page.getByRole('heading', { level: 1, name: phrase(language, key) });
  await page.goto(`${url}/emergency-preparedness`);
  await expect(heading('emergency:preparedness.title')).toBeVisible();
  await expect(page.locator('#evacuation h3')).toHaveCount(4);
  await page.goto(`${url}/emergency-supplies`);
  await expect(heading('emergency:supplies.title')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(52);
  await page.goto(`${url}/emergency-contacts?tab=korean`);
  await expect(heading('emergency:contacts.title')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /KFAM|한인가정상담소/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** A card lies open, whole in both languages; Escape leads back to what lay under it. */
async function cardOpens(page: Page, language: Language, opener: Locator, says: string): Promise<void> {
  await opener.click();
  const card = page.getByRole('dialog', { name: phrase(language, 'showcard:title') });
  await expect(card.getByRole('region', { name: 'For the staff member' })).toContainText(says);
  await expect(card.getByRole('region', { name: '내가 읽는 면' }).getByRole('listitem').first()).toBeVisible();
  await pressEscape(page, card);
  await expect(card).toHaveCount(0);
}

/** Of a number, of a letter, of a word, and of the words to say on the telephone. */
async function everyCard(page: Page, url: string, language: Language): Promise<void> {
  const card = phrase(language, 'ui:showCard');
  await page.goto(`${url}/emergency-contacts`);
  const urgent = page.getByRole('main').getByRole('listitem').filter({ hasText: '911' }).first();
  await cardOpens(page, language, urgent.getByRole('button', { name: card }), 'Please call this number for me now.');
  await page.goto(`${url}/letters#extra-help-purple`);
  await cardOpens(page, language, page.getByRole('dialog').getByRole('button', { name: card }), 'Product No. 11166');
  await page.goto(`${url}/glossary#deductible`);
  await cardOpens(page, language, page.locator('#deductible').getByRole('button', { name: card }), 'Deductible');
  await page
    .getByRole('button', {
      name: phrase(language, 'ui:callCoach.of', { who: phrase(language, 'glossary:help.hicap') }),
    })
    .click();
  const script = page.getByRole('dialog', { name: phrase(language, 'callcoach:title') });
  await cardOpens(page, language, script.getByRole('button', { name: card }), '1-800-434-0222');
  await expect(script).toBeVisible();
}

const NO_NETWORK = 'no-network';

/** Chromium 150 forgets an emulated "offline" with the next document: each one reads it from the storage before its own scripts run. */
const remembersNoNetwork = (key: string): void => {
  if (localStorage.getItem(key)) Object.defineProperty(navigator, 'onLine', { get: () => false });
};

/** Some eighty files are kept first; a busy machine takes its time. */
const KEPT_LIMIT_MS = 180_000;

test('after one visit the emergency screens stand without network, and a new build replaces the old', async ({
  browser,
}) => {
  test.setTimeout(2 * KEPT_LIMIT_MS);
  const door = await openDoor();
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  try {
    await page.goto(door.url);
    await expect.poll(() => isControlled(page), { timeout: KEPT_LIMIT_MS }).toBe(true);
    const [first] = await kept(page);
    expect(await page.evaluate(async () => (await fetch('/api/health')).ok)).toBe(true);

    await door.shut();
    await context.setOffline(true);
    await context.addInitScript(remembersNoNetwork, NO_NETWORK);
    await page.evaluate((key) => localStorage.setItem(key, 'on'), NO_NETWORK);
    for (const language of LANGUAGES) {
      await page.evaluate((chosen) => localStorage.setItem('preferred-language', chosen), language);
      await everyCard(page, door.url, language);
      await threeScreens(page, door.url, language);
    }
    const ko = page.getByRole('banner').getByRole('button', { name: '한국어', exact: true });
    await ko.click();
    await expect(page.getByRole('heading', { level: 1, name: phrase('ko', 'emergency:contacts.title') })).toBeVisible();

    expect(
      await page.evaluate(() =>
        fetch('/api/health').then(
          () => 'answered',
          () => 'no network',
        ),
      ),
    ).toBe('no network');
    const addresses = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    expect(addresses.filter((path) => !/^\/(?:assets\/[\w.-]+|icon\.svg|index\.html)$/.test(path))).toEqual([]);

    // Another screen says that it cannot come, and leads to what does.
    await page.goto(`${door.url}/medicare`);
    await expect(page.getByRole('heading', { level: 1, name: '인터넷에 연결되어 있지 않습니다' })).toBeVisible();
    await page.getByRole('status').getByRole('link', { name: '비상 용품' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(52);

    // Two deploys later only the last two builds are kept: the one in force, and the one an open page may have come with.
    await page.evaluate((key) => localStorage.removeItem(key), NO_NETWORK);
    await context.setOffline(false);
    await door.open();
    for (const build of ['second', 'third']) {
      door.build = build;
      await page.goto(`${door.url}/emergency-supplies`);
      await expect
        .poll(async () => (await lookedAgain(page)).includes(`offline-${build}`), { timeout: KEPT_LIMIT_MS })
        .toBe(true);
    }
    await expect.poll(() => kept(page)).toEqual(['offline-second', 'offline-third']);
    expect(first).toMatch(/^offline-[0-9a-f]{12}$/);
    await door.shut();
    await page.reload();
    await expect(page.getByRole('checkbox')).toHaveCount(52);
  } finally {
    await context.close();
    await door.shut().catch(() => undefined);
  }
});
