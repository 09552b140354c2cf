// Home care agencies and adult day care: a ZIP that misses is crawled, and what is in the list can be called and read.
import { violations } from './axe';
import { collecting, CRAWL_LIMIT_MS, expectRows, moreOf, progressBar } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { untouchedZip } from './places';
import { callLink, expectKoreanBadge, readDialog } from './providers';

/** Two starter centers where Korean is spoken stand around this ZIP. */
const DAY_CARE_ZIP = '90005';

inEachLanguage((language) => {
  test('home care: a ZIP that misses is collected, and its records are marked as invented', async ({ page, t, like }, {
    project,
  }) => {
    test.setTimeout(2 * CRAWL_LIMIT_MS);
    const zip = untouchedZip(project.name, language);
    await page.goto('/assistants');
    const form = page.getByRole('search', { name: t('directory:assistant.form') });
    await form.getByRole('textbox', { name: t('directory:form.zip') }).fill(zip);
    await expect(form.getByRole('status').filter({ hasText: t('directory:form.typed') })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(collecting(page, t).first()).toBeVisible();
    await expectRows(page, like('directory:assistant.near_other'));
    await expect(collecting(page, t)).toHaveCount(0, { timeout: CRAWL_LIMIT_MS });
    await expect(page.getByText(t('ui:sample.notice')).first()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="tel:+18005415555"]')).toBeVisible();
    expect(await violations(page, { within: 'main' })).toEqual([]);
  });

  test('adult day care: Korean-stated centers stand first, nearest first, with a number that dials', async ({
    page,
    t,
    like,
  }) => {
    await page.goto(`/adult-day-care?zip=${DAY_CARE_ZIP}&radius=10&language=korean`);
    const list = await expectRows(page, like('directory:korean.title_other'));
    for (const row of await list.getByRole('listitem').all()) await expectKoreanBadge(row, t('ui:badge.korean'));
    const row = list.getByRole('listitem').filter({ has: page.locator('a[href="tel:+12132248888"]') });
    await expect(row).toContainText(language === 'ko' ? '이웃케어 미래' : 'Kheir Mirae');
    await readDialog(page, moreOf(row, t), async (sheet) => {
      await expect(callLink(sheet)).toHaveAttribute('href', 'tel:+12132248888');
      expect(await violations(page, { within: '[role="dialog"]' })).toEqual([]);
    });
  });

  test('senior housing: nothing is collected by ZIP, and it is said whom to call', async ({ page, t }) => {
    await page.goto('/senior-housing?zip=93042&radius=5&language=all');
    await expect(
      page.getByRole('heading', { name: t('directory:seniorHousing.empty', { zip: '93042', miles: 5 }) }),
    ).toBeVisible();
    await expect(progressBar(page, t)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t('directory:searchResults.notCrawled.title') })).toBeVisible();
    for (const number of ['211', '+18005102020'])
      await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`).first()).toBeVisible();
    await page.getByRole('button', { name: t('directory:empty.wider', { miles: 10 }) }).click();
    await expect(page).toHaveURL(/zip=93042&radius=10/);
  });
});
