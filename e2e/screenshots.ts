// Saves a picture of every page in both languages and in every look of looks.ts, one visit each. Not a test of the usual run:
// `make screenshots`. contact-sheets.ts then puts them side by side.
import { mkdirSync } from 'node:fs';
import { inEachLanguage, test } from './fixtures';
import { LOOKS, pictureOf, PICTURES, putOn } from './looks';
import { openPage } from './pages';
import { ROUTES, UNKNOWN_ROUTE } from './routes';

/** Pictures are to be looked at, not measured: a fifth of the bytes. */
const QUALITY = 70;

test.describe.configure({ mode: 'parallel' });

inEachLanguage((language) => {
  for (const route of [...ROUTES, UNKNOWN_ROUTE]) {
    test(`pictures of ${route}`, async ({ page }) => {
      mkdirSync(PICTURES, { recursive: true });
      await openPage(page, route);
      for (const look of LOOKS) {
        await putOn(page, look);
        const path = pictureOf(route, language, look);
        await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true, animations: 'disabled' });
      }
    });
  }
});
