// Insurance companies, medical groups, hospitals and the page that leads to them, over the records every database starts with.
import { INSURERS } from '../libs/content/src/records/insurers';
import { violations } from './axe';
import { expectRows, moreOf } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { callLink, expectKoreanBadge, providersAnswered, readDialog } from './providers';

const HOSPITAL_ZIP = '90017';

inEachLanguage(() => {
  test('insurance companies: both addresses show the six, words narrow them, a sheet holds the rest', async ({
    page,
    t,
  }) => {
    const rows = page.getByRole('list', { name: t('insurers:list') }).getByRole('listitem');
    await page.goto('/insurance-companies-redesigned');
    await expect(page.getByRole('heading', { level: 1, name: t('insurers:title') })).toBeVisible();
    await expect(rows).toHaveCount(INSURERS.length);
    await page.goto('/insurance-companies');
    await page.getByRole('button', { name: t('insurers:finder.title') }).click();
    const words = page.getByRole('searchbox', { name: t('insurers:finder.words') });
    await words.fill('zzqq');
    await expect(page.getByRole('heading', { name: t('insurers:empty.title') })).toBeVisible();
    await page.getByRole('button', { name: t('insurers:empty.all') }).click();
    await expect(rows).toHaveCount(INSURERS.length);
    await words.fill('kaiser');
    await expect(rows).toHaveCount(1);
    await expect(rows.locator('a[href="tel:+18004430815"]')).toBeVisible();

    const opener = rows.getByRole('button', { name: t('ui:row.more') });
    await readDialog(page, opener, async (sheet) => {
      await expect(sheet.getByRole('link', { name: t('insurers:actions.plans') })).toHaveAttribute(
        'href',
        '/insurance-search?q=Kaiser+Permanente',
      );
      await sheet.getByRole('tab', { name: t('insurers:tabs.plans') }).focus();
      for (const tab of ['features', 'pros', 'contact']) {
        await page.keyboard.press('ArrowRight');
        await expect(sheet.getByRole('tab', { name: t(`insurers:tabs.${tab}`), selected: true })).toBeFocused();
      }
      await sheet.getByRole('button', { name: t('insurers:actions.korean') }).click();
      await expect(sheet.getByText(t('insurers:korean.sentence'))).toBeVisible();
      for (const number of ['+18004340222', '+18006334227'])
        await expect(sheet.locator(`a[href="tel:${number}"]`)).toBeVisible();
    });
  });

  test('medical groups: Korean only and region narrow the list; a sheet holds the rest', async ({ page, t, like }) => {
    const { rows } = await providersAnswered(page, { type: 'medicalGroup' }, () =>
      page.goto('/medical-groups?region=Orange+County&korean=only'),
    );
    const list = await expectRows(page, like('organizations:medicalGroup.found_other'));
    const inOrange = rows.filter(
      ({ languages, details }) => languages.includes('Korean') && details?.region?.includes('Orange County'),
    );
    await expect(list.getByRole('listitem')).toHaveCount(inOrange.length);
    for (const row of await list.getByRole('listitem').all()) await expectKoreanBadge(row, t('ui:badge.korean'));
    const kcs = list.getByRole('listitem').filter({ has: page.locator('a[href="tel:+17144491125"]') });
    await readDialog(page, moreOf(kcs, t), async (sheet) => {
      await expect(sheet).toContainText(t('records:detail.confirm'));
    });
    await page.goto('/medical-groups?q=zzqq');
    await expect(page.getByRole('heading', { name: t('organizations:medicalGroup.nothing') })).toBeVisible();
    await page.getByRole('button', { name: t('directory:empty.clear') }).click();
    await expect(page).toHaveURL(/\/medical-groups$/);
  });

  test('hospitals: nearest first around a ZIP, with call and map', async ({ page, t, like }) => {
    await page.goto('/hospitals');
    const form = page.getByRole('search', { name: t('organizations:hospital.form') });
    await form.getByRole('textbox', { name: t('directory:form.zip') }).fill(HOSPITAL_ZIP);
    const { rows } = await providersAnswered(page, { type: 'hospital', zip: HOSPITAL_ZIP, radius: '25' }, () =>
      page.keyboard.press('Enter'),
    );
    const miles = rows.map(({ distanceMiles }) => distanceMiles ?? 0);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    const list = await expectRows(page, like('organizations:hospital.found_other'));
    const first = list.getByRole('listitem').first();
    await expect(callLink(list)).toBeVisible();
    await readDialog(page, moreOf(first, t), async (sheet) => {
      await expect(sheet.getByRole('link', { name: t('records:actions.map') })).toBeVisible();
      expect(await violations(page, { within: '[role="dialog"]' })).toEqual([]);
    });
  });

  test('the hub counts what the records hold, searches by name and leads on', async ({ page, t }) => {
    await page.goto('/healthcare-organizations');
    for (const [type, kind] of [
      ['insurance', 'insurance'],
      ['medicalGroup', 'medicalGroup'],
    ] as const) {
      const head = await page.request.get(`/api/providers?type=${type}&limit=1`);
      const count = Number(head.headers()['x-total-count']);
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: t(`organizations:hub.${kind}.title`) }) });
      await expect(row).toContainText(t('organizations:hub.count', { count, shown: String(count) }));
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: t('organizations:hub.hospital.go') })
      .click();
    await expect(page).toHaveURL(/\/hospitals$/);
    await page.goBack();
    const form = page.getByRole('search', { name: t('organizations:hub.form') });
    await form.getByRole('searchbox', { name: t('organizations:hub.search') }).fill('서울메디칼그룹');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/healthcare-organizations\?q=/);
    await expect(page.getByRole('main').getByText('Seoul Medical Group').first()).toBeVisible();
  });
});
