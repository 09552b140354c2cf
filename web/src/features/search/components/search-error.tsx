import { useTranslation } from 'react-i18next';
import { ApiError } from '@web/shared/api/api-error';
import { useLanguage } from '@web/shared/i18n/use-language';
import { ErrorState } from '@web/ui/error-state';

/** "Search failed", the server's reason when it gave one, and the next step. */
export function SearchError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const sentence = error instanceof ApiError ? error.sentence?.[language] : undefined;
  return (
    <ErrorState title={t('failed.title')} onRetry={onRetry}>
      {sentence && <p>{sentence}</p>}
      <p>{t('failed.text')}</p>
    </ErrorState>
  );
}
