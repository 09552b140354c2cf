// What holds on every page in both languages, checked in one visit: it opens in Korean, and one press brings English without
// losing the place or what was typed. In each language: title, language, axe (in English with
// everything unfolded), no text that leaked from the code or from the other language, nothing too small for a finger, nothing wider than the window at 360, 768 and
// 1280 px, nor at 320 px with the largest text or with text at 200 %. (`make test-full` visits at every width.)
import type { Page } from '@playwright/test';
import { violations, WCAG } from './axe';
import { expect, test } from './fixtures';
import { leakedText } from './leaked-text';
import { overflow } from './overflow';
import { otherLanguage } from './other-language';
import { openPage, PAGES } from './pages';
import { phrase, type Language } from './phrases';
import { smallTargets } from './small-targets';
import { quietTraffic } from './traffic';

// The pages know nothing of each other.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [360, 768, 1280];
const NARROWEST = 320;
const TEXTS_LIMIT_MS = 90_000;

/** Presses the other language; what was typed into the first field stays. */
async function switchInPlace(page: Page, to: Language): Promise<void> {
  const field = page
    .getByRole('main')
    .locator('input[type=text], input[type=search]')
    .filter({ visible: true })
    .first();
  const hasField = (await field.count()) > 0;
  if (hasField) await field.fill('9');
  const [place, title] = [new URL(page.url()).pathname, await page.title()];
  const choice = { name: phrase(to, `shell:language.${to}`), exact: true };
  // By keyboard: after its window changed, an emulated phone may draw nothing for a minute, and a click waits for two frames.
  await page.getByRole('banner').getByRole('button', choice).press('Enter');
  await expect.soft(page.locator('html')).toHaveAttribute('lang', to);
  // Some pages request their texts anew in the other language.
  await quietTraffic(page, TEXTS_LIMIT_MS);
  expect.soft(await page.title()).not.toBe(title);
  expect.soft(new URL(page.url()).pathname).toBe(place);
  if (hasField) await expect.soft(field).toHaveValue('9');
}

/** Opens what is folded in the page itself; a press that opens a dialog or leaves the page is not among them. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    const folded = 'main button[aria-expanded="false"]:not([aria-haspopup])';
    for (const button of document.querySelectorAll<HTMLButtonElement>(folded)) button.click();
  });

const where = (what: string, language: Language) => `${what}, ${language}`;

async function expectSoundWords(page: Page, language: Language): Promise<void> {
  expect.soft(await page.title(), where('title', language)).not.toBe('');
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
  expect.soft(leakedText(await page.locator('body').innerText()), where('leaked text', language)).toEqual([]);
  const foreign = () => otherLanguage(page, language);
  await expect.soft.poll(foreign, { message: where('words of the other language', language) }).toEqual([]);
  expect.soft(await violations(page, { tags: WCAG }), where('axe', language)).toEqual([]);
}

async function expectFits(page: Page, language: Language): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), where(`at ${width} px`, language)).toEqual([]);
    if (width === WIDTHS[0])
      expect.soft(await smallTargets(page), where('too small for a finger', language)).toEqual([]);
  }
  await page.setViewportSize({ width: NARROWEST, height: 740 });
  await page.evaluate(() => {
    document.documentElement.dataset['text'] = '150';
  });
  expect.soft(await overflow(page), where('with the largest text', language)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await overflow(page), where('with text at 200 %', language)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    delete document.documentElement.dataset['text'];
  });
  await page.setViewportSize({ width: WIDTHS[0]!, height: 740 });
}

for (const route of PAGES) {
  test(`${route} works: title, language, axe, words, widths`, async ({ page }) => {
    await openPage(page, route);
    await expectSoundWords(page, 'ko');
    await expectFits(page, 'ko');
    await switchInPlace(page, 'en');
    await expectFits(page, 'en');
    await unfold(page);
    await expectSoundWords(page, 'en');
  });
}
