// Programs, forms and contact over the running product: records of the catalog, a file that is really saved, a message that
// goes nowhere by itself.
import { readFile } from 'node:fs/promises';
import { expect, inEachLanguage, test } from './fixtures';
import { openPage } from './pages';

inEachLanguage((language) => {
  test('a program leads to its limits, its agency and the check', async ({ page, t }) => {
    await openPage(page, '/assistance-programs');
    const rows = page.getByRole('list', { name: t('programs:list') }).getByRole('listitem');
    // More than ten stand there.
    await expect(rows.nth(10)).toBeVisible();
    await page.getByRole('button', { name: t('programs:types.premium') }).click();
    await expect(page).toHaveURL(/type=premium/);
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(t('programs:facts.limits'));
    await sheet.getByRole('link', { name: t('programs:check') }).click();
    await expect(page).toHaveURL(/\/eligibility/);
  });

  test('a worksheet is saved in Korean, and a consultation becomes a sheet', async ({ page, t }) => {
    await openPage(page, '/forms');
    const saving = page.waitForEvent('download');
    await page
      .getByRole('button', { name: t('forms:worksheets.download') })
      .first()
      .click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('메디케어 가입 준비표.txt');
    expect((await readFile(await file.path(), 'utf8')).startsWith('\ufeff메디케어 가입 준비표\r\n')).toBe(true);

    await page
      .getByRole('button', { name: t('forms:schedule') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('forms:consultation.title') });
    await dialog.getByRole('button', { name: t('forms:consultation.make') }).click();
    await expect(dialog.getByText(t('forms:consultation.errors.required'))).toHaveCount(5);
    await dialog.getByLabel(t('forms:consultation.topic')).selectOption('medi-cal');
    await dialog.getByLabel(t('forms:consultation.name')).fill('Hong');
    await dialog.getByLabel(t('forms:consultation.phone')).fill('213-555-0142');
    await dialog.getByRole('button', { name: t('forms:consultation.noEmail') }).click();
    // A Tuesday on which no federal holiday can fall.
    await dialog.getByLabel(t('forms:consultation.day')).fill('2030-03-12');
    await dialog.getByRole('button', { name: t('forms:consultation.make') }).click();
    await expect(dialog.getByRole('status')).toContainText(t('forms:consultation.ready'));
    await expect(dialog.getByRole('link', { name: t('readytext:mail') })).toHaveAttribute('href', /^mailto:\?subject=/);
  });

  test('a question becomes a message; the office search answers or says whom to call', async ({ page, t }) => {
    await openPage(page, '/contact?zip=90006');
    await page.getByRole('button', { name: t('contact:inquiry.title') }).click();
    const form = page.getByRole('form', { name: t('contact:inquiry.title') });
    await form.getByLabel(t('contact:inquiry.name')).fill('Hong');
    await form.getByLabel(t('contact:inquiry.message')).fill(language === 'ko' ? '파트 B 문의' : 'About Part B');
    await form.getByRole('button', { name: t('contact:inquiry.make') }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(t('contact:inquiry.ready'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('contact:offices.title') }).click();
    const list = page.getByRole('list', { name: t('contact:offices.list') });
    await expect(list.or(page.getByText(t('contact:offices.none')))).toBeVisible();
  });
});
