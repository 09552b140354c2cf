// Signing in and out through the real provider: what a person sees, and what a stolen or planted cookie is worth.
import { accountButton, ACCOUNTS, expectSignedIn, sessionCookie, signIn, signOut } from './account';
import { BASE_URL, providerOf } from './addresses';
import { violations, WCAG } from './axe';
import { expect, inEachLanguage, test } from './fixtures';

const USER = `${BASE_URL}/api/auth/user`;
const PROVIDER = providerOf(BASE_URL);

/** What a call with this cookie alone is answered. */
const statusWith = async (cookie: string | null): Promise<number> =>
  (await fetch(USER, { headers: cookie === null ? {} : { cookie } })).status;

inEachLanguage((language) => {
  for (const account of ['visitor', 'operator'] as const) {
    test(`the ${account} signs in, comes back to the page, is greeted by name, and signs out`, async ({ page, t }) => {
      await page.goto('/pharmacies?zip=90006');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await signIn(page, t, account);
      await expectSignedIn(page, t, account);
      const person = (await (await page.request.get(USER)).json()) as object;
      expect(person).toMatchObject({
        email: ACCOUNTS[account].email,
        firstName: ACCOUNTS[account].givenName,
        roles: account === 'operator' ? ['operator'] : [],
      });
      const old = await sessionCookie(page);
      expect(await statusWith(old)).toBe(200);
      await signOut(page, t);
      expect(await statusWith(old)).toBe(401);
      expect((await page.request.get(USER)).status()).toBe(401);
    });
  }

  test('the provider’s page says development only, works by keyboard and has no accessibility finding', async ({
    page,
  }) => {
    await page.goto(`${BASE_URL}/api/login?returnTo=/doctors`);
    await expect(page).toHaveURL(new RegExp(`^${PROVIDER}/sign-in/`));
    await expect(page.getByText('개발용 로그인입니다')).toBeVisible();
    await expect(page.getByText('Development only')).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(accountButton(page, 'visitor')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${BASE_URL}/doctors`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

  test('going back without signing in says so, and leads on', async ({ page, t }) => {
    await page.goto(`${BASE_URL}/api/login?returnTo=/doctors`);
    await page.getByRole('button', { name: 'Go back without signing in' }).click();
    await page.waitForURL(`${BASE_URL}/sign-in-failed?reason=refused`);
    await expect(page.getByRole('heading', { level: 1, name: t('signin:reason.refused.title') })).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    await page.getByRole('link', { name: t('signin:again') }).click();
    await accountButton(page, 'visitor').click();
    await page.waitForURL(`${BASE_URL}/`);
    await expectSignedIn(page, t, 'visitor');
  });
});

test('the session gets a new id at the sign-in, and the one before is worth nothing', async ({ page }) => {
  await page.goto(`${BASE_URL}/doctors`);
  expect(await sessionCookie(page)).toBeNull();
  await page.goto(`${BASE_URL}/api/login?returnTo=/doctors`);
  await accountButton(page, 'operator').waitFor();
  const before = await sessionCookie(page);
  expect(before).not.toBeNull();
  await accountButton(page, 'operator').click();
  await page.waitForURL(`${BASE_URL}/doctors`);
  const after = await sessionCookie(page);
  expect(after).not.toBe(before);
  expect([await statusWith(before), await statusWith(after)]).toEqual([401, 200]);
});

for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a sign-in never ends at ${target}`, async ({ page }) => {
    await page.goto(`${BASE_URL}/api/login?returnTo=${encodeURIComponent(target)}`);
    await accountButton(page, 'visitor').click();
    await page.waitForURL(`${BASE_URL}/`);
    expect((await page.request.get(USER)).status()).toBe(200);
  });
}

test('scripts of the page cannot read the cookie, and the callback’s address works once', async ({ page }) => {
  const callbacks: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${BASE_URL}/api/login/callback`)) callbacks.push(request.url());
  });
  await page.goto(`${BASE_URL}/api/login?returnTo=/doctors`);
  await accountButton(page, 'visitor').click();
  await page.waitForURL(`${BASE_URL}/doctors`);
  expect(await page.evaluate(() => document.cookie)).not.toContain('shg_session');
  expect(callbacks).toHaveLength(1);
  await page.goto(String(callbacks[0]));
  await expect(page).toHaveURL(`${BASE_URL}/sign-in-failed?reason=failed`);
});
