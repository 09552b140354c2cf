// Hangul as an input method types it: syllables that grow, and Enter while the last one is still composed.
import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './pages';

const ENTER = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };

async function compose(keys: CDPSession, ...steps: string[]): Promise<void> {
  for (const text of steps) {
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
}

/** Ends the syllable that is being composed. */
const end = (keys: CDPSession, text: string) => keys.send('Input.insertText', { text });

test('syllables stay whole where the words go into the address', async ({ page }) => {
  const keys = await page.context().newCDPSession(page);
  for (const route of ['/faqs', '/glossary', '/insurance-companies', '/assistance-programs']) {
    // With words in the address no box is folded away.
    await openPage(page, `${route}?q=대`);
    const box = page.getByRole('main').locator('input[type=search]');
    await box.fill('');
    for (const steps of [
      ['ㅎ', '하', '한'],
      ['ㄱ', '구', '국'],
    ]) {
      await compose(keys, ...steps);
      await end(keys, steps.at(-1) ?? '');
    }
    await expect(box).toHaveValue('한국');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('한국');
  }
});

test('one Enter sends the whole text while its last syllable is composed', async ({ page }) => {
  const keys = await page.context().newCDPSession(page);
  await openPage(page, '/terms');
  await page.getByRole('banner').getByRole('searchbox').click();
  const request = page.waitForRequest(/\/api\/search\?/);
  await compose(keys, 'ㅂ', '벼', '병');
  await end(keys, '병');
  await compose(keys, '우', '원');
  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...ENTER });
  await end(keys, '원');
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER, key: 'Enter' });
  expect(new URL((await request).url()).searchParams.get('q')).toBe('병원');
});
