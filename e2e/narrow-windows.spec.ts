// Nothing is wider than the window: at the project's width, and with the largest text (on a phone at 320 px).
import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from './fixtures';
import { openPage, PAGES } from './pages';

/** The elements that reach furthest over the right edge; none when the page does not scroll sideways. */
async function overflow(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth <= limit) return [];
    const worst = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > limit + 0.5)
      .sort((one, other) => other.right - one.right)
      .slice(0, 5);
    return [
      `the page is ${pageWidth} px wide`,
      ...worst.map(({ element, right }) => `${element.tagName} "${element.textContent.slice(0, 40)}" ends at ${right}`),
    ];
  }, width);
}

inEachLanguage(() => {
  for (const route of PAGES) {
    test(`${route} fits the window, also with the largest text`, async ({ page }, { project }) => {
      const width = page.viewportSize()?.width ?? 0;
      await openPage(page, route);
      expect(await overflow(page, width)).toEqual([]);

      const narrow = project.name === 'phone' ? 320 : width;
      await page.evaluate(() => localStorage.setItem('text-size', '150'));
      await page.setViewportSize({ width: narrow, height: 740 });
      await openPage(page, route);
      await expect(page.locator('html')).toHaveAttribute('data-text', '150');
      expect(await overflow(page, narrow)).toEqual([]);
    });
  }
});
