import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document's title to "page | site" in the language of the page. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('common');
  const whole = `${title} | ${t('site.name')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
