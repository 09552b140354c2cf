// Who may start a crawl where only operators may: on a copy of its own (CRAWL_ACCESS=operators), through the real provider.
import { accountButton, ACCOUNTS, expectSignedIn, sessionCookie, signIn, signOut } from './account';
import { OPERATORS_CRAWLER_URL, OPERATORS_PORT, OPERATORS_URL, providerOf } from './addresses';
import { rowOf } from './crawler-screens';
import { CRAWL_LIMIT_MS } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { startProduct, type Product } from './product';

const DASHBOARD = '/admin/crawler';
const ANTHEM = '/api/crawl/anthem';
const START_LIMIT_MS = 300_000;

test.use({ baseURL: OPERATORS_URL, refused: [ANTHEM] });

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  const environment = { CRAWL_ACCESS: 'operators' };
  product = await startProduct({ name: 'operators', port: OPERATORS_PORT, environment });
});
test.afterAll(() => product.stop());

/** A start without any page: what a program is answered. */
async function startWith(cookie: string | null, address = OPERATORS_URL): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json', ...(cookie !== null && { cookie }) };
  const answer = await fetch(`${address}${ANTHEM}`, { method: 'POST', headers, body: '{}' });
  return { status: answer.status, body: await answer.json() };
}

/** The documented shape of an error. */
function expectRefusal({ status, body }: { status: number; body: unknown }, wanted: number, code: string): void {
  expect([status, body]).toMatchObject([wanted, { code }]);
  expect(body).toMatchObject({ message: expect.stringMatching(/[a-z]/), requestId: expect.any(String) });
}

inEachLanguage((language) => {
  const source = language === 'ko' ? 'kaiser' : 'healthnet';

  test('signed out the dashboard explains, leads to the sign-in and back, and then an operator’s crawl runs', async ({
    page,
    t,
  }) => {
    await page.goto(DASHBOARD);
    const card = rowOf(page, source);
    const start = card.getByRole('button', { name: t('crawler:action.start') });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(t('crawler:operators.title'))).toBeVisible();
    await page.getByRole('link', { name: t('crawler:operators.login') }).click();
    await expect(page).toHaveURL(new RegExp(`^${providerOf(OPERATORS_URL)}/`));
    await accountButton(page, 'operator').click();
    await page.waitForURL(`${OPERATORS_URL}${DASHBOARD}`);
    await expect(start).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(t('crawler:operators.title'))).toHaveCount(0);
    await start.click();
    await expect(card.getByText(t('crawler:status.succeeded'), { exact: true })).toBeVisible({
      timeout: CRAWL_LIMIT_MS,
    });

    const old = await sessionCookie(page);
    await signOut(page, t);
    expect((await startWith(old)).status).toBe(401);
  });

  test('a visitor learns that the account is no operator and whom to ask; a start is 403', async ({ page, t }) => {
    await page.goto(DASHBOARD);
    await signIn(page, t, 'visitor');
    await expectSignedIn(page, t, 'visitor');
    await page.goto(DASHBOARD);
    await expect(page.getByText(t('crawler:operators.notYou'))).toBeVisible();
    await expect(page.getByText(t('crawler:operators.youAre', { email: ACCOUNTS.visitor.email }))).toBeVisible();
    await expect(page.getByText(t('crawler:operators.ask'))).toBeVisible();
    expectRefusal(await startWith(await sessionCookie(page)), 403, 'forbidden');
    expect((await page.request.get('/api/crawl/overview')).status()).toBe(200);
  });

  test('a session that ends under the open dashboard: the press is refused and offers to sign in again', async ({
    page,
    t,
  }) => {
    await page.goto(DASHBOARD);
    await signIn(page, t, 'operator');
    await page.goto(DASHBOARD);
    const card = rowOf(page, 'anthem');
    const start = card.getByRole('button', { name: t('crawler:action.start') });
    await expect(start).not.toHaveAttribute('aria-disabled', 'true');
    await page.context().clearCookies();
    await start.click();
    const alert = card.getByRole('alert');
    await expect(alert).toContainText(t('crawler:problem.operators.title'));
    await expect(alert.getByRole('link', { name: t('crawler:operators.login') })).toBeVisible();
    await expect(page.getByText(t('crawler:operators.title'))).toBeVisible();
  });
});

test('a start without sign-in is 401, and so is one behind the gateway’s back, even with an operator’s cookie', async ({
  page,
}) => {
  expectRefusal(await startWith(null), 401, 'not_signed_in');
  await page.goto('/api/login?returnTo=/');
  await accountButton(page, 'operator').click();
  await page.waitForURL(`${OPERATORS_URL}/`);
  const cookie = await sessionCookie(page);
  expect((await startWith(cookie, OPERATORS_CRAWLER_URL)).status).toBe(401);
  const runs = (await (await page.request.get('/api/crawl/runs?source=anthem')).json()) as unknown[];
  expect(runs).toEqual([]);
});

test('no one starts a crawl from a page of another site, not even with an operator’s cookie', async ({ page }) => {
  await page.goto('/api/login?returnTo=/');
  await accountButton(page, 'operator').click();
  await page.waitForURL(`${OPERATORS_URL}/`);
  const cookie = (await sessionCookie(page)) ?? '';
  const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await fetch(`${OPERATORS_URL}${ANTHEM}`, { method: 'POST', headers });
  expect(answer.status).toBe(403);
});
