// Travel, in both languages: age and income typed, four steps seen, results that axe accepts, one press to the comparison; what
// was typed stands nowhere afterwards.
import { violations, WCAG } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { openPage } from './pages';

const ZIP = '90020';
const AGE = '71';
const INCOME = '1,789';

inEachLanguage(() => {
  test('the analysis goes from the form to plans beside each other and keeps nothing', async ({ page, t }) => {
    await openPage(page, `/ai-analysis?zip=${ZIP}`);
    const form = page.getByRole('form', { name: t('analysis:form.label') });
    await form.getByRole('textbox', { name: t('analysis:form.age') }).fill(AGE);
    await form.getByRole('textbox', { name: t('analysis:form.income.month') }).fill(INCOME);
    await form.getByRole('button', { name: t('analysis:form.start') }).click();
    await expect(page.getByRole('progressbar', { name: t('analysis:steps.label') })).toBeVisible();
    const years = page.getByRole('region', { name: t('analysis:years') });
    await expect(years.getByRole('listitem').first()).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept + page.url()).not.toMatch(/1,?789/);
    await years.getByRole('link', { name: t('analysis:compare') }).click();
    await expect(page).toHaveURL(new RegExp(`/plan-comparison\\?zip=${ZIP}&chosen=`));
    await expect(page.getByRole('region', { name: t('comparison:years') })).toBeVisible();
  });
});
