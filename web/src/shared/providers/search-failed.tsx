import { useTranslation } from 'react-i18next';
import { ApiError } from '@web/shared/api/api-error';
import { useLanguage } from '@web/shared/i18n/use-language';
import { ErrorState } from '@web/ui/error-state';

/** The question itself failed (not a crawl behind it): what happened, what is kept, what to do. */
export function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const sentence = error instanceof ApiError ? error.sentence?.[language] : undefined;
  return (
    <ErrorState title={t('error.title')} onRetry={onRetry}>
      {sentence && <p>{sentence}</p>}
      <p>{t('error.text')}</p>
    </ErrorState>
  );
}
