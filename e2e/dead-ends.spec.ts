// No dead ends: every link of every page leads to a page that works, and every button does something. In one language; the
// other differs in its words. Starts of crawls are refused here: other tests need their ZIPs untouched.
import type { Page } from '@playwright/test';
import { pressAll, type Pressed } from './dead-ends';
import { expect, test } from './fixtures';
import { openPage } from './pages';
import { ROUTES } from './routes';

const KNOWN = new Set<string>([
  ...ROUTES.map((route) => route.replace(/\?.*/, '')),
  '/api/login',
  '/api/logout',
  '/api/docs',
]);
/** Each crawl run has a page of its own. */
const RUN = /^\/admin\/crawler\/runs\/[0-9a-f-]{36}$/;
/** Starts of crawls. */
const START = /^\/api\/.*crawl/;
/** A refused start shows its notice; the browser prints each on the console. */
test.use({ refused: [START] });
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

/** What links of the open page say wrongly: nothing behind them, or a page that does not exist. */
async function brokenLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a')
    .evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href'), text: (link.textContent ?? '').trim().slice(0, 60) })),
    );
  const origin = new URL(page.url()).origin;
  return links.flatMap(({ href, text }) => {
    if (href === null || href === '' || href === '#') return [`${text}: leads nowhere`];
    if (/^(tel|mailto):./.test(href)) return [];
    const { protocol, origin: to, pathname } = new URL(href, page.url());
    if (!/^https?:$/.test(protocol)) return [`${text}: ${href}`];
    return to === origin && !KNOWN.has(pathname) && !RUN.test(pathname) ? [`${text}: ${pathname} is no page`] : [];
  });
}

/** Links to a part of a page whose part is not there. */
async function missingParts(page: Page): Promise<string[]> {
  const anchors = await page
    .locator('a[href^="#"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const missing = await page.evaluate((ids) => ids.filter((id) => !document.getElementById(id.slice(1))), anchors);
  return missing.map((id) => `${id} is not on the page`);
}

/** Presses what lies in `within`; a press that leaves the page has the page opened again for the rest. */
async function deadButtons(page: Page, route: string, within: string): Promise<string[]> {
  const dead: string[] = [];
  let done: string[] = [];
  for (let pressed: Pressed | null = null; pressed === null || pressed.hasLeft;) {
    if (pressed) await openPage(page, route);
    pressed = await page.evaluate(pressAll, { within, done });
    done = await page.evaluate(() => window.pressedKinds);
    dead.push(...pressed.dead);
  }
  return dead;
}

/** A developers' page has its own test, and a counter at zero that cannot be reset. */
const isPressed = (route: string): boolean => !route.startsWith('/test');

const HALVES = [0, 1] as const;
for (const half of HALVES) {
  test(`every link leads somewhere and every button does something (${half + 1} of ${HALVES.length})`, async ({
    page,
    t,
  }) => {
    await page.route('**/api/**', (call) =>
      call.request().method() !== 'GET' && START.test(new URL(call.request().url()).pathname)
        ? call.fulfill({ status: 409, json: { code: 'conflict', message: 'not here', requestId: 'e2e' } })
        : call.fallback(),
    );
    for (const route of ROUTES.filter((_, index) => index % HALVES.length === half)) {
      await openPage(page, route);
      await expect.soft(page.getByRole('heading', { level: 1, name: t('shell:notFound.title') })).toHaveCount(0);
      // The shell is the same everywhere.
      const within = route === '/' ? 'body' : 'main';
      expect.soft(await brokenLinks(page), `links of ${route}`).toEqual([]);
      expect.soft(await missingParts(page), `parts of ${route}`).toEqual([]);
      if (isPressed(route)) expect.soft(await deadButtons(page, route, within), `buttons of ${route}`).toEqual([]);
    }
  });
}
