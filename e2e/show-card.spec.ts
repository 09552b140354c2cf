// A card to show, of a word, a telephone line, a letter and a hospital: one sheet of paper each, both languages on it; it fits the narrowest phone in
// the largest text, and the turned half stays in sight.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { putOn } from './looks';
import { sheetsOf } from './sheets';

interface Explained {
  id: string;
  meaning: { ko: string; en: string };
}

const lengthOf = ({ meaning }: Explained): number => meaning.ko.length + meaning.en.length;

/** The one that takes most room. */
function longestOf(file: string): string {
  const entries = JSON.parse(readFileSync(join(__dirname, '../libs/content/data', file), 'utf8')) as Explained[];
  return entries.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)).id;
}
const LONGEST = longestOf('terms.json');
const LONGEST_LETTER = longestOf('letters.json');

const NARROWEST = { name: 'narrowest', width: 320, text: '150' } as const;

/** Printed as it is, not as an emulated screen. */
async function sheets(page: Page): Promise<number> {
  await page.emulateMedia({ media: null });
  return sheetsOf(page, 'Letter');
}

const sideways = (card: Locator): Promise<number> =>
  card.evaluate(({ parentElement: desk }) => (desk ? desk.scrollWidth - desk.clientWidth : -1));

test.use({ language: 'ko' });

test('cards of a word, a line, a letter and a hospital print on one sheet and fit every screen', async ({
  page,
  t,
}) => {
  const press = (where: Locator) => where.getByRole('button', { name: t('ui:showCard') }).first();
  const main = page.getByRole('main');
  const places: [string, () => Promise<Locator>][] = [
    [`/glossary#${LONGEST}`, () => Promise.resolve(page.locator(`#${LONGEST}`))],
    ['/emergency-contacts', () => Promise.resolve(main)],
    [`/letters#${LONGEST_LETTER}`, () => Promise.resolve(page.getByRole('dialog'))],
    [
      '/hospitals?zip=90006',
      async () => {
        await main
          .getByRole('button', { name: new RegExp(t('ui:row.more')) })
          .first()
          .click();
        return page.getByRole('dialog');
      },
    ],
  ];
  for (const [address, open] of places) {
    await page.goto(address);
    await press(await open()).click();
    const card = page.getByRole('dialog', { name: t('showcard:title') });
    const staff = card.getByRole('region', { name: 'For the staff member' });
    await expect(staff).toBeVisible();
    expect(await sheets(page), `sheets of ${address}`).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(card.getByRole('button').first()).toBeHidden();
    await putOn(page, NARROWEST);
    expect(await sideways(card)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await putOn(page, { name: 'desk', width: 1280 });
    await card.getByRole('button', { name: t('showcard:turn') }).click();
    await expect(staff).toBeInViewport();
  }
});
