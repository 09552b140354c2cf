// What every spec starts from: a language, its texts, and a page that must not complain.
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { LANGUAGES, phrase, phrasePattern, type Language } from './phrases';
import { watchTraffic } from './traffic';

type Values = Record<string, string | number>;

interface Fixtures {
  language: Language;
  /** Text of the pages in the test's language: `t('directory:form.search')`. */
  t: (key: string, values?: Values) => string;
  /** The same as a pattern; a placeholder without a value matches any text. */
  like: (key: string, values?: Values) => RegExp;
  /** Paths whose refusal (4xx) is what the test is about; the browser prints each on the console. */
  refused: (string | RegExp)[];
}

/** @param refused paths whose refusal (4xx) is what the test is about */
export function isExpected(message: ConsoleMessage, refused: Fixtures['refused'] = []): boolean {
  const { url } = message.location();
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const isRefused = refused.some((what) => (typeof what === 'string' ? what === path : what.test(path)));
  return isRefused && /status of 4\d\d/.test(message.text());
}

/**
 * Collects errors on the console, uncaught exceptions, and everything the content security policy refused (also what the
 * console does not tell). From now on, on every page that is opened in this tab.
 */
export async function watch(
  page: Page,
  isFine: (message: ConsoleMessage) => boolean = (message) => isExpected(message),
): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isFine(message))
      complaints.push(`${message.text()} (${message.location().url} on ${page.url()})`);
  });
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`));
  await page.exposeFunction('showRefusal', (directive: string, what: string) =>
    complaints.push(`${directive} refused ${what} (${page.url()})`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { showRefusal } = window as unknown as { showRefusal: (directive: string, what: string) => void };
      showRefusal(effectiveDirective, blockedURI);
    });
  });
  return complaints;
}

/** The visitor's earlier choice; a choice made during the test stays. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('preferred-language')) localStorage.setItem('preferred-language', chosen);
  }, language);
}

/** A prerendered page is visible before the application has hydrated it; prerendered.spec.ts is about that moment, the others are not. */
function waitForApplication(page: Page): void {
  const isTaken = () => (window as { firstMoment?: { isOver: boolean } }).firstMoment?.isOver ?? true;
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const taken = async <Answer>(answer: Answer): Promise<Answer> => {
    await page.waitForFunction(isTaken);
    return answer;
  };
  page.goto = async (...request) => taken(await goto(...request));
  page.reload = async (...request) => taken(await reload(...request));
}

export const test = base.extend<Fixtures>({
  language: ['ko', { option: true }],
  t: async ({ language }, use) => use((key, values) => phrase(language, key, values)),
  like: async ({ language }, use) => use((key, values) => phrasePattern(language, key, values)),
  refused: [[], { option: true }],
  page: async ({ page, language, refused }, use) => {
    await speak(page, language);
    waitForApplication(page);
    watchTraffic(page);
    const complaints = await watch(page, (message) => isExpected(message, refused));
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
