// Pages rendered at build: what is in the HTML itself, what the visitor chose earlier, and what they do before the application
// has taken the page over.
import { execFileSync } from 'node:child_process';
import type { Page, Route } from '@playwright/test';
import { expect, inEachLanguage, test } from './fixtures';
import { phrase, LANGUAGES } from './phrases';
import { ROUTES } from './routes';

/** They need a parameter, a person or an installation of their own. */
const DRAWN_IN_THE_BROWSER = /^\/(?:admin|test|sign-in-failed|search-results)/;
const PUBLIC = ROUTES.map((route) => route.replace(/\?.*$/, '')).filter((path) => !DRAWN_IN_THE_BROWSER.test(path));

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const mainOf = (html: string): string => /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';

test('every public page holds its heading and its text in both languages', async ({ request }) => {
  for (const path of PUBLIC) {
    for (const language of LANGUAGES) {
      const response = await request.get(`${path}?lang=${language}`, { headers: { accept: 'text/html' } });
      const html = await response.text();
      const where = `${path} in ${language}`;
      expect.soft(html, where).toContain(`<html lang="${language}"`);
      const main = mainOf(html);
      const title = textOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(main)?.[1] ?? '').trim();
      expect.soft(title, where).toMatch(language === 'ko' ? /[가-힣]{2}/ : /^[^가-힣]*[A-Za-z]{4}[^가-힣]*$/);
      expect.soft(textOf(main).length, where).toBeGreaterThan(80);
      expect
        .soft(html, where)
        .toMatch(language === 'ko' ? /<title>[^<]*시니어 건강길잡이</ : /<title>[^<]*Senior Health Guide</);
      expect.soft(html, `${where}: the policy refuses style attributes`).not.toMatch(/<[^>]+ style="/);
    }
  }
});

test('without script the page is read in one language and in the other', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/medicare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/메디케어/);
  await page.locator('noscript a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Medicare/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The rules are part of the HTML.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await context.close();
});

test('without script the news are read as well', async ({ browser, baseURL, request }) => {
  // Rendered once the first reading is over.
  const sent = async () => (await request.get('/health-news', { headers: { accept: 'text/html' } })).text();
  await expect.poll(sent).toContain('data-answers');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    await page.goto(`/health-news?lang=${language}`);
    const list = page.getByRole('list', { name: phrase(language, 'news:tabs.main') });
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(/\w{3}/);
  }
  await context.close();
});

/** Marks the heading as it was sent; nothing once the application is there. */
const markHeading = () => {
  const timer = setInterval(() => {
    const { firstMoment } = window as { firstMoment?: { isOver: boolean } };
    if (firstMoment?.isOver) return clearInterval(timer);
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading && document.documentElement.dataset['waits'] === undefined) heading.dataset['sent'] = 'yes';
  }, 5);
};

/** Lets no code of the application come before `open` is called. */
async function holdApplication(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    if (isOpen) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

inEachLanguage(() => {
  test('the application takes over the page that was sent, in the language chosen earlier', async ({ page, t }) => {
    await page.addInitScript(markHeading);
    for (const [path, title] of [
      ['/doctors', 'directory:doctor.title'],
      ['/privacy', 'legal:privacy.title'],
    ] as const) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1, name: t(title) });
      await expect(heading, 'the same element, not one drawn anew').toHaveAttribute('data-sent', 'yes');
    }
  });
});

/** How many rules were written to a sheet of the application in one go, at most. */
const countRules = () => {
  const insert = CSSStyleSheet.prototype.insertRule;
  const counts = { now: 0, most: 0 };
  Object.assign(window, { rulesAtOnce: counts });
  CSSStyleSheet.prototype.insertRule = function (...rule) {
    if (counts.now === 0) queueMicrotask(() => (counts.now = 0));
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    return insert.apply(this, rule);
  };
};

test('the styles that were sent are taken over in one go, not written again by each part', async ({ page }) => {
  await page.addInitScript(countRules);
  await page.goto('/medicare');
  const { most } = await page.evaluate(() => (window as unknown as { rulesAtOnce: { most: number } }).rulesAtOnce);
  expect(most).toBeGreaterThan(200);
  await expect(page.locator('style[data-styled]'), 'only the one of the application').toHaveCount(1);
});

test('what is typed and pressed before the application is there is done when it comes', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const open = await holdApplication(page);
  await page.goto('/doctors');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.pressSequentially('90006');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/doctors$/);
  await open();
  await expect(page).toHaveURL(/\/doctors\?.*zip=90006/);
  await context.close();
});

test('a page that the application draws itself responds at once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  // Presses are also replayed when the application has not reported itself for ten seconds; that must not be what helps here.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, ms?: number): number => (ms === 10_000 ? 0 : start(handler, ms));
    window.setTimeout = patient as typeof window.setTimeout;
  });
  await page.goto('/faqs#public-charge');
  // The application alone opens the question that the address names.
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(1);
  const another = page.getByRole('button', { name: phrase('ko', 'faqs:categories.costs'), exact: true });
  await another.click();
  await expect(another).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('easy view and a large text hold from the first paint on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('text-size', '125'));
  const open = await holdApplication(page);
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1, name: phrase('ko', 'faqs:title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-text', '125');
  await page.evaluate(() => localStorage.setItem('easy-mode', 'on'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-easy', 'on');
  await expect(page.getByRole('heading', { level: 1 }), 'the page that is not theirs is never seen').toBeHidden();
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

const HOSTILE = `<img src=x onerror=alert(1)></div></script><script>alert(2)</script> style="color:red" $& \u2028 &quot;`;

/** As the gateway renders it when the news change. */
function newsPage(rows: object[], sources: object): Record<string, string> {
  const given = JSON.stringify({ rows, sources, at: new Date().toISOString() });
  const said = execFileSync(process.execPath, ['dist/prerender/render-news.mjs'], { input: given, encoding: 'utf8' });
  return JSON.parse(said) as Record<string, string>;
}

inEachLanguage((language) => {
  test('news are text, whatever they contain, and hydrated as they were sent', async ({ page, request, t }) => {
    const news = (await (await request.get('/api/health-news')).json()) as { featured: boolean }[];
    const rows = news.map((item) => (item.featured ? { ...item, title: HOSTILE, summary: HOSTILE } : item));
    const sources = (await (await request.get('/api/health-news/sources')).json()) as object;
    const pages = newsPage(rows, sources);
    await page.route(/\/health-news(?:\.html)?$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/api')) return route.fulfill({ json: rows });
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: pages[pathname.split('/').at(-2) || 'ko'] ?? '' });
    });
    await page.addInitScript(markHeading);
    page.on('dialog', () => expect(false, 'a title of the news was run').toBe(true));
    await page.goto('/health-news');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-sent', 'yes');
    const list = page.getByRole('list', { name: t('news:tabs.main') });
    await expect(list.getByRole('heading', { level: 2 })).toHaveText(Array<string>(6).fill(HOSTILE));
    await expect(list.locator('img, script, [style]')).toHaveCount(0);
  });
});
