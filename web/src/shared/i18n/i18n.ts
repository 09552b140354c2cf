// Starts i18next. Korean `common` comes with the first script; every other namespace is loaded when a screen needs it.
import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import koCommon from '../../locales/ko/common.json';
import { store } from '../browser-storage';
import { asLanguage, DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES, storedLanguage } from './language';
import type { UiLanguage } from './language';
import { loadLocale } from './locale-modules';

/** Namespaces of the shell and of the design system: there before the first screen. */
export const SHELL_NAMESPACES = ['common', 'shell', 'ui'] as const;

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadLocale(language, namespace).then(
      (resource) => done(null, resource),
      (error: unknown) => done(error instanceof Error ? error : String(error), false),
    );
  },
};

export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = asLanguage(language);
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      ns: [...SHELL_NAMESPACES],
      defaultNS: 'common',
      resources: { ko: { common: koCommon } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** Loads the namespaces of a screen; called beside the import of its code, so that no screen shows bare keys. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
}

/** Changes the language of the page and keeps the choice. */
export async function chooseLanguage(language: UiLanguage): Promise<void> {
  store(LANGUAGE_KEY, language);
  await i18next.changeLanguage(language);
}
