// What holds on every page in both languages, asked in one visit each: title, language, axe, no text that leaked from the code,
// nothing too small for a finger, nothing wider than the window at 360, 768 and 1280 px, nor at 320 px with the largest text.
// (`make test-full` visits at every width.)
import { violations, WCAG } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { leakedText } from './leaked-text';
import { overflow } from './overflow';
import { openPage, PAGES } from './pages';
import { smallTargets } from './small-targets';

// The pages know nothing of each other.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [360, 768, 1280];
const NARROWEST = 320;

inEachLanguage((language) => {
  for (const route of PAGES) {
    test(`${route} stands: title, language, axe, words, widths`, async ({ page }) => {
      await openPage(page, route);
      expect.soft(await page.title()).not.toBe('');
      await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
      expect.soft(leakedText(await page.locator('body').innerText())).toEqual([]);
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
    });
  }
});
