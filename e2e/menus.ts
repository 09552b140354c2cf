// The ways of the shell: the search behind its icon on narrow windows, and the sheets of the bottom bar.
import type { Locator, Page } from '@playwright/test';

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The header's search form; pressed open where it is behind its icon. */
export async function headerSearch(page: Page, t: Texts): Promise<Locator> {
  const form = page.getByRole('search', { name: t('search:box.label') });
  const icon = page.getByRole('button', { name: t('shell:search.open') });
  await form.or(icon).first().waitFor();
  if (!(await form.isVisible())) await icon.click();
  return form;
}

/** A group of the bottom bar that opens as a sheet. */
export async function openGroup(page: Page, t: Texts, group: 'find' | 'insurance' | 'help'): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: t(`shell:navGroup.${group}`) });
  const bar = page.getByRole('navigation', { name: t('shell:menu.quick') });
  if (!(await sheet.isVisible())) await bar.getByRole('button', { name: t(`shell:dock.${group}`) }).click();
  await sheet.waitFor();
  return sheet;
}
