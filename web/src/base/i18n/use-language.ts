import { useTranslation } from 'react-i18next';
import { asLanguage } from './language';
import type { UiLanguage } from './language';

/** The language of the page now; re-renders when it changes. Index bilingual texts with it: `text[language]`. */
export function useLanguage(): UiLanguage {
  const { i18n } = useTranslation();
  return asLanguage(i18n.resolvedLanguage ?? i18n.language);
}
