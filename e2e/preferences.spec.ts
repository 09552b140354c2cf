// What a visitor chooses stays: language and text size, over pages, reloads and both ways round.
import { phrase } from './phrases';
import { expect, inEachLanguage, test } from './fixtures';
import { openGroup } from './menus';

inEachLanguage((language) => {
  const other = language === 'ko' ? 'en' : 'ko';

  test('the language changes at once, keeps the place, and stays after a reload', async ({ page, t }) => {
    await page.goto('/clinics');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: t('directory:clinic.title') })).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('button', { name: t(`shell:language.${other}`), exact: true })
      .click();
    const title = page.getByRole('heading', { level: 1, name: phrase(other, 'directory:clinic.title') });
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(/\/clinics$/);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.reload();
    await expect(title).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe(other);
  });
});

test('a larger text is larger, and stays after a reload', async ({ page, t }, { project }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  const before = await size();
  if (project.name !== 'desktop') await openGroup(page, t, 'help');
  await page
    .getByRole('button', { name: t('shell:textSize.size150') })
    .last()
    .click();
  await expect.poll(size).toBeCloseTo(before * 1.5, 0);
  await page.reload();
  await expect.poll(size).toBeCloseTo(before * 1.5, 0);
});
