// How `make screenshots` looks at a page, and where its pictures lie. Nothing of it is committed.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from './phrases';

export interface Look {
  /** In the names of files and as the title of the sheet. */
  name: string;
  width: number;
  text?: '150';
  media?: 'print';
}

/** Letter paper at 96 dots an inch. */
const PAPER = 816;

export const LOOKS: readonly Look[] = [
  { name: '390', width: 390 },
  { name: '768', width: 768 },
  { name: '1280', width: 1280 },
  { name: 'largest-text', width: 390, text: '150' },
  { name: 'print', width: PAPER, media: 'print' },
];

export const PICTURES = process.env.SCREENSHOTS_DIR ?? join(__dirname, '../test-results/screenshots');

const nameOf = (route: string): string => route.replace(/^\//, '').replace(/[^\w-]+/g, '-') || 'home';

export const pictureOf = (route: string, language: Language, { name }: Look): string =>
  join(PICTURES, `${nameOf(route)}-${language}-${name}.jpg`);

/** Brings an open page into this look, without another request. */
export async function putOn(page: Page, { width, text, media }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ media: media ?? 'screen' });
  await page.evaluate((size) => {
    document.documentElement.dataset['text'] = size;
    window.scrollTo(0, 0);
  }, text ?? '100');
}
