// The first request flow: a ZIP search that misses, a crawl, the records (docs/architecture.md).
import { collecting, CRAWL_LIMIT_MS, expectRows, moreOf, searchZip } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { untouchedZip, ZIP_WITHOUT_RECORDS } from './places';
import { readDialog } from './providers';
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
    await expect(collecting(page, t).first()).toBeVisible();
    await setDelay(USUAL_DELAY_MS);

    const list = await expectRows(page, like('directory:pharmacy.near_other'));
    await expect(collecting(page, t)).toHaveCount(0, { timeout: CRAWL_LIMIT_MS });
    await expect(list.getByText(t('records:distance.inside', { zip })).first()).toBeVisible();
    await expect(page.getByText(t('ui:sample.notice')).first()).toBeVisible();

    const names = await list.getByRole('heading').allInnerTexts();
    await page.reload();
    const again = await expectRows(page, like('directory:pharmacy.near_other'));
    await expect(collecting(page, t)).toHaveCount(0);
    expect(await again.getByRole('heading').allInnerTexts()).toEqual(names);
  });

  test('a doctor search that misses moves the focus to the results, and a row opens by keyboard', async ({
    page,
    t,
    like,
  }, { project }) => {
    const zip = untouchedZip(project.name, language);
    await page.goto('/doctors');
    await searchZip(page, t, 'doctor', zip);
    const list = await expectRows(page, like('directory:doctor.near_other'));
    await readDialog(page, moreOf(list.getByRole('listitem').first(), t), async (sheet) => {
      await expect(sheet.getByText(t('records:detail.confirm'))).toBeVisible();
    });
  });

  test('a place without records says so honestly', async ({ page, t }) => {
    await page.goto(`/clinics?zip=${ZIP_WITHOUT_RECORDS}&radius=5`);
    await expect(
      page.getByRole('heading', { name: t('directory:clinic.empty', { zip: ZIP_WITHOUT_RECORDS, miles: 5 }) }),
    ).toBeVisible({ timeout: CRAWL_LIMIT_MS });
    await expect(page.getByText(t('directory:empty.call211'))).toBeVisible();
  });

  test('a ZIP of four digits is not searched', async ({ page, t }) => {
    await page.goto('/doctors');
    await searchZip(page, t, 'doctor', '9002');
    await expect(page.getByText(t('directory:form.need'))).toBeVisible();
    const form = page.getByRole('search', { name: t('directory:doctor.form') });
    await expect(form.getByRole('textbox', { name: t('directory:form.zip') })).toBeFocused();
    await expect(page.getByRole('list', { name: /./ }).filter({ hasText: '(213)' })).toHaveCount(0);
  });
});
