// Signing in and out, the way a person does it: by the header or the sheet under "call", through the development provider's own page.
import { expect, type Locator, type Page } from '@playwright/test';
import { openGroup } from './menus';
import { ACCOUNTS } from '../tools/identity/accounts.mjs';

type Texts = (key: string, values?: Record<string, string | number>) => string;
export type AccountName = keyof typeof ACCOUNTS;

export { ACCOUNTS };

/** From this width the header has the account; a phone has it under "call", which is opened. */
const WIDE = 1280;

export async function accountArea(page: Page, t: Texts): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= WIDE) {
    return page.getByRole('banner').getByRole('group', { name: t('shell:account.label') });
  }
  return (await openGroup(page, t, 'help')).getByRole('group', { name: t('shell:account.label') });
}

/** The provider's page has no language: both stand on every button. */
export const accountButton = (page: Page, account: AccountName): Locator =>
  page.getByRole('button', { name: new RegExp(ACCOUNTS[account].email) });

/** From a page of the product, back to it. */
export async function signIn(page: Page, t: Texts, account: AccountName): Promise<void> {
  const came = page.url();
  const area = await accountArea(page, t);
  await area.getByRole('link', { name: t('shell:account.login') }).click();
  await accountButton(page, account).click();
  await page.waitForURL(came);
}

export async function expectSignedIn(page: Page, t: Texts, account: AccountName): Promise<void> {
  const area = await accountArea(page, t);
  await expect(area).toContainText(ACCOUNTS[account].givenName);
}

/** Ends at the home page of the product. */
export async function signOut(page: Page, t: Texts): Promise<void> {
  const home = `${new URL(page.url()).origin}/`;
  const area = await accountArea(page, t);
  await area.getByRole('link', { name: t('shell:account.logout') }).click();
  await page.waitForURL(home);
  await expect((await accountArea(page, t)).getByRole('link', { name: t('shell:account.login') })).toBeVisible();
}

/** The product's own session cookie of the tab, as a Cookie header; null when there is none. */
export async function sessionCookie(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.includes('shg_session_'));
  return session ? `${session.name}=${session.value}` : null;
}
