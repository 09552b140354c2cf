// Closing by keyboard what lies over a page.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Presses Escape as soon as the dialog has the focus: before that it does not listen, and no one types so fast. */
export async function pressEscape(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
}
