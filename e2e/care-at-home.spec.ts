// Home care agencies and adult day care: a ZIP that misses is crawled, and what stands in the list can be called and read.
import AxeBuilder from '@axe-core/playwright';
import { CRAWL_LIMIT_MS, expectTable, progressBar } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { untouchedZip } from './places';
import { callButton, expectKoreanBadge, nameOf, providersAnswered, readDialog } from './providers';

/** Two starter centers where Korean is spoken stand around this ZIP. */
const DAY_CARE_ZIP = '90005';

inEachLanguage((language) => {
  test('home care: a ZIP that misses is collected, and its records are marked as invented', async ({ page, t }, {
    project,
  }) => {
    test.setTimeout(2 * CRAWL_LIMIT_MS);
    const zip = untouchedZip(project.name, language);
    await page.goto('/assistants');
    await expect(page.getByRole('heading', { name: t('directory:before.title') })).toBeVisible();
    const form = page.getByRole('search', { name: t('directory:assistant.form') });
    await form.getByRole('textbox', { name: t('directory:form.zip') }).fill(zip);
    await expect(form.getByRole('status').filter({ hasText: t('directory:form.typed') })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(progressBar(page, t)).toBeVisible();
    const table = await expectTable(page, t('directory:assistant.caption', { zip }));
    await expect(progressBar(page, t)).toHaveCount(0, { timeout: CRAWL_LIMIT_MS });
    await expect(table.getByText(t('ui:badge.sample')).first()).toBeVisible();
    await expect(page.getByText(t('directory:results.sample'))).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="tel:+18005415555"]')).toBeVisible();
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

    await form.getByRole('button', { name: t('directory:form.reset') }).click();
    await expect(page).toHaveURL(/\/assistants$/);
    await expect(form.getByRole('textbox', { name: t('directory:form.zip') })).toBeFocused();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test('adult day care: distance and Korean only, a red badge with its word, a number that dials', async ({
    page,
    t,
  }) => {
    await page.goto('/adult-day-care');
    const form = page.getByRole('search', { name: t('directory:adultDayCare.form') });
    await form.getByRole('textbox', { name: t('directory:form.zip') }).fill(DAY_CARE_ZIP);
    await form.getByLabel(t('directory:form.radius'), { exact: true }).selectOption('10');
    await form.getByLabel(t('directory:form.language'), { exact: true }).selectOption('korean');
    const { rows } = await providersAnswered(page, { type: 'adultDayCare', zip: DAY_CARE_ZIP, radius: '10' }, () =>
      form.getByRole('button', { name: t('directory:form.search'), exact: true }).click(),
    );
    await expect(page).toHaveURL(new RegExp(`zip=${DAY_CARE_ZIP}&radius=10&language=korean`));
    const table = await expectTable(page, t('directory:adultDayCare.caption', { zip: DAY_CARE_ZIP }));
    const lines = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(lines).toHaveCount(rows.length);
    for (const line of await lines.all()) await expectKoreanBadge(line, t('ui:badge.korean'));
    await expect(lines.first()).toContainText(t('records:distance.same'));
    expect(rows.map(({ distanceMiles }) => distanceMiles ?? 0)).toEqual(
      rows.map(({ distanceMiles }) => distanceMiles ?? 0).sort((one, other) => one - other),
    );

    const center = rows.find(({ phone }) => phone === '(213) 224-8888');
    if (!center) throw new Error('the starter record of Kheir Mirae is gone');
    const line = lines.filter({ hasText: nameOf(center, language) });
    await expect(line.getByRole('link')).toHaveAttribute('href', 'tel:+12132248888');
    const opener = line.getByRole('rowheader').getByRole('button');
    await readDialog(page, opener, async (dialog) => {
      await expect(dialog).toContainText(center.provenance.sourceName[language]);
      await expect(dialog).toContainText(
        t('ui:provenance.checked', { date: center.provenance.checkedOn.slice(0, 10) }),
      );
      await expect(callButton(dialog, t)).toHaveAttribute('href', 'tel:+12132248888');
      expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
    });
  });

  test('senior housing: nothing is collected by ZIP, and it is said whom to call', async ({ page, t }) => {
    await page.goto('/senior-housing?zip=93042');
    await expect(
      page.getByRole('heading', { name: t('directory:seniorHousing.empty', { zip: '93042' }) }),
    ).toBeVisible();
    await expect(progressBar(page, t)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t('directory:searchResults.notCrawled.title') })).toBeVisible();
    for (const number of ['211', '+18005102020'])
      await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`)).toBeVisible();
    await page.getByRole('button', { name: t('directory:empty.wider', { miles: 5 }) }).click();
    await expect(page).toHaveURL(/zip=93042&radius=5$/);
  });
});
