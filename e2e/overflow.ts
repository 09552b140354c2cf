// Whether a page is wider than its window, and which elements make it so.
import type { Page } from '@playwright/test';

/** The elements that reach furthest over the right edge; none when the page does not scroll sideways. */
export async function overflow(page: Page): Promise<string[]> {
  // Not window.innerWidth: on a phone it grows with a page that is too wide.
  return page.evaluate((limit) => {
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth <= limit) return [];
    const worst = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > limit + 0.5)
      .sort((one, other) => other.right - one.right)
      .slice(0, 5);
    return [
      `the page is ${pageWidth} px wide in a window of ${limit}`,
      ...worst.map(({ element, right }) => `${element.tagName} "${element.textContent.slice(0, 40)}" ends at ${right}`),
    ];
  }, page.viewportSize()?.width ?? 0);
}
