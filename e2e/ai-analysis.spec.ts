// Travel, in both languages: age and income typed, four steps seen, results that axe accepts and that print on two sheets, one press
// to the comparison; what was typed is nowhere afterwards.
import { analyse } from './analysis';
import { violations, WCAG } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { sheetsOf } from './sheets';

const ZIP = '90020';
const MAX_SHEETS = 2;

inEachLanguage(() => {
  test('the analysis goes from the form to plans next to each other and keeps nothing', async ({ page, t }) => {
    const plans = await analyse(page, t, { zip: ZIP, age: '71', income: '1,789' });
    await plans.getByRole('button', { name: t('analysis:years') }).click();
    await expect(plans.getByRole('listitem').first()).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept + page.url()).not.toMatch(/1,?789/);
    expect(await sheetsOf(page, 'Letter')).toBeLessThanOrEqual(MAX_SHEETS);
    await plans.getByRole('link', { name: t('analysis:compare') }).click();
    await expect(page).toHaveURL(new RegExp(`/plan-comparison\\?zip=${ZIP}&chosen=`));
    await expect(page.getByRole('region', { name: t('comparison:years') })).toBeVisible();
  });
});
