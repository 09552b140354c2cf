// Travel, English on a laptop: plans for 90020, from the home page to three of them side by side. Every tap is counted.
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { planCount, planForm, planRows, plansAnswered } from './plans';

const ZIP = '90020';
const MAX_TAPS = 7;

test.use({ language: 'en', viewport: { width: 1280, height: 800 } });

const rising = (numbers: (number | null)[]): boolean =>
  numbers.every((one, index) => index === 0 || (one ?? Infinity) >= (numbers[index - 1] ?? Infinity));

test('plans for 90020: found, ordered and compared without an end wall', async ({ page, t }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto('/');
  // The first way of the page that leads to plans: it must be the one that works.
  await tap(page.locator('a[href^="/insurance-search"]:visible').first());
  const form = planForm(page, t);
  await form.getByRole('textbox', { name: t('plans:search.zip') }).fill(ZIP);
  const found = await plansAnswered(page, { zip: ZIP }, () =>
    tap(form.getByRole('button', { name: t('plans:search.search') })),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ counties, isStatewide }) => isStatewide || counties.includes('Los Angeles'))).toBe(true);
  expect(rising(found.map(({ monthlyPremium }) => monthlyPremium))).toBe(true);
  await expect(planCount(page, t, found.length)).toBeFocused();

  const first = planRows(page, t).first();
  await expect(first).toBeInViewport();
  await expect(first).toContainText(found[0]?.carrier ?? '');
  await expect(first).toContainText(t('plans:row.premium'));

  const byMaximum = await plansAnswered(page, { zip: ZIP, sort: 'maximum' }, () =>
    tap(page.getByRole('button', { name: t('plans:sort.maximum') })),
  );
  expect(rising(byMaximum.map(({ maxOutOfPocket }) => maxOutOfPocket))).toBe(true);
  await expect(page).toHaveURL(/sort=maximum/);

  for (const index of [0, 1]) await tap(planRows(page, t).nth(index).getByRole('checkbox'));
  // A shared or reloaded address still knows the ZIP, the order and the chosen plans.
  await page.goto(page.url());
  await expect(page.getByText(t('plans:tray.count', { count: 2 }))).toBeVisible();
  await tap(page.getByRole('link', { name: t('plans:tray.compare') }));
  const table = page.getByRole('table', { name: t('plans:compare.title') });
  for (const { name } of byMaximum.slice(0, 2)) await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await expect(table.getByRole('row', { name: t('plans:fields.monthlyPremium') })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
});
