// What a visitor does on the pages for doctors, pharmacies and clinics.
import { expect, type Locator, type Page } from '@playwright/test';

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The slowest crawl of the sample sources, with the page's own pause of 5 s between two looks. */
export const CRAWL_LIMIT_MS = 60_000;

/** Types the ZIP and presses search in the page's own form. */
export async function searchZip(
  page: Page,
  t: Texts,
  kind: 'doctor' | 'pharmacy' | 'clinic',
  zip: string,
): Promise<void> {
  const form = page.getByRole('search', { name: t(`directory:${kind}.form`) });
  await form.getByRole('textbox', { name: t('directory:form.zip') }).fill(zip);
  await form.getByRole('button', { name: t('directory:form.search'), exact: true }).click();
}

export const progressBar = (page: Page, t: Texts): Locator => page.getByRole('progressbar', { name: t('crawl:label') });

/** Waits for the table of this name and at least one record in it. */
export async function expectTable(page: Page, caption: string): Promise<Locator> {
  const table = page.getByRole('table', { name: caption });
  await expect(table).toBeVisible({ timeout: CRAWL_LIMIT_MS });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  return table;
}
