// Pages that list places: what the running product answered them, and how a card or a row is read.
import { expect, type Locator, type Page } from '@playwright/test';
import { CATALOG_PATHS, HEADERS, type ProviderResponse, type ProviderType } from '../libs/contracts/src/http/catalog';
import { pressEscape } from './escape';

export interface ProviderAnswer {
  rows: ProviderResponse[];
  total: number;
}

/** What the page must ask for; a member that is not named may be anything. */
interface ProviderQuery {
  type: ProviderType;
  zip?: string;
  radius?: string;
  language?: string;
}

/** The list that the page itself requests while `act` runs; the request for a count is not it. */
export async function providersAnswered(
  page: Page,
  query: ProviderQuery,
  act: () => Promise<unknown>,
): Promise<ProviderAnswer> {
  const pending = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    const isList = pathname === CATALOG_PATHS.providers && searchParams.get('limit') !== '1';
    return isList && Object.entries(query).every(([name, value]) => searchParams.get(name) === value);
  });
  await act();
  const answer = await pending;
  const rows = (await answer.json()) as ProviderResponse[];
  return { rows, total: Number((await answer.headerValue(HEADERS.totalCount)) ?? rows.length) };
}

/** The name a page in this language leads with. */
export const nameOf = ({ name, nameKo }: ProviderResponse, language: string): string =>
  language === 'ko' && nameKo ? nameKo : name;

/** Opens by keyboard, reads, closes with Escape, and expects the focus where it was. */
export async function readDialog(page: Page, opener: Locator, read: (dialog: Locator) => Promise<void>): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await read(dialog);
  await pressEscape(page, dialog);
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** The number to press. */
export const callLink = (place: Locator): Locator => place.locator('a[href^="tel:"]').first();

/** Red on paper by eye, and a word next to an icon for everyone else. */
export async function expectKoreanBadge(place: Locator, word: string): Promise<void> {
  const badge = place.getByText(word, { exact: true }).first();
  await expect(badge).toHaveCSS('background-color', 'rgb(163, 22, 27)');
  await expect(badge.locator('svg')).toHaveCount(1);
}
