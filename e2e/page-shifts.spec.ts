// What moves by itself on pages whose parts come late, by Chromium's own entries.
import { expect, test } from './fixtures';
import { openPage } from './pages';

const MAX = 0.01;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

test.use({ language: 'ko', viewport: { width: 412, height: 823 } });

for (const route of ['/insurance-dashboard', '/insurance-companies', '/clinics?zip=90006']) {
  test(`${route} does not shift while its parts load`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((seen) => {
        for (const { value, hadRecentInput } of seen.getEntries() as Shift[]) if (!hadRecentInput) shifts.push(value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, route);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(MAX);
  });
}
