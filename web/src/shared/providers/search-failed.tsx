import { useTranslation } from 'react-i18next';
import { ApiError } from '@web/shared/api/api-error';
import { useLanguage } from '@web/shared/i18n/use-language';
import { ErrorState } from '@web/ui/error-state';

export interface SearchFailedProps {
  error: Error;
  onRetry: () => void;
  /** Whose `error.title` and `error.text` are said. */
  namespace?: 'directory' | 'plans';
}

/** The question itself failed (not a crawl behind it): what happened, what is kept, what to do. */
export function SearchFailed({ error, onRetry, namespace = 'directory' }: SearchFailedProps) {
  const { t } = useTranslation(namespace);
  const language = useLanguage();
  const sentence = error instanceof ApiError ? error.sentence?.[language] : undefined;
  return (
    <ErrorState title={t('error.title')} onRetry={onRetry}>
      {sentence && <p>{sentence}</p>}
      <p>{t('error.text')}</p>
    </ErrorState>
  );
}
