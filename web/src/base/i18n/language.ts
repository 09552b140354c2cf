import { readStored } from '../browser-storage';

export const LANGUAGES = ['ko', 'en'] as const;
export type UiLanguage = (typeof LANGUAGES)[number];
export const LANGUAGE_KEY = 'preferred-language';
export const DEFAULT_LANGUAGE: UiLanguage = 'ko';

export function asLanguage(value: string | null | undefined): UiLanguage {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

/** The visitor's stored choice; without one the language of the page that was sent, which is Korean unless its address says another. */
export function storedLanguage(): UiLanguage {
  return asLanguage(
    readStored(LANGUAGE_KEY) ?? (typeof document === 'undefined' ? null : document.documentElement.lang),
  );
}
