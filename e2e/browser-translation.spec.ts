// A translator built into the browser moves the text nodes of a page (Google Translate: each into a <font>). The page works all the same:
// the language changes, details open, "back" works, and what was typed stays.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './pages';
import { phrase, type Language } from './phrases';

test.use({ language: 'ko' });

type How = 'around' | 'in place';

/** As web/test/browser-translation.ts does: around the text, or in its place. */
async function translate(page: Page, how: How): Promise<void> {
  await page.evaluate((way) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(way === 'around' ? text : text.data);
    }
  }, how);
}

async function changeLanguage(page: Page, to: Language): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: phrase(to, `shell:language.${to}`), exact: true })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

const DETAILS = 'button[aria-expanded=false]:not([aria-haspopup])';
const MAX_DETAILS = 3;

const PLACES: { route: string; how: How; field?: (page: Page) => Locator }[] = [
  { route: '/', how: 'around' },
  { route: '/faqs', how: 'around', field: (page) => page.getByRole('main').getByRole('searchbox') },
  { route: '/insurance-search?zip=90006', how: 'in place' },
  {
    route: '/eligibility',
    how: 'in place',
    field: (page) => page.getByRole('main').locator('input').and(page.getByRole('textbox')).first(),
  },
];

for (const { route, how, field } of PLACES) {
  test(`${route} works when a translator has put <font> ${how} of its texts`, async ({ page }) => {
    await openPage(page, route);
    const heading = page.getByRole('heading', { level: 1 });
    const count = page.locator('#questions');
    const all = route === '/faqs' ? await count.innerText() : '';
    if (field) await field(page).fill('7');
    // The address changes before the page is drawn with what was typed.
    if (route === '/faqs') await expect(count).not.toHaveText(all);
    await translate(page, how);
    for (let at = 0; at < MAX_DETAILS; at += 1) {
      const next = page.getByRole('main').locator(DETAILS).filter({ visible: true }).nth(at);
      if (await next.count()) await next.press('Enter');
    }
    await translate(page, how);
    await changeLanguage(page, 'en');
    await expect(heading).not.toHaveText(/[가-힣]/);
    if (field) await expect(field(page)).toHaveValue('7');
    await translate(page, how);
    await page.getByRole('contentinfo').locator('a[href^="/privacy"]').click();
    await expect(page).toHaveURL(/privacy/);
    await translate(page, how);
    await page.goBack();
    await expect(page).not.toHaveURL(/privacy/);
    await changeLanguage(page, 'ko');
    await expect(heading).toHaveText(/[가-힣]/);
  });
}
