// The policy is sent with every page, and what it refuses is noticed: every other spec fails when a page breaks it (fixtures.ts).
import { expect, test, watch } from './fixtures';
import { PAGES } from './pages';

test('every page is served with a policy that allows no foreign and no inline code', async ({ request }) => {
  for (const route of PAGES) {
    const policy = (await request.get(route)).headers()['content-security-policy'] ?? '';
    expect(policy, route).toContain("script-src 'self';");
    expect(policy, route).toContain("frame-ancestors 'none'");
    expect(policy, route).not.toMatch(/unsafe-|\*|https?:/);
  }
});

test('an inline script, a style and a foreign picture are refused, and the watch reports each', async ({ context }) => {
  const page = await context.newPage();
  const complaints = await watch(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const image = new Image();
    image.src = 'https://pictures.example/1.png';
    document.body.append(script, style, image);
  });
  for (const directive of ['script-src-elem', 'style-src-elem', 'img-src']) {
    await expect.poll(() => complaints.join('\n')).toContain(`${directive} refused`);
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await expect(page.locator('body')).toBeVisible();
});

const HOSTILE = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';

test('a script in a record that a source wrote is shown as text', async ({ page }) => {
  await page.route(/\/api\/providers\?/, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    const texts = { name: HOSTILE, nameKo: HOSTILE, address: HOSTILE, city: HOSTILE, specialty: HOSTILE };
    return route.fulfill({ response, json: rows.map((row) => ({ ...row, ...texts })) });
  });
  page.on('dialog', () => expect(false, 'a text of a record was run').toBe(true));
  await page.goto('/clinics?zip=90006');
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  await expect(page.locator('img[src="x"], main script')).toHaveCount(0);
});
