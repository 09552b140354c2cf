// Reading aloud in a real browser with a voice of ours: what is handed to it, the sentence marked in its place, the end when the page is left.
import TRANSCRIPTS from '../web/test/transcripts.json';
import { expect, test } from './fixtures';
import { openPage } from './pages';

declare global {
  interface Window {
    said: string[];
    endSentence: () => void;
  }
}

/** Stands in for the browser's own voices; runs before the page's scripts. */
function stubVoices(): void {
  window.said = [];
  let current: { text: string; onend: (() => void) | null } | null = null;
  const speech = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    getVoices: () =>
      ['ko-KR', 'en-US'].map((lang) => ({
        lang,
        localService: true,
        name: lang,
        voiceURI: lang,
        default: lang === 'ko-KR',
      })),
    speak: (utterance: { text: string; onend: (() => void) | null }) => {
      current = utterance;
      speech.speaking = true;
      window.said.push(utterance.text);
    },
    cancel: () => {
      current = null;
      speech.speaking = false;
    },
  });
  window.endSentence = () => current?.onend?.();
  class Utterance {
    onend = null;
    onerror = null;
    constructor(public text: string) {}
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
}

test.beforeEach(({ page }) => page.addInitScript(stubVoices));

for (const language of ['ko', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('what is spoken on a page is what was written down by hand', async ({ page, like }) => {
      for (const { route, said } of TRANSCRIPTS.filter((each) => each.language === language)) {
        // Of two places of one page the second would not be loaded.
        await page.goto('/test');
        await openPage(page, route);
        // A glossary has a press for each word; an answer that is open is the only one on its page.
        const part = page.locator(route.startsWith('/glossary') ? new URL(page.url()).hash : 'main');
        await part
          .getByRole('button', { name: like('readaloud:listen') })
          .first()
          .click();
        const spoken = await page.evaluate(() => {
          while (window.speechSynthesis.speaking) window.endSentence();
          return window.said;
        });
        expect.soft(spoken, route).toEqual(said);
      }
    });
  });
}

test.use({ language: 'ko' });

test('a page of dates is read, marked in its place, and silent once it is left', async ({ page, t }) => {
  await page.goto('/my-dates');
  const birth = page.getByRole('group', { name: t('dates:form.birth') });
  await birth.getByLabel(t('dates:form.year')).selectOption('1946');
  await birth.getByLabel(t('dates:form.month')).selectOption('5');
  await page.getByRole('radio', { name: t('dates:form.medicareAdvantage') }).check({ force: true });
  await page.getByRole('button', { name: t('readaloud:listen') }).click();
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String));
  expect(await marked()).toEqual([t('dates:result.title')]);
  for (let at = 0; at < 9; at += 1) await page.evaluate(() => window.endSentence());
  const said = await page.evaluate(() => window.said);
  expect(said[0]).toBe('다가오는 날짜');
  expect(said.join(' ')).toContain('파트 씨');
  expect(said.join('')).not.toMatch(/\d/);
  expect((await marked()).length).toBe(1);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: t('dates:result.calendar') }).click();
  expect((await file).suggestedFilename()).toBe('my-dates.ics');
  await page.getByRole('link', { name: t('dates:anytime.mediCal') }).click();
  await expect(page).toHaveURL(/medi-cal/);
  await expect.poll(() => page.evaluate(() => window.speechSynthesis.speaking)).toBe(false);
  expect(await marked()).toEqual([]);
});
