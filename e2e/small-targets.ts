// What a finger cannot hit: everything to press that is less than 44 px high or wide. Links inside a sentence are as high as its line.
import type { Page } from '@playwright/test';

const LEAST = 44;

/** One line for each press that is too small on the open page. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInSentence = (element: Element): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    };
    /** A box is pressed by its label too. */
    const pressed = (element: Element): Element =>
      element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
        ? (element.labels?.[0] ?? element)
        : element;
    return [...document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden]), [role=button]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
      .map((element) => ({ element, box: pressed(element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${element.tagName} "${name.trim().slice(0, 40)}" ${Math.round(box.width)} x ${Math.round(box.height)}`;
      });
  }, LEAST);
}
