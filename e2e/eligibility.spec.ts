// The eligibility check over the real service: as a dialog from the home page and as a page of its own.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from './fixtures';

type T = (key: string, values?: Record<string, string | number>) => string;

const CHECK = '/api/eligibility-check';
const INCOME: Record<string, { from: number; to: number }> = {
  under20: { from: 0, to: 20_000 },
  over50: { from: 50_000, to: 50_000 },
};

interface Answers {
  age: string;
  income: string;
  status: string;
}

/** Presses the choices of the form, in the dialog or on the page. */
async function fill(page: Page, t: T, { age, income, status }: Answers): Promise<void> {
  const isKorean = /[가-힣]/.test(t('eligibility:form.send'));
  const money = (dollars: number) =>
    isKorean ? `${dollars.toLocaleString('en-US')}달러` : `$${dollars.toLocaleString('en-US')}`;
  const band = INCOME[income] ?? { from: 0, to: 0 };
  await page.getByRole('radio', { name: t(`eligibility:form.ageBands.${age}`) }).check();
  await page
    .getByRole('radio', {
      name: t(`eligibility:form.incomeBands.${income}`, { from: money(band.from), to: money(band.to) }),
    })
    .check();
  await page.getByRole('radio', { name: t(`eligibility:form.statuses.${status}`) }).check();
}

const send = (page: Page, t: T) => page.getByRole('button', { name: t('eligibility:form.send') }).click();
const verdicts = (page: Page) =>
  page.locator('[data-verdict]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-verdict')));
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

inEachLanguage((language) => {
  test('a citizen of 72 with 15,000 dollars: three possible, from the home page and back', async ({ page, t }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: t('home:quick.eligibility.title') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('eligibility:title') });
    await expect(dialog).toBeVisible();
    await fill(page, t, { age: '70-74', income: 'under20', status: 'citizen' });
    await send(page, t);
    await expect(dialog.locator('h2[tabindex="-1"]')).toBeFocused();
    expect(await verdicts(page)).toEqual(['medicare:possible', 'mediCal:possible', 'extraHelp:possible']);
    await expect(dialog).toContainText('$22,032');
    // Exactly: a hidden line for screen readers says it too.
    const toast = page.getByText(t('eligibility:toast.done'), { exact: true });
    await expect(toast).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    // On paper: the result, not the page behind it and not the buttons.
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByText('$22,032').first()).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await expect(dialog.getByRole('button', { name: t('eligibility:result.print') })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    // The toast lies above the dialog and would take the first Escape.
    await expect(toast).toBeHidden({ timeout: 15_000 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(page.getByRole('radio', { name: t('eligibility:form.statuses.citizen') })).not.toBeChecked();
  });

  test('the page says no with the reason, tries a change, and takes a further answer', async ({ page, t }) => {
    await page.goto('/eligibility');
    await fill(page, t, { age: '60-64', income: 'over50', status: 'citizen' });
    await send(page, t);
    await expect(page.locator('[data-verdict="medicare:not-possible"]')).toBeVisible();
    await expect(page.locator('[data-verdict="mediCal:not-possible"]')).toBeVisible();
    await page
      .getByRole('button', { name: t('eligibility:flips.try') })
      .first()
      .click();
    await expect(page.getByText(t('eligibility:whatIf.title'))).toBeVisible();
    await page.getByRole('button', { name: t('eligibility:whatIf.leave') }).click();
    await expect(page.getByText(t('eligibility:whatIf.title'))).toBeHidden();
    await expect(page).toHaveURL(/\/eligibility$/);
  });

  test('another status: neutral words, legal help, and nothing kept by the browser', async ({ page, t }) => {
    await page.goto('/eligibility');
    const before = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await fill(page, t, { age: '75+', income: 'under20', status: 'other' });
    await send(page, t);
    await expect(page.locator('[data-verdict="medicare:not-possible"]')).toBeVisible();
    await expect(page.getByRole('link', { name: /1-888-804-3536|888-804-3536/ }).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(before);
  });

  test.describe('when the check is refused', () => {
    test.use({ refused: [CHECK] });

    test('what was chosen stays, the dialog says so itself, and a second try works', async ({ page, t }) => {
      await page.goto('/eligibility');
      await page.route(`**${CHECK}`, (route) => route.fulfill({ status: 429, body: '{}' }), { times: 1 });
      await fill(page, t, { age: '65-69', income: 'under20', status: 'resident' });
      await send(page, t);
      await expect(page.getByRole('alert').filter({ hasText: t('eligibility:failed.title') })).toBeVisible();
      await expect(page.getByRole('radio', { name: t('eligibility:form.statuses.resident') })).toBeChecked();
      await send(page, t);
      await expect(page.locator('[data-verdict]').first()).toBeVisible();
    });
  });

  test('nothing chosen: the empty fields are named and the first has the focus', async ({ page, t }) => {
    await page.goto('/eligibility');
    await send(page, t);
    await expect(page.getByText(t('eligibility:form.faults.Required')).first()).toBeVisible();
    await expect(page.getByLabel(t('eligibility:form.exactIncome'))).toBeFocused();
  });

  for (const width of [360, 768, 1280]) {
    test(`form and result fit ${width} px`, async ({ page, t }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/eligibility');
      expect(await sidewaysScroll(page)).toBe(0);
      await fill(page, t, { age: '70-74', income: 'under20', status: language === 'ko' ? 'resident' : 'citizen' });
      await send(page, t);
      await expect(page.locator('[data-rule]').first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
