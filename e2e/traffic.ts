// What a page is still fetching. Playwright's own "networkidle" happens once for each visit, and a page that was rendered at build
// may reach it before its application has requested anything.
import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
const LOOK_AGAIN_MS = 50;

const openRequests = new WeakMap<Page, Set<Request>>();

/** Notes every request of the page from now on; a chat's open line is none that ends. */
export function watchTraffic(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  const end = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    // No one waits for what the previous page requested.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    if (!request.url().includes('/socket.io/')) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** The answers that came are drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/**
 * Waits until the page has fetched nothing for half a second and has drawn what came.
 * @throws Error after `limitMs`, with the addresses that are still open
 */
export async function quietTraffic(page: Page, limitMs: number): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('this page was opened without the fixtures: its requests are not watched');
  const end = Date.now() + limitMs;
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS;) {
    if (Date.now() > end)
      throw new Error(`still being fetched: ${[...open].map((request) => request.url()).join(', ')}`);
    await page.waitForTimeout(LOOK_AGAIN_MS);
    await drawn(page);
    if (open.size > 0) quietSince = Date.now();
  }
}
