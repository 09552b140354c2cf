// The eligibility check over the real service: one question a step on a phone, one page on a desk, and the sheet on paper.
// What the form asks, refuses and sends is proved by its component test.
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { sheetsOf } from './sheets';

type T = (key: string, values?: Record<string, string | number>) => string;

const TALLEST_PAGE = 4_500;
/** A phone's screen without the menu at its foot. */
const FIRST_SCREEN = 780;

const widthless = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A person of 67 with 1,400 dollars a month who has Medicare; `next` presses to the following question on a phone. */
async function answer(where: Page | Locator, t: T, next: () => Promise<void>): Promise<void> {
  await where.getByRole('button', { name: t('eligibility:form.situations.none'), exact: true }).click();
  await where.getByLabel(t('eligibility:form.ageLabel'), { exact: true }).fill('67');
  await next();
  await where.getByLabel(t('eligibility:form.incomeOfMonth')).fill('1,400');
  await next();
  await next();
  await where.getByRole('radio', { name: t('eligibility:form.statuses.citizen'), exact: true }).check();
  await next();
  await where.getByRole('radio', { name: t('eligibility:form.insurances.medicare'), exact: true }).check();
  await next();
  await where.getByRole('radio', { name: LOW_ASSETS }).check();
}

/** "18,090달러 이하", "$18,090 or less" */
const LOW_ASSETS = /^\$?18,090(?:달러 이하| or less)$/;

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
    await expect(page.getByText('7 / 7')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('6 / 7')).toBeVisible();
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

    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST_PAGE);
    // Three actions, each with a number to press, before anybody scrolls.
    const actions = page.locator('[data-action]');
    await expect(actions).toHaveCount(3);
    const box = await actions.last().boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(FIRST_SCREEN);
    for (const action of await actions.all()) await expect(action.locator('a[href^="tel:"]').first()).toBeVisible();
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
