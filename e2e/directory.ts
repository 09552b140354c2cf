// What a visitor does on the pages for doctors, pharmacies and clinics.
import { expect, type Locator, type Page } from '@playwright/test';

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The slowest crawl of the sample sources, with the page's own pause of 5 s between two looks. */
export const CRAWL_LIMIT_MS = 180_000;

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

/** What a page says while a registry is read: a bar where nothing is shown yet, one line above records that are. */
export const collecting = (page: Page, t: Texts): Locator =>
  progressBar(page, t).or(page.getByText(t('crawl:moreComing')).first());

/** Waits for the list under this heading and at least one row in it. */
export async function expectRows(page: Page, heading: string | RegExp): Promise<Locator> {
  const list = page.getByRole('list', { name: heading });
  await expect(list).toBeVisible({ timeout: CRAWL_LIMIT_MS });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
}

/** "자세히" of a row: opens its sheet. */
export const moreOf = (row: Locator, t: Texts): Locator => row.getByRole('button', { name: t('ui:row.more') });
