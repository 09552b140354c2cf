// The five screens on Medicare, Medi-Cal, Covered California and what leads to them: figures of the year in force, dates as
// they stand today, a ZIP that is carried on, the real plan count, folding parts by keyboard, and clean print.
import type { Locator, Page } from '@playwright/test';
import { figureOn } from '@app/benefits/figures/figure';
import { FIGURES } from '@app/benefits/figures/figures';
import { coverageYearOn, windowsOn } from '@app/benefits/figures/windows';
import { incomeLimit } from '@app/benefits/programs/poverty';
import { type InsurancePlanResponse, PLAN_PATHS } from '@app/contracts/http/plans';
import { expect, inEachLanguage, test } from './fixtures';
import { openPage } from './pages';

const SCREENS = ['/medicare', '/medi-cal', '/covered-california', '/insurance-plans', '/insurance-dashboard'] as const;
/** Those with folding parts. */
const FOLDING: readonly string[] = ['/medicare', '/medi-cal'];
const ZIP = '90006';

/** Today in California, "2026-11-21". */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
const dollars = (value: number): string =>
  `$${value.toLocaleString('en-US', Number.isInteger(value) ? {} : { minimumFractionDigits: 2 })}`;
const rowOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** The elements around each of the elements, for the message of a failure. Runs in the page. */
const pathsOf = (elements: Element[]): string[] =>
  elements.map((element) => {
    const names: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      names.push(`${at.localName}#${at.id}${at.hasAttribute('hidden') ? '[hidden]' : ''}`);
    return names.join(' < ');
  });

/** Opens a closed part with Enter, closes it with Space, opens it again. A fold's name is its title and a quiet note. */
async function foldByKeyboard(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: title });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
}

inEachLanguage((language) => {
  test('Medicare marks the amounts of the year in force, folds by keyboard and carries the ZIP on', async ({
    page,
    t,
  }) => {
    await openPage(page, '/medicare');
    const mine = page.getByRole('region', { name: t('medicare:number.title') });
    const premium = figureOn(FIGURES, 'partBPremium', today());
    if (premium) await expect(mine).toContainText(premium.value.toFixed(2));
    await mine.getByRole('button', { name: t('medicare:number.earlier') }).click();
    const year = today().slice(0, 4);
    const now = `${t('benefits:table.now')} ${t('benefits:table.year', { year })}`;
    await expect(page.getByRole('columnheader', { name: now }).first()).toBeAttached();
    const deductible = figureOn(FIGURES, 'partBDeductible', today());
    if (deductible && !deductible.isOld) {
      await expect(rowOf(page, t('medicare:costs.partBDeductible'))).toContainText(dollars(deductible.value));
    }
    await foldByKeyboard(page, t('medicare:sections.eligibility'));
    await expect(page.getByRole('heading', { name: t('medicare:who.als.title') })).toBeVisible();

    const near = page.getByRole('search', { name: t('medicare:near.title') });
    await near.getByRole('textbox').fill(ZIP);
    await near.getByRole('textbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/insurance-search\\?zip=${ZIP}$`));
  });

  test('Medi-Cal says what changed, shows the limits of a chosen group and leads to the check', async ({
    page,
    t,
    like,
  }) => {
    await openPage(page, '/medi-cal');
    await expect(page.getByRole('heading', { name: like('medi-cal:banner.title') })).toBeVisible();
    const mine = page.getByRole('region', { name: t('medi-cal:number.title') });
    const aged = incomeLimit(FIGURES, 'mediCalAgedShare', 2, today());
    await mine.getByRole('radio', { name: t('medi-cal:number.couple'), exact: true }).check();
    if (aged) await expect(mine).toContainText(aged.monthly.toLocaleString('en-US'));
    await mine.getByRole('button', { name: t('medi-cal:number.earlier') }).click();
    const adults = incomeLimit(FIGURES, 'mediCalAdultShare', 4, today());
    await page
      .getByRole('combobox', { name: t('medi-cal:limits.choose') })
      .selectOption(t('medi-cal:groups.adult.name'));
    const four = rowOf(page, t('medi-cal:limits.size_other', { count: 4 }));
    await expect(four).toHaveCount(1);
    if (adults && !adults.level.isOld) await expect(four).toContainText(dollars(adults.monthly));

    await foldByKeyboard(page, t('medi-cal:sections.kinds'));
    await expect(page.getByRole('heading', { name: t('medi-cal:kinds.pace.name') })).toBeVisible();
    await page.getByRole('button', { name: t('medi-cal:sections.guide') }).click();
    await expect(page.getByRole('link', { name: '1-800-430-4263' })).toHaveAttribute('href', 'tel:+18004304263');
    await page
      .getByRole('link', { name: t('medi-cal:check') })
      .last()
      .click();
    await expect(page).toHaveURL(/\/eligibility$/);
  });

  test('Covered California keeps the ZIP in its address and labels its examples', async ({ page, t, like }) => {
    await openPage(page, '/covered-california');
    const year = coverageYearOn(today());
    const mine = page.getByRole('region', { name: t('covered-california:number.title') });
    await expect(mine).toContainText(String(year));
    await page.getByRole('button', { name: t('covered-california:sections.plans') }).click();
    const form = page.getByRole('search', { name: t('covered-california:plans.form') });
    await form.getByRole('textbox').fill(ZIP);
    await form.getByRole('textbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/covered-california\\?zip=${ZIP}$`));
    await page.reload();
    await expect(
      page.getByRole('heading', { name: like('covered-california:plans.listFor', { zip: ZIP }) }),
    ).toBeVisible();
    await expect(page.getByText(t('covered-california:plans.example'))).toBeVisible();
    // On a failure, where each of them is.
    const badges = page.getByRole('article').getByText(t('covered-california:plans.badge'), { exact: true });
    await expect.poll(() => badges.evaluateAll(pathsOf)).toHaveLength(4);
  });

  test('the overview opens its parts by keyboard and leads to the three programs', async ({ page, t }) => {
    await openPage(page, '/insurance-plans');
    for (const path of SCREENS.slice(0, 3)) {
      await expect(page.getByRole('article').locator(`a[href="${path}"]`)).toHaveCount(1);
    }
    await page.getByRole('tab', { name: t('overview:plans.tabs.overview') }).focus();
    await page.keyboard.press('ArrowRight');
    const types = page.getByRole('tabpanel', { name: t('overview:plans.tabs.types') });
    // The link of a type is its name; it covers the whole row, the words "see plans" included.
    await types.getByRole('link', { name: 'Medicare Advantage' }).click();
    await expect(page).toHaveURL(/\/insurance-search\?type=medicare-advantage/);
  });

  test('the benefits comparison keeps the chosen insurance and part, and leads on with the ZIP', async ({
    page,
    t,
  }) => {
    await openPage(page, `/benefits-comparison?zip=${ZIP}`);
    const table = page.getByRole('table');
    await page.getByRole('button', { name: t('coverage:types.medicare-original') }).click();
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    const deductible = figureOn(FIGURES, 'partADeductible', today());
    if (deductible) await expect(table).toContainText(deductible.value.toLocaleString('en-US'));
    await page.reload();
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(page).toHaveURL(/part=hospital/);
    await page
      .getByRole('article')
      .getByRole('link', { name: t('coverage:cards.plans') })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/plan-comparison\\?zip=${ZIP}$`));
  });

  test('the dashboard counts the plans of the database', async ({ page, t, request }) => {
    await expect(async () => {
      const answer = await request.get(`${PLAN_PATHS.plans}?limit=1`);
      const count = Number(answer.headers()['x-total-count']);
      expect(count).toBeGreaterThan(0);
      await page.goto('/insurance-dashboard');
      const [{ planYear: year } = { planYear: 0 }] = (await answer.json()) as InsurancePlanResponse[];
      const section = page.getByRole('region', { name: t('overview:dashboard.plans.titleOfYear', { year }) });
      await expect(section).toContainText(
        `${count.toLocaleString('en-US')}${t('overview:dashboard.plans.unit_other')}`,
      );
    }).toPass();
  });

  for (const path of ['/insurance-plans', '/insurance-dashboard']) {
    test(`${path} shows every enrollment period as of today`, async ({ page, t }) => {
      await openPage(page, path);
      for (const { id, name, status, daysLeft } of windowsOn(today())) {
        const item = page.locator(`[data-window="${id}"]`);
        await expect(item.getByRole('heading', { name: name[language] })).toBeVisible();
        await expect(item).toContainText(t(`benefits:windows.${status}`));
        if (status === 'active' && daysLeft !== null && daysLeft > 1) {
          await expect(item).toContainText(t('benefits:windows.left_other', { count: daysLeft }));
        }
      }
    });
  }

  for (const path of SCREENS) {
    test(`${path} prints without menus and forms, and with its folded parts`, async ({ page }) => {
      await openPage(page, path);
      // Their content is in the page all the time; only the screen hides it.
      const closed = page.locator(
        'main button[aria-expanded="false"] + [hidden], main :is(h3, div):has(> button[aria-expanded="false"]) + [hidden]',
      );
      const count = await closed.count();
      if (FOLDING.includes(path)) expect(count).toBeGreaterThan(2);
      await expect(closed.filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(closed.filter({ visible: true })).toHaveCount(count);
      for (const hidden of ['header nav', 'nav', '[role="search"]', '[data-no-print]']) {
        await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
      }
    });
  }
});
