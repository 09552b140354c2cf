// Saves a picture of every page: three widths, both languages. Not a test; nothing of it is committed.
//   node_modules/.bin/playwright test --config e2e/screenshots.config.ts     (SCREENSHOTS_DIR names the folder)
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inEachLanguage, test } from './fixtures';
import { ROUTES, UNKNOWN_ROUTE } from './routes';

const WIDTHS = [360, 768, 1280];
const folder = process.env.SCREENSHOTS_DIR ?? join(__dirname, '../test-results/screenshots');

inEachLanguage((language) => {
  for (const route of [...ROUTES, UNKNOWN_ROUTE]) {
    test(`picture of ${route}`, async ({ page }) => {
      mkdirSync(folder, { recursive: true });
      const name = route.replace(/^\//, '').replace(/[^\w-]+/g, '-') || 'home';
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(folder, `${name}-${language}-${width}.png`), fullPage: true });
      }
    });
  }
});
