// The shell around every page: menu, search of the header, not-found page.
import { pressEscape } from './escape';
import { expect, inEachLanguage, test } from './fixtures';
import { headerSearch, openGroup } from './menus';
import { UNKNOWN_ROUTE } from './routes';

inEachLanguage(() => {
  test('the search of the header finds programs and leads to all results', async ({ page, t, like }) => {
    await page.goto('/');
    const form = await headerSearch(page, t);
    await form.getByRole('searchbox', { name: t('search:box.text') }).fill('Medi-Cal');
    await form.getByRole('button', { name: t('search:box.submit') }).click();
    const overlay = page.getByRole('dialog', { name: t('search:overlay.title') });
    await expect(overlay.getByRole('heading', { name: t('search:groups.programs') })).toBeVisible();
    await overlay.getByRole('link', { name: like('search:overlay.all_other') }).click();
    await expect(page).toHaveURL(/\/search\?.*q=Medi-Cal/);
    await expect(overlay).toHaveCount(0);
    await expect(
      page.getByRole('heading', { level: 1, name: t('search:page.titleFor', { q: 'Medi-Cal' }) }),
    ).toBeVisible();
  });

  test('the overlay closes with Escape and gives the focus back', async ({ page, t }) => {
    await page.goto('/');
    const form = await headerSearch(page, t);
    await form.getByRole('searchbox', { name: t('search:box.text') }).fill('medicare');
    await page.keyboard.press('Enter');
    const overlay = page.getByRole('dialog', { name: t('search:overlay.title') });
    await expect(overlay).toBeVisible();
    await pressEscape(page, overlay);
    await expect(overlay).toHaveCount(0);
    await expect(form.locator(':focus')).toHaveCount(1);
  });

  test('an unknown address says so and leads home', async ({ page, t }) => {
    await page.goto(UNKNOWN_ROUTE);
    await expect(page.getByRole('heading', { level: 1, name: t('shell:notFound.title') })).toBeVisible();
    await page.getByRole('link', { name: t('shell:notFound.home') }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('the menu leads on and the chosen page is marked', async ({ page, t }, { project }) => {
    await page.goto('/');
    const isPhone = project.name !== 'desktop';
    const link = { name: t('shell:nav.medicare'), exact: true };
    const menu = page.getByRole('navigation', { name: t('shell:menu.label') });
    if (isPhone) await (await openGroup(page, t, 'insurance')).getByRole('link', link).click();
    else {
      await menu.getByRole('button', { name: t('shell:navGroup.insurance') }).click();
      await menu.getByRole('link', link).click();
    }
    await expect(page).toHaveURL(/\/medicare$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isPhone) await expect(page.getByRole('dialog')).toHaveCount(0);
    else await expect(menu.getByRole('link', link)).toHaveAttribute('aria-current', 'page');
  });
});
