// What is checked on every page, in both languages.
import { expect, type Page } from '@playwright/test';
import { ROUTES, UNKNOWN_ROUTE } from './routes';
import { quietTraffic } from './traffic';

export const PAGES = [...ROUTES, UNKNOWN_ROUTE];

const OPEN_LIMIT_MS = 90_000;

/** Opens the page and waits until it is ready: its one heading is there and nothing is being loaded. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  // Opening is no test of speed: a busy machine takes its time.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1, { timeout: OPEN_LIMIT_MS });
  await quietTraffic(page, OPEN_LIMIT_MS);
}
