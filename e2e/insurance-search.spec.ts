// The plan search over the plans that every database starts with: ZIP, conditions, the sheet of a plan.
import { countyText } from '../libs/content/src/places/california-counties';
import { violations } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { dateWords } from './provenance';
import { planCount, planForm, planRows, plansAnswered } from './plans';

const ORANGE_COUNTY_ZIP = '92801';
const HICAP = 'tel:+18004340222';

inEachLanguage((language) => {
  test('a ZIP and a condition leave only what fits, and the search is one line then', async ({ page, t }) => {
    const all = await plansAnswered(page, {}, () => page.goto('/insurance-search'));
    await expect(planCount(page, t, all.length)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(String(all[0]?.planYear)))
        .first(),
    ).toBeVisible();

    const form = planForm(page, t);
    await form.getByRole('button', { name: t('plans:filters.title') }).click();
    await form.getByLabel(t('plans:filters.category'), { exact: true }).selectOption('special-needs');
    const zip = form.getByRole('textbox', { name: t('plans:search.zip') });
    await zip.fill(ORANGE_COUNTY_ZIP);
    const inOrange = await plansAnswered(page, { zip: ORANGE_COUNTY_ZIP }, () => zip.press('Enter'));
    expect(inOrange.length).toBeLessThan(all.length);
    expect(inOrange.every(({ counties, isStatewide }) => isStatewide || counties.includes('Orange'))).toBe(true);
    const special = inOrange.filter(({ category }) => category === 'special-needs');
    await expect(planCount(page, t, special.length)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`zip=${ORANGE_COUNTY_ZIP}&category=special-needs$`));
    await expect(page.getByText(countyText('Orange', language)).first()).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(planRows(page, t)).toHaveCount(Math.min(10, special.length));
  });

  test('details open by keyboard with costs, year, source and check date, and give the focus back', async ({
    page,
    t,
  }) => {
    const found = await plansAnswered(page, { q: 'SCAN' }, () => page.goto('/insurance-search?q=SCAN'));
    expect(found.every((plan) => /scan/i.test(`${plan.name} ${plan.carrier} ${plan.parentOrganization}`))).toBe(true);
    await expect(planCount(page, t, found.length)).toBeVisible();
    const plan = found[0];
    if (!plan) throw new Error('no plan of SCAN among the plans of the first start');
    // A plan of two segments is in the list twice.
    const button = page.getByRole('button', { name: plan.name }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: plan.name });
    await sheet.getByRole('button', { name: t('ui:receipt') }).click();
    await expect(
      sheet.getByText(
        t('plans:fields.numberValue', { contract: plan.contractId, plan: plan.planId, segment: plan.segmentId }),
      ),
    ).toBeVisible();
    await expect(sheet.getByText(dateWords(plan.provenance, language, t)).first()).toBeVisible();
    await expect(sheet.getByRole('link', { name: plan.provenance.sourceName[language] })).toHaveAttribute(
      'href',
      plan.provenance.sourceUrl,
    );
    await expect(sheet.getByRole('link', { name: t('plans:sheet.apply') })).toHaveAttribute(
      'href',
      new RegExp(`^https://www\\.medicare\\.gov/plan-compare/#/plan-details/${plan.id}`),
    );
    expect(await violations(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('what is not found, and a type that has no list, lead on', async ({ page, t }) => {
    await page.goto('/insurance-search?q=zzqqzz');
    await expect(page.getByRole('heading', { name: t('plans:empty.words.title', { words: 'zzqqzz' }) })).toBeVisible();
    const all = await plansAnswered(page, {}, () =>
      page.getByRole('button', { name: t('plans:empty.all'), exact: true }).click(),
    );
    await expect(planCount(page, t, all.length)).toBeVisible();
    await page.goto('/insurance-search?type=medicare-supplement');
    await expect(page.getByText(t('plans:noSource.why.medicare-supplement'))).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${HICAP}"]`).first()).toBeVisible();
  });
});
