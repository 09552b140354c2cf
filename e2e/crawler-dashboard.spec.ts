// A crawl of everything, watched by two operators, whose crawler dies in the middle.
import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import { violations } from './axe';
import { overview, partsOf, RUN_LIMIT_MS, runById, tidyUp } from './crawl-calls';
import { expectSameAsRows, openHistory, panelOf } from './crawler-screens';
import { expect, inEachLanguage, isExpected, speak, test, watch } from './fixtures';
import { killCrawler, letDaysPass } from './installation';
import type { Language } from './phrases';
import { setDelay } from './sample-sources';

/** Eight whole sources, the four directories that are on, and three kinds of provider in the three sample ZIP codes. */
const PARTS = 21;
/** As slow as the sources on a good day: bars are seen moving. */
const MOVING_MS = 150;
/** So slow that nothing moves while two screens are compared with the rows; after 20 s of it the sources fail. */
const STANDSTILL_MS = 5_000;

test.describe.configure({ timeout: 4 * RUN_LIMIT_MS });
test.beforeEach(tidyUp);
test.afterEach(tidyUp);

/** While the crawler is away, the gateway says so with these, and the browser prints it. */
const isOutage = (message: ConsoleMessage): boolean =>
  isExpected(message) || (message.location().url.includes('/api/crawl/') && /\b50[234]\b/.test(message.text()));

interface Operator {
  page: Page;
  complaints: string[];
}

/** A person of their own: another browser session. */
async function openDashboard(browser: Browser, language: Language): Promise<Operator> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, language);
  const complaints = await watch(page, isOutage);
  await page.goto('/admin/crawler');
  return { page, complaints };
}

inEachLanguage((language) => {
  test('a crawl of everything goes on after its crawler was killed, and every count is its row', async ({
    browser,
    t,
  }) => {
    // Only the sample ZIP codes are read: what visitors requested is forgotten.
    await letDaysPass(31);
    await setDelay(MOVING_MS);
    // Korean proves that nothing is lost with a crawler; English reads the same screens.
    const isKilled = language === 'ko';
    const [first, second] = [await openDashboard(browser, language), await openDashboard(browser, language)];
    const { page } = first;
    const start = page.getByRole('button', { name: t('crawler:all.button'), exact: true });
    const bar = panelOf(page).getByRole('progressbar');

    await test.step('it starts, and cannot be started twice', async () => {
      await expect(start).toHaveAttribute('aria-disabled', 'false');
      await expect(second.page.getByRole('table').first()).toBeVisible();
      const answered = page.waitForResponse('**/api/crawl/all');
      await start.click();
      expect((await answered).ok()).toBe(true);
      // The other operator's page was idle.
      await expect(panelOf(second.page).getByRole('progressbar')).toBeVisible();
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await expect(start).toHaveAccessibleDescription(t('crawler:all.reason.active'));
      await expect(bar).toHaveAttribute('aria-valuemax', String(PARTS));
    });

    await test.step('its bars move', async () => {
      await expect
        .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: RUN_LIMIT_MS })
        .toBeGreaterThan(0);
      await expect(panelOf(page)).toContainText(t('crawler:status.running'));
    });

    await setDelay(STANDSTILL_MS);
    await test.step('both operators see the rows, also after a reload', async () => {
      await expectSameAsRows(page, language);
      await second.page.reload();
      await expectSameAsRows(second.page, language);
    });

    const before = (await overview()).latestAll;
    expect(before).toMatchObject({ status: 'running', total: PARTS });
    expect(before?.done).toBeLessThan(PARTS);

    await test.step('its crawler dies, and the page says that its picture is old', async () => {
      if (isKilled) await killCrawler();
      if (isKilled) await expect(page.getByText(t('crawler:old.title'))).toBeVisible();
      // The bars of a crawl under way still stand: lost work is taken up again after 15 s.
      await expect(panelOf(second.page).getByRole('progressbar')).toBeVisible();
      expect(await violations(second.page)).toEqual([]);
      await setDelay(0);
      await expect(page.getByText(t('crawler:old.title'))).toHaveCount(0, { timeout: RUN_LIMIT_MS });
    });

    await test.step('it goes on to its good end', async () => {
      await expect(panelOf(page)).toContainText(t('crawler:status.succeeded'), { timeout: 2 * RUN_LIMIT_MS });
      await expect(panelOf(page)).toContainText(t('crawler:all.parts', { done: PARTS, total: PARTS }));
      await expect(start).toHaveAttribute('aria-disabled', 'false');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('the rows say the same, and that parts were taken over', async () => {
      const run = await runById(before?.id ?? '');
      const parts = await partsOf(run.id);
      expect(run).toMatchObject({ status: 'succeeded', done: PARTS, total: PARTS, failure: null });
      expect((await overview()).latestAll).toEqual(run);
      expect(parts).toHaveLength(PARTS);
      expect(parts.some(({ attempts }) => attempts > 1)).toBe(isKilled);
      expect(run.found).toBe(parts.reduce((sum, { found }) => sum + found, 0));
    });

    await test.step('both operators see the rows, and the history one run whose page lists its parts', async () => {
      await expectSameAsRows(second.page, language);
      await page.reload();
      await expectSameAsRows(page, language);
      const family = (await openHistory(page)).first();
      await expect(family).toContainText(t('crawler:all.title'));
      await family.getByRole('link').click();
      await expect(page.getByRole('rowheader')).toHaveCount(PARTS);
    });
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    for (const operator of [first, second]) await operator.page.context().close();
  });
});
