import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noteTitle } from './prerendered';

/** Sets the document's title to "page | site" in the language of the page. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('common');
  const whole = `${title} | ${t('site.name')}`;
  noteTitle(whole);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
