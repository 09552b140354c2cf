// The provider finder: a tab for each kind of place, opened by ?type, with ZIP, distance and language.
import { violations } from './axe';
import { collecting, CRAWL_LIMIT_MS, expectRows, moreOf } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { emptyZip } from './places';
import { callLink, expectKoreanBadge, nameOf, providersAnswered, readDialog } from './providers';

/** Around this ZIP the starter records hold clinics and nursing homes. */
const ZIP = '90006';

inEachLanguage((language) => {
  test('an address with a type opens its tab; another tab and another kind keep the ZIP', async ({ page, t, like }) => {
    await page.goto(`/providers?type=nursingHome&zip=${ZIP}`);
    const tab = (id: string, isOpen: boolean) =>
      page.getByRole('tab', { name: new RegExp(`^${t(`finder:tabs.${id}`)}`), selected: isOpen });
    await expect(tab('senior-care', true)).toBeVisible();
    // Every tab says how many the records hold.
    await expect(page.getByRole('tab')).toHaveText(Array<RegExp>(6).fill(/ [\d,]+$/));
    const kinds = page.getByRole('group', { name: t('finder:kinds') });
    await expect(kinds.getByRole('button', { pressed: true })).toHaveText(t('records:types.nursingHome'));
    await expect(page.getByRole('heading', { name: like('directory:results.found') })).toBeVisible();

    await kinds.getByRole('button', { name: t('records:types.seniorCenter') }).click();
    await expect(page).toHaveURL(new RegExp(`type=seniorCenter&zip=${ZIP}`));
    await expect(page.getByRole('heading', { name: t('directory:searchResults.notCrawled.title') })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="tel:211"]').first()).toBeVisible();

    const { total } = await providersAnswered(page, { type: 'clinic', zip: ZIP }, () =>
      tab('clinics', false).press('Enter'),
    );
    await expect(page).toHaveURL(new RegExp(`type=clinic&zip=${ZIP}`));
    await expect(tab('clinics', true)).toBeVisible();
    expect(total).toBeGreaterThan(0);
  });

  test('ZIP, distance and Korean count on search; a row calls and opens its sheet', async ({ page, t }) => {
    await page.goto('/providers?type=clinic');
    const form = page.getByRole('search', { name: t('finder:formName') });
    await form.getByRole('textbox', { name: t('directory:form.zip') }).fill('90020');
    await form.getByLabel(t('directory:form.radius'), { exact: true }).selectOption('5');
    await form.getByLabel(t('directory:form.language'), { exact: true }).selectOption('korean');
    const { rows, total } = await providersAnswered(
      page,
      { type: 'clinic', zip: '90020', radius: '5', language: 'korean' },
      () => form.getByRole('button', { name: t('directory:form.search'), exact: true }).click(),
    );
    const heading = t('directory:results.found', { count: total, shown: total });
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page).toHaveURL(/type=clinic&zip=90020&radius=5&language=korean$/);
    const list = await expectRows(page, heading);
    for (const row of await list.getByRole('listitem').all()) await expectKoreanBadge(row, t('ui:badge.korean'));
    const clinic = rows.find(({ phone }) => phone !== null);
    if (!clinic) throw new Error('no starter clinic with a telephone near 90020');
    const row = list
      .getByRole('listitem')
      .filter({ hasText: nameOf(clinic, language) })
      .first();
    await expect(callLink(row)).toHaveAttribute('href', `tel:+1${clinic.phone?.replace(/\D/g, '')}`);
    await readDialog(page, moreOf(row, t), async (sheet) => {
      await expect(sheet).toContainText(t('records:detail.confirm'));
    });
    expect(await violations(page, { within: 'main' })).toEqual([]);
  });

  test('kinds with a page of their own lead there, and nothing found leads back', async ({ page, t }) => {
    await page.goto('/providers?type=medicalGroup');
    await expect(page).toHaveURL(/\/medical-groups$/);
    await page.goto('/providers?type=seniorCenter&language=tagalog');
    await expect(page.getByRole('heading', { name: t('finder:empty') })).toBeVisible();
    await page.getByRole('button', { name: t('finder:clear') }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test('a header search for a ZIP without records collects them and shows them', async ({ page, t }, { project }) => {
    test.setTimeout(3 * CRAWL_LIMIT_MS);
    const zip = emptyZip(project.name, language);
    await page.goto(`/search?zip=${zip}`);
    await expect(collecting(page, t).first()).toBeVisible();
    await expect(collecting(page, t)).toHaveCount(0, { timeout: 2 * CRAWL_LIMIT_MS });
    await expect(page.getByText(t('ui:sample.notice'))).toBeVisible();
  });
});
