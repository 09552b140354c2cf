// What a finger cannot hit: everything to press whose free area is less than 44 px high or wide. Asked of the page itself ("who is hit
// 21 px above the middle?"), so that a link that covers its card counts as large and two that overlap do not.
import type { Page } from '@playwright/test';

const MIN = 44;

/** One line for each press that is too small on the open page. Links inside a sentence are as high as its line and do not count. */
export async function smallTargets(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  // Only what lies in the window can be hit: the window becomes as long as the page.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: before.width, height: Math.ceil(height) + 200 });
  const small = await page.evaluate((least) => {
    const PRESSED = 'a[href], button, summary, select, input:not([type=hidden]), [role=button]';
    const reach = least / 2 - 1;
    const isInSentence = (element: Element): boolean => {
      if (element.tagName !== 'A' || !getComputedStyle(element).display.startsWith('inline')) return false;
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    };
    /** A box is pressed by its label too, and a field by the frame it is in. */
    const areaOf = (element: Element): Element =>
      element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
    const isHit = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || areaOf(element).contains(hit));
    };
    const measure = (element: Element): string | null => {
      const box = (
        element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type) ? areaOf(element) : element
      ).getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) return null;
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      // A link of two lines has its middle between them at the widest line only.
      const isHigh = box.height >= least - 0.5 || (isHit(element, x, y - reach) && isHit(element, x, y + reach));
      const isWide = box.width >= least - 0.5 || (isHit(element, x - reach, y) && isHit(element, x + reach, y));
      if (isHigh && isWide) return null;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.tagName} "${name.trim().slice(0, 40)}" ${Math.round(box.width)} x ${Math.round(box.height)}`;
    };
    return [...document.querySelectorAll(PRESSED)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
      .flatMap((element) => measure(element) ?? []);
  }, MIN);
  await page.setViewportSize(before);
  return small;
}
