// Insurance companies, medical groups, hospitals and the page that leads to them, over the records every database starts with.
import AxeBuilder from '@axe-core/playwright';
import { INSURERS } from '../libs/content/src/records/insurers';
import { expect, inEachLanguage, test } from './fixtures';
import { callButton, expectKoreanBadge, nameOf, providersAnswered, readDialog } from './providers';

const HOSPITAL_ZIP = '90017';
const TOLD_DEPARTMENTS = 3;

inEachLanguage((language) => {
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

  test('medical groups: Korean only and region narrow the list; what is not confirmed says so', async ({ page, t }) => {
    const { rows } = await providersAnswered(page, { type: 'medicalGroup' }, () => page.goto('/medical-groups'));
    await expect(
      page.getByRole('heading', { name: t('directory:results.found', { count: rows.length, shown: rows.length }) }),
    ).toBeVisible();
    await expect(page.getByText(t('records:nameOnly')).first()).toBeVisible();

    await page.getByRole('button', { name: t('organizations:form.koreanOnly') }).click();
    const korean = rows.filter(({ languages }) => languages.includes('Korean'));
    await expect(page.getByRole('article')).toHaveCount(korean.length);
    for (const card of await page.getByRole('article').all()) await expectKoreanBadge(card, t('ui:badge.korean'));
    await page.getByLabel(t('organizations:form.region'), { exact: true }).selectOption('Orange County');
    const inOrange = korean.filter(({ details }) => details?.region?.includes('Orange County'));
    await expect(page.getByRole('article')).toHaveCount(inOrange.length);
    await expect(page).toHaveURL(/region=Orange\+County&korean=only/);

    const group = inOrange.find(({ phone }) => phone === '(714) 449-1125');
    if (!group) throw new Error('the starter record of KCS is gone');
    const card = page.getByRole('article', { name: nameOf(group, language) });
    await expect(callButton(card, t)).toHaveAttribute('href', 'tel:+17144491125');
    await readDialog(page, card.getByRole('button', { name: t('records:actions.details') }), async (dialog) => {
      await expect(dialog).toContainText(group.provenance.sourceName[language]);
      await expect(dialog).toContainText(t('records:detail.confirm'));
    });

    await page.getByRole('searchbox', { name: t('organizations:medicalGroup.text') }).fill('zzqq');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('organizations:medicalGroup.nothing') })).toBeVisible();
    await page.getByRole('button', { name: t('directory:empty.clear') }).click();
    await expect(page).toHaveURL(/\/medical-groups$/);
  });

  test('hospitals: around a ZIP by distance, with emergency room, stars of a date, call and map', async ({
    page,
    t,
  }) => {
    await page.goto('/hospitals');
    const form = page.getByRole('search', { name: t('organizations:hospital.form') });
    await form.getByRole('textbox', { name: t('directory:form.zip') }).fill(HOSPITAL_ZIP);
    await page.keyboard.press('Enter');
    const { rows } = await providersAnswered(page, { type: 'hospital', zip: HOSPITAL_ZIP, radius: '10' }, () =>
      form.getByLabel(t('directory:form.radius'), { exact: true }).selectOption('10'),
    );
    const miles = rows.map(({ distanceMiles }) => distanceMiles ?? 0);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    await form.getByRole('button', { name: t('organizations:form.emergencyOnly') }).click();
    const open = rows.filter(({ details }) => details?.hasEmergency === true);
    await expect(
      page.getByRole('heading', { name: t('directory:results.found', { count: open.length, shown: open.length }) }),
    ).toBeVisible();

    const hospital = open.find(
      ({ zipCode, details }) => zipCode === HOSPITAL_ZIP && (details?.departments?.length ?? 0) > 3,
    );
    if (!hospital) throw new Error(`no starter hospital with departments in ${HOSPITAL_ZIP}`);
    const card = page.getByRole('article', { name: nameOf(hospital, language) });
    await expect(card).toContainText(t('records:distance.same'));
    const more = (hospital.details?.departments?.length ?? 0) - TOLD_DEPARTMENTS;
    await expect(card).toContainText(t('organizations:more', { count: more }));
    await expect(card).toContainText(t('records:rating.stars', { rating: hospital.details?.rating ?? 0 }));
    await expect(card).toContainText(t('ui:provenance.checked', { date: hospital.provenance.checkedOn.slice(0, 10) }));
    await expect(callButton(card, t)).toHaveAttribute('href', 'tel:+12139772121');
    const map = await card.getByRole('link', { name: t('records:actions.map') }).getAttribute('href');
    expect(decodeURIComponent(map ?? '')).toContain(hospital.address ?? 'no address');
    await readDialog(page, card.getByRole('button', { name: t('records:actions.details') }), async (dialog) => {
      await expect(dialog).toContainText(t('records:emergency.yes'));
      expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
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
      const card = page.getByRole('article').filter({ hasText: t(`organizations:hub.${kind}.title`) });
      await expect(card).toContainText(`${count}${t('organizations:hub.unit', { count })}`);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: t('organizations:hub.hospital.title') })
      .click();
    await expect(page).toHaveURL(/\/hospitals$/);
    await page.goBack();
    const form = page.getByRole('search', { name: t('organizations:hub.form') });
    await form.getByRole('searchbox', { name: t('organizations:hub.search') }).fill('서울메디칼그룹');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('main').getByText('Seoul Medical Group').first()).toBeVisible();
  });
});
