// The provider finder: a tab for each kind of place, opened by ?type, with ZIP, distance and language.
import AxeBuilder from '@axe-core/playwright';
import { expect, inEachLanguage, test } from './fixtures';
import { callButton, expectKoreanBadge, nameOf, providersAnswered, readDialog } from './providers';

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

  test('ZIP, distance and Korean only count on search; a card calls, maps and opens', async ({ page, t }) => {
    await page.goto('/providers?type=clinic');
    const form = page.getByRole('search', { name: t('finder:formName') });
    const distance = form.getByLabel(t('directory:form.radius'), { exact: true });
    await expect(distance).toBeDisabled();
    await form.getByRole('textbox', { name: t('directory:form.zip') }).fill('900');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toHaveText(t('directory:form.need'));
    await form.getByRole('textbox', { name: t('directory:form.zip') }).fill('90020');
    await distance.selectOption('5');
    await form.getByLabel(t('directory:form.language'), { exact: true }).selectOption('korean');
    const { rows, total } = await providersAnswered(
      page,
      { type: 'clinic', zip: '90020', radius: '5', language: 'korean' },
      () => form.getByRole('button', { name: t('directory:form.search'), exact: true }).click(),
    );
    await expect(
      page.getByRole('heading', { name: t('directory:results.found', { count: total, shown: total }) }),
    ).toBeFocused();
    await expect(page).toHaveURL(/type=clinic&zip=90020&radius=5&language=korean$/);
    expect(rows.every(({ languages }) => languages.includes('Korean'))).toBe(true);
    await expect(page.getByRole('article')).toHaveCount(rows.length);
    for (const card of await page.getByRole('article').all()) await expectKoreanBadge(card, t('ui:badge.korean'));

    const clinic = rows.find(({ phone, address }) => phone !== null && address !== null);
    if (!clinic) throw new Error('no starter clinic with telephone and address near 90020');
    const card = page.getByRole('article', { name: nameOf(clinic, language), exact: true });
    await expect(callButton(card, t)).toHaveAttribute('href', `tel:+1${clinic.phone?.replace(/\D/g, '')}`);
    const map = card.getByRole('link', { name: t('records:actions.map') });
    await expect(map).toHaveAttribute('target', '_blank');
    expect(decodeURIComponent((await map.getAttribute('href')) ?? '')).toContain(clinic.address ?? '');
    await readDialog(page, card.getByRole('button', { name: t('records:actions.details') }), async (dialog) => {
      await expect(dialog).toContainText(clinic.provenance.sourceName[language]);
    });
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

    await form.getByRole('button', { name: t('directory:form.reset') }).click();
    await expect(page).toHaveURL(/\/providers\?type=clinic$/);
  });

  test('kinds with a page of their own lead there, and nothing found leads back', async ({ page, t }) => {
    await page.goto('/providers?type=medicalGroup');
    await expect(page).toHaveURL(/\/medical-groups$/);
    await page.goto('/providers?type=seniorCenter&language=tagalog');
    await expect(page.getByRole('heading', { name: t('finder:empty') })).toBeVisible();
    await page.getByRole('button', { name: t('finder:clear') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
