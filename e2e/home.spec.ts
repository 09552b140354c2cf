// The home page: a ZIP, one of thirteen buttons, the list.
import { CRAWL_LIMIT_MS, expectRows } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { untouchedZip } from './places';

inEachLanguage((language) => {
  test('a category button needs five digits and says so', async ({ page, t }) => {
    await page.goto('/');
    await page.getByRole('button', { name: t('home:ask.byZip') }).click();
    await page.getByRole('textbox', { name: t('home:zip.title') }).fill('900');
    // By keyboard: the button is marked as not ready, and pressing it says what is missing.
    await page.getByRole('button', { name: t('home:categories.clinic'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('home:zip.alert')).first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('a ZIP and a category lead to the list of that place', async ({ page, t, like }, { project }) => {
    test.setTimeout(2 * CRAWL_LIMIT_MS);
    const zip = untouchedZip(project.name, language);
    await page.goto('/');
    await page.getByRole('button', { name: t('home:ask.byZip') }).click();
    await page.getByRole('textbox', { name: t('home:zip.title') }).fill(zip);
    await page.getByRole('button', { name: t('home:categories.clinic'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/search-results\\?zip=${zip}&type=clinic`));
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: t('directory:searchResults.title', { zip, type: t('records:types.clinic') }),
      }),
    ).toBeVisible();
    await expectRows(page, like('directory:results.found_other'));
  });
});
