// The first travel: a ZIP search that misses, a crawl, the records (docs/architecture.md).
import { CRAWL_LIMIT_MS, expectTable, progressBar, searchZip } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { untouchedZip, ZIP_WITHOUT_RECORDS } from './places';
import { setDelay, USUAL_DELAY_MS } from './sample-sources';

/** A slow day of the source: the page looks every 5 s, and its counts are to be seen. */
const SLOW_MS = 3_000;

test.describe.configure({ timeout: 2 * CRAWL_LIMIT_MS });

inEachLanguage((language) => {
  test('a pharmacy search that misses collects records and shows them', async ({ page, t, like }, { project }) => {
    const zip = untouchedZip(project.name, language);
    await setDelay(SLOW_MS);
    await page.goto('/pharmacies');
    await expect(page.getByRole('heading', { level: 1, name: t('directory:pharmacy.title') })).toBeVisible();
    await searchZip(page, t, 'pharmacy', zip);

    await expect(progressBar(page, t)).toBeVisible();
    await expect(page.getByRole('heading', { name: t('crawl:title', { zip }) })).toBeVisible();
    await expect(page.getByText(like('crawl:steps'))).toBeVisible();
    await setDelay(USUAL_DELAY_MS);

    const table = await expectTable(page, t('directory:pharmacy.caption', { zip }));
    await expect(progressBar(page, t)).toHaveCount(0, { timeout: CRAWL_LIMIT_MS });
    await expect(table.getByRole('cell', { name: zip, exact: true }).first()).toBeVisible();
    await expect(table.getByText(t('ui:badge.sample')).first()).toBeVisible();
    await expect(page.getByText(t('directory:results.sample'))).toBeVisible();

    const names = await table.getByRole('rowheader').allInnerTexts();
    await page.reload();
    await expectTable(page, t('directory:pharmacy.caption', { zip }));
    await expect(progressBar(page, t)).toHaveCount(0);
    expect(await page.getByRole('table').getByRole('rowheader').allInnerTexts()).toEqual(names);
  });

  test('a doctor search that misses moves the focus to the results, and a name opens by keyboard', async ({ page, t }, {
    project,
  }) => {
    const zip = untouchedZip(project.name, language);
    await page.goto('/doctors');
    await searchZip(page, t, 'doctor', zip);
    const table = await expectTable(page, t('directory:doctor.caption', { zip }));

    const name = table.getByRole('rowheader').first().getByRole('button');
    await name.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(t('records:detail.confirm'))).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(name).toBeFocused();
  });

  test('a place without records says so honestly', async ({ page, t }) => {
    await page.goto(`/clinics?zip=${ZIP_WITHOUT_RECORDS}`);
    await expect(
      page.getByRole('heading', { name: t('directory:clinic.empty', { zip: ZIP_WITHOUT_RECORDS }) }),
    ).toBeVisible({ timeout: CRAWL_LIMIT_MS });
    await expect(page.getByText(t('directory:empty.call211'))).toBeVisible();
  });

  test('a ZIP of four digits is not searched', async ({ page, t }) => {
    await page.goto('/doctors');
    await searchZip(page, t, 'doctor', '9002');
    await expect(page.getByText(t('directory:form.need'))).toBeVisible();
    const form = page.getByRole('search', { name: t('directory:doctor.form') });
    await expect(form.getByRole('textbox', { name: t('directory:form.zip') })).toBeFocused();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
