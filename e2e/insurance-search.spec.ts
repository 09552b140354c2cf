// The plan search over the plans that every database starts with: words and ZIP ask the server, the panel filters.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { countyText } from '../libs/content/src/places/california-counties';
import type { InsurancePlanResponse } from '../libs/contracts/src/http/plans';
import { expect, inEachLanguage, test } from './fixtures';
import { planCards, planCount, planForm, plansAnswered } from './plans';

type Plan = InsurancePlanResponse;

const ORANGE_COUNTY_ZIP = '92801';
const HICAP = 'tel:+18004340222';

const costs = (above: number, upTo: number) => (plan: Plan) =>
  plan.monthlyPremium !== null && plan.monthlyPremium > above && plan.monthlyPremium <= upTo;

const openPanel = (page: Page, name: string) => page.getByRole('button', { name, expanded: false }).click();

inEachLanguage((language) => {
  test('a ZIP leaves only the plans of its county, under a notice of their year', async ({ page, t }) => {
    const all = await plansAnswered(page, () => page.goto('/insurance-search'));
    await expect(planCount(page, t, all.length)).toBeVisible();
    const year = all[0]?.planYear ?? 0;
    const title = year < new Date().getFullYear() ? 'plans:year.titleEnded' : 'plans:year.title';
    await expect(page.getByRole('heading', { name: t(title, { year }) })).toBeVisible();
    await expect(planCards(page, t).first()).toContainText(String(year));

    const zip = planForm(page, t).getByRole('textbox', { name: t('plans:search.zip') });
    await zip.fill(ORANGE_COUNTY_ZIP);
    const inOrange = await plansAnswered(page, () => zip.press('Enter'));
    expect(inOrange.length).toBeLessThan(all.length);
    expect(inOrange.every(({ counties, isStatewide }) => isStatewide || counties.includes('Orange'))).toBe(true);
    await expect(planCount(page, t, inOrange.length)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`zip=${ORANGE_COUNTY_ZIP}$`));
    const county = countyText('Orange', language);
    await expect(page.getByText(`${ORANGE_COUNTY_ZIP} · `)).toContainText(county);
    const own = new RegExp(`${county}|${t('plans:area.statewide')}`);
    for (const card of await planCards(page, t).all()) await expect(card).toContainText(own);
  });

  test('premium, type, category and benefits narrow the list, and one press clears them all', async ({ page, t }) => {
    const all = await plansAnswered(page, () => page.goto('/insurance-search'));
    await openPanel(page, t('plans:filters.title'));
    const premium = page.getByLabel(t('plans:filters.premium'), { exact: true });
    for (const [bucket, fits] of [
      ['51-100', costs(50, 100)],
      ['101-200', costs(100, 200)],
      ['201-up', costs(200, Infinity)],
    ] as const) {
      await premium.selectOption(bucket);
      await expect(planCount(page, t, all.filter(fits).length)).toBeVisible();
    }
    await premium.selectOption('0-50');
    await page.getByLabel(t('plans:filters.category'), { exact: true }).selectOption('special-needs');
    await page.getByLabel(t('plans:filters.type'), { exact: true }).selectOption('medicare-advantage');
    const special = all.filter((plan) => plan.category === 'special-needs' && costs(-1, 50)(plan));
    await expect(planCount(page, t, special.length)).toBeVisible();

    await page.getByRole('button', { name: t('plans:benefits.dental'), exact: true }).click();
    const known = special.filter(({ benefits }) => benefits.dental?.isCovered === true);
    await expect(planCount(page, t, known.length)).toBeVisible();
    await expect(page).toHaveURL(/premium=0-50&type=medicare-advantage&category=special-needs&benefits=dental$/);

    await page.getByRole('button', { name: t('plans:filters.clear') }).click();
    await expect(planCount(page, t, all.length)).toBeVisible();
    await expect(page).toHaveURL(/\/insurance-search$/);
    await expect(premium).toHaveValue('');
  });

  test('details open by keyboard with year, source and check date, and give the focus back', async ({ page, t }) => {
    const found = await plansAnswered(page, () => page.goto('/insurance-search?q=SCAN'));
    expect(found.every((plan) => /scan/i.test(`${plan.name} ${plan.carrier} ${plan.parentOrganization}`))).toBe(true);
    await expect(planCount(page, t, found.length)).toBeVisible();
    const plan = found[0];
    if (!plan) throw new Error('no plan of SCAN among the starter plans');
    // A plan of two segments stands in the list twice.
    const button = page.getByRole('button', { name: plan.name }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: plan.name });
    await expect(dialog.getByText(t('plans:year.value', { year: plan.planYear }), { exact: true })).toBeVisible();
    await expect(
      dialog.getByText(
        t('plans:fields.numberValue', { contract: plan.contractId, plan: plan.planId, segment: plan.segmentId }),
      ),
    ).toBeVisible();
    await expect(
      dialog.getByText(t('ui:provenance.checked', { date: plan.provenance.checkedOn.slice(0, 10) })).first(),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: plan.provenance.sourceName[language] })).toHaveAttribute(
      'href',
      plan.provenance.sourceUrl,
    );
    await expect(dialog.getByRole('link', { name: t('plans:dialog.medicarePage') })).toHaveAttribute(
      'href',
      new RegExp(`^https://www\\.medicare\\.gov/plan-compare/#/plan-details/${plan.id}`),
    );
    expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('what is not found, and a type that has no list, lead on', async ({ page, t }) => {
    await page.goto('/insurance-search?q=zzqqzz');
    await expect(page.getByRole('heading', { name: t('plans:empty.words.title', { words: 'zzqqzz' }) })).toBeVisible();
    const all = await plansAnswered(page, () =>
      page.getByRole('button', { name: t('plans:empty.all'), exact: true }).click(),
    );
    await expect(planCount(page, t, all.length)).toBeVisible();

    await openPanel(page, t('plans:filters.title'));
    await page.getByLabel(t('plans:filters.type'), { exact: true }).selectOption('medicare-supplement');
    await expect(planCount(page, t, 0)).toBeVisible();
    await expect(page.getByText(t('plans:noSource.why.medicare-supplement'))).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${HICAP}"]`).first()).toBeVisible();
  });
});
