// Axe over every page in both languages (on the desktop; `make test-full` asks at every width).
import AxeBuilder from '@axe-core/playwright';
import { expect, inEachLanguage, test } from './fixtures';
import { openPage, PAGES, WCAG } from './pages';

inEachLanguage((language) => {
  for (const route of PAGES) {
    test(`${route} has no accessibility finding`, async ({ page }) => {
      await openPage(page, route);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
      expect(await page.title()).not.toBe('');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }
});
