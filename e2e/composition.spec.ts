// Every screen answers first: how long a page is on a phone of 390 px in Korean, where its first result is, and how much of the first
// screen is chrome. The heights are the goals of step 6.
import type { Page } from '@playwright/test';
import { analyse } from './analysis';
import { CRAWL_LIMIT_MS, progressBar } from './directory';
import { expect, test } from './fixtures';
import { openPage } from './pages';

const SCREEN = { width: 390, height: 844 };
const CHROME_SHARE = 0.2;

interface Goal {
  route: string;
  /** px of the whole page at 390 px width. */
  height: number;
  /** The first result is inside the first screen. */
  hasResults?: true;
}

const GOALS: readonly Goal[] = [
  { route: '/', height: 3_600 },
  { route: '/doctors?zip=90006&language=all', height: 3_000, hasResults: true },
  // With the places where Korean is spoken before the list.
  { route: '/doctors?zip=90006', height: 3_750, hasResults: true },
  { route: '/hospitals?zip=90006', height: 3_500, hasResults: true },
  { route: '/medical-groups?zip=90006', height: 3_500, hasResults: true },
  { route: '/insurance-companies', height: 3_500 },
  { route: '/search?q=kaiser&zip=90004', height: 3_500, hasResults: true },
  { route: '/healthcare-organizations', height: 2_000 },
  { route: '/insurance-search?zip=90020', height: 4_500, hasResults: true },
  { route: '/medi-cal', height: 5_000 },
  { route: '/covered-california', height: 5_000 },
  { route: '/medicare', height: 5_100 },
  { route: '/admin/crawler', height: 4_000 },
  { route: '/assistance-programs', height: 4_500 },
  { route: '/forms', height: 5_000 },
  { route: '/contact', height: 2_500 },
  { route: '/glossary', height: 4_000 },
  { route: '/letters', height: 4_500 },
];

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Where the first result begins: the first item of the first list that was found for a search. */
async function firstResult(page: Page): Promise<number> {
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const box = await row.first().boundingBox();
  return box?.y ?? Number.POSITIVE_INFINITY;
}

/** Share of the first screen that what is fixed at its edges takes. */
async function chromeShare(page: Page): Promise<number> {
  return page.evaluate((height) => {
    const stuck = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { width, height: own } = element.getBoundingClientRect();
      const isAcross = width > window.innerWidth * 0.9 && own > 0;
      return isAcross && (position === 'fixed' || (position === 'sticky' && element.closest('main') === null));
    });
    return stuck.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / height;
  }, SCREEN.height);
}

test.describe.configure({ mode: 'parallel', timeout: 2 * CRAWL_LIMIT_MS });
test.use({ language: 'ko', viewport: SCREEN });

for (const { route, height, hasResults } of GOALS) {
  test(`${route} is at most ${height} px long and answers in the first screen`, async ({ page, t }) => {
    await openPage(page, route);
    await expect(progressBar(page, t)).toHaveCount(0, { timeout: CRAWL_LIMIT_MS });
    if (hasResults) expect.soft(await firstResult(page), 'top of the first result').toBeLessThan(SCREEN.height);
    expect.soft(await chromeShare(page), 'share of chrome').toBeLessThanOrEqual(CHROME_SHARE);
    expect(await heightOf(page)).toBeLessThanOrEqual(height);
  });
}

/** Each verdict names its year and what of the next year is missing. */
const ANALYSIS_HEIGHT = 4_900;

test(`the result of the analysis is at most ${ANALYSIS_HEIGHT} px long`, async ({ page, t }) => {
  await analyse(page, t, { zip: '90020', age: '71', income: '1,789' });
  expect(await heightOf(page)).toBeLessThanOrEqual(ANALYSIS_HEIGHT);
});
