// The eligibility check over the real service: one question a step on a phone, one page on a desk, and the sheet on paper.
// What the form asks, refuses and sends is proved by its component test.
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { sheetsOf } from './sheets';

type T = (key: string, values?: Record<string, string | number>) => string;

const TALLEST_RESULT = 3_500;
const TWO_SCREENS = 1_688;

const widthless = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A person of 67 with 1,400 dollars a month who has Medicare; `next` presses to the following question on a phone. */
async function answer(where: Page | Locator, t: T, next: () => Promise<void>): Promise<void> {
  await where.getByLabel(t('eligibility:form.ageLabel'), { exact: true }).fill('67');
  await next();
  await where.getByLabel(t('eligibility:form.incomeOfMonth')).fill('1,400');
  await next();
  await next();
  await where.getByRole('radio', { name: t('eligibility:form.statuses.citizen'), exact: true }).check();
  await next();
  await where.getByRole('radio', { name: t('eligibility:form.insurances.medicare'), exact: true }).check();
  await next();
  await where.getByRole('radio', { name: t('eligibility:form.assetAnswers.withinLimit'), exact: true }).check();
}

const verdicts = (where: Page | Locator) =>
  where.locator('[data-verdict]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-verdict')));

const EXPECTED = ['medicare:have', 'medi-cal:possible', 'extra-help:possible'];

inEachLanguage(() => {
  test('on a phone: one question a step, back goes one back, the answer fits, nothing is kept', async ({ page, t }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/eligibility');
    const before = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await expect(page.locator('fieldset:visible')).toHaveCount(1);
    const press = () => page.getByRole('button', { name: t('eligibility:form.next'), exact: true }).click();
    await answer(page, t, press);
    await expect(page.getByText('6 / 6')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('5 / 6')).toBeVisible();
    await expect(
      page.getByRole('radio', { name: t('eligibility:form.insurances.medicare'), exact: true }),
    ).toBeChecked();
    await press();
    await page
      .locator('[data-step-ways]')
      .getByRole('button', { name: t('eligibility:form.send') })
      .click();
    await expect(page.locator('h1')).toBeFocused();
    expect(await verdicts(page)).toEqual(EXPECTED);
    await expect(page).toHaveURL(/\/eligibility$/);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(before);

    const result = await page.locator('[data-eligibility-result]').boundingBox();
    expect(result!.height).toBeLessThanOrEqual(TALLEST_RESULT);
    const places = await page
      .locator('[data-eligibility-result] a[href^="tel:"], [data-eligibility-result] a[href^="https://benefitscal"]')
      .evaluateAll((links) =>
        links
          .filter((link) => link.getClientRects().length > 0)
          .map((link) => link.getBoundingClientRect().bottom + window.scrollY),
      );
    expect(places.length).toBeGreaterThan(1);
    expect(Math.max(...places)).toBeLessThanOrEqual(TWO_SCREENS);
    expect(await widthless(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await sheetsOf(page, 'A4')).toBe(1);
  });

  test('the dialog of the home page gives the same answer on one sheet of paper', async ({ page, t }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    const opener = page.getByRole('button', { name: t('home:more.eligibility.title') });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: t('eligibility:title') });
    await answer(dialog, t, async () => undefined);
    await dialog.getByRole('button', { name: t('eligibility:form.send') }).click();
    await expect(dialog.locator('h2[tabindex="-1"]')).toBeFocused();
    expect(await verdicts(dialog)).toEqual(EXPECTED);
    expect(await sheetsOf(page, 'A4')).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-print-only]')).toContainText('$1,856');
    await expect(page.locator('[data-print-only]')).toContainText('Please provide a Korean interpreter.');
    await expect(dialog.getByRole('button').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(page.getByLabel(t('eligibility:form.ageLabel'), { exact: true })).toHaveValue('');
  });
});
