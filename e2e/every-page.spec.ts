// What holds on every page in both languages, checked in one visit each: title, language, axe, no text that leaked from the code
// or from the other language, which one press brings without losing the place or what was typed; nothing too small for a finger, nothing wider than the window at 360, 768 and 1280 px, nor at 320 px with the largest text or with text at 200 %.
// (`make test-full` visits at every width.)
import type { Page } from '@playwright/test';
import { violations, WCAG } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { leakedText } from './leaked-text';
import { overflow } from './overflow';
import { otherLanguage } from './other-language';
import { openPage, PAGES } from './pages';
import { phrase, type Language } from './phrases';
import { smallTargets } from './small-targets';

// The pages know nothing of each other.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [360, 768, 1280];
const NARROWEST = 320;

/** Types into the first field there is, if any, and presses the other language. */
async function switchesInPlace(page: Page, to: Language): Promise<void> {
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
  await expect.soft
    .poll(() => otherLanguage(page, to), { message: `words of another language than ${to}` })
    .toEqual([]);
  expect.soft(await page.title()).not.toBe(title);
  expect.soft(new URL(page.url()).pathname).toBe(place);
  if (hasField) await expect.soft(field).toHaveValue('9');
}

inEachLanguage((language) => {
  for (const route of PAGES) {
    test(`${route} works: title, language, axe, words, widths`, async ({ page }) => {
      await openPage(page, route);
      expect.soft(await page.title()).not.toBe('');
      await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
      expect.soft(leakedText(await page.locator('body').innerText())).toEqual([]);
      expect.soft(await otherLanguage(page, language), 'words of the other language').toEqual([]);
      expect.soft(await violations(page, { tags: WCAG })).toEqual([]);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await overflow(page), `at ${width} px`).toEqual([]);
        if (width === WIDTHS[0]) expect.soft(await smallTargets(page), 'too small for a finger').toEqual([]);
      }
      await page.setViewportSize({ width: NARROWEST, height: 740 });
      await page.evaluate(() => {
        document.documentElement.dataset['text'] = '150';
      });
      expect.soft(await overflow(page), 'with the largest text').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await overflow(page), 'with text at 200 %').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      if (language === 'ko') await switchesInPlace(page, 'en');
    });
  }
});
