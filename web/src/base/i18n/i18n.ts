// Starts i18next. Korean `common` comes with the first script; every other namespace is loaded when a screen needs it.
import { withRuleDates } from '@app/benefits/figures/rule-date-words';
import i18next from 'i18next';
import type { BackendModule, PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import koCommon from '../../locales/ko/common.json';
import { store } from '../browser-storage';
import { WORDS } from '../contacts';
import { dropForeignNodes } from '../foreign-nodes';
import { keepTogether } from '../formats/keep-together';
import { asLanguage, DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES, storedLanguage } from './language';
import type { UiLanguage } from './language';
import { loadLocale } from '@web/base/i18n/locale-modules';
import { MissingWordsError } from './missing-words-error';

/** Namespaces of the shell, of the design system and of the header's search box: there before the first screen. */
const SHELL_NAMESPACES = ['common', 'shell', 'ui', 'search'] as const;

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadLocale(language, namespace).then(
      (resource) => done(null, withRuleDates(resource, asLanguage(language))),
      (error: unknown) => done(error instanceof Error ? error : String(error), false),
    );
  },
};

const lines: PostProcessorModule = {
  type: 'postProcessor',
  name: 'lines',
  process: (text) => keepTogether(text),
};

let started: Promise<void> | null = null;

/** Starts once; every caller gets the same promise. */
export function startI18n(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    if (typeof document === 'undefined') return;
    document.documentElement.lang = asLanguage(language);
    // Before the page is drawn in the other language.
    dropForeignNodes(document);
  });
  await i18next
    .use(backend)
    .use(lines)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      // Both languages have every word (locales.test.ts), so Korean is fetched next to English only when a word is missing after all.
      fallbackLng: false,
      saveMissing: true,
      // A word that may be missing says so by its default.
      missingKeyHandler: (_languages, _namespace, key, fallback) => void (key === fallback && fallBackToKorean()),
      supportedLngs: [...LANGUAGES],
      ns: [...SHELL_NAMESPACES],
      defaultNS: 'common',
      resources: { ko: { common: koCommon } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, defaultVariables: WORDS },
      postProcess: lines.name,
      react: { useSuspense: false },
    });
  requireWords(SHELL_NAMESPACES);
}

/** A word that English does not have is shown in Korean, as soon as the Korean words are there. */
async function fallBackToKorean(): Promise<void> {
  if (i18next.language === DEFAULT_LANGUAGE || i18next.options.fallbackLng !== false) return;
  i18next.options.fallbackLng = [DEFAULT_LANGUAGE];
  await i18next.loadLanguages(DEFAULT_LANGUAGE);
  // Draws what is on the screen again.
  await i18next.changeLanguage(i18next.language);
}

const missingWords = (namespaces: readonly string[]): string[] =>
  namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace));

/** i18next only warns when words do not arrive; a screen of bare keys helps no one, so this throws. */
function requireWords(namespaces: readonly string[]): void {
  const missing = missingWords(namespaces);
  if (missing.length > 0) throw new MissingWordsError(`words not loaded: ${i18next.language}/${missing.join(', ')}`);
}

/**
 * Loads the namespaces of a screen; called next to the import of its code.
 * @throws MissingWordsError when one does not arrive (offline, or a tab older than the last deploy)
 */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  // Fetched at once, not after the shell's words: the browser keeps the module, i18next finds it there.
  const early = namespaces.map((namespace) => loadLocale(storedLanguage(), namespace).catch(() => undefined));
  await Promise.all([startI18n(), ...early]);
  await i18next.loadNamespaces([...namespaces]);
  // Words that did not come once (no network) are not requested again automatically.
  const missing = missingWords(namespaces);
  if (missing.length > 0) await i18next.reloadResources(i18next.language, missing);
  requireWords(namespaces);
}

/** Changes the language of the page and keeps the choice. */
export async function chooseLanguage(language: UiLanguage): Promise<void> {
  store(LANGUAGE_KEY, language);
  await i18next.changeLanguage(language);
}
