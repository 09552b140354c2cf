// What every spec starts from: a language, its texts, and a page that must not complain.
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { LANGUAGES, phrase, phrasePattern, type Language } from './phrases';

type Values = Record<string, string | number>;

interface Fixtures {
  language: Language;
  /** Text of the pages in the test's language: `t('directory:form.search')`. */
  t: (key: string, values?: Values) => string;
  /** The same as a pattern; a placeholder without a value stands for any text. */
  like: (key: string, values?: Values) => RegExp;
}

/** Nobody is signed in: the one error a browser may print (stack-web: the specification expects the 401). */
export const isExpected = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/api/auth/user') && message.text().includes('401');

/** Errors on the console (a refused style or script of the content security policy is one) and uncaught exceptions. */
export function watch(page: Page, isFine = isExpected): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isFine(message)) complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`));
  return complaints;
}

/** The visitor's earlier choice; a choice made during the test stays. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('preferred-language')) localStorage.setItem('preferred-language', chosen);
  }, language);
}

export const test = base.extend<Fixtures>({
  language: ['ko', { option: true }],
  t: async ({ language }, use) => use((key, values) => phrase(language, key, values)),
  like: async ({ language }, use) => use((key, values) => phrasePattern(language, key, values)),
  page: async ({ page, language }, use) => {
    await speak(page, language);
    const complaints = watch(page);
    await use(page);
    expect(complaints, 'errors on the console').toEqual([]);
  },
});

export const expect = test.expect;

/** Runs the same tests once in each language. */
export function inEachLanguage(define: (language: Language) => void): void {
  for (const language of LANGUAGES) {
    test.describe(language, () => {
      test.use({ language });
      define(language);
    });
  }
}
