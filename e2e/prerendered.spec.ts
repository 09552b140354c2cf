// Pages rendered at build: what stands in the HTML itself, what the visitor chose earlier, and what they do before the application
// has taken the page over.
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
  // A rule of a file, not of the application.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
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
