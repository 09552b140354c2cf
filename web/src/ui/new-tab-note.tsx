import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './text';

/** Said after the words of a link that opens a new tab. */
export function NewTabNote() {
  const { t } = useTranslation('ui');
  return <VisuallyHidden data-no-read>{` ${t('link.newTab')}`}</VisuallyHidden>;
}
