import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { PhoneText } from '@web/shared/phone-text';
import { ErrorState } from '@web/ui/error-state';

export interface SearchFailedProps {
  error: Error;
  onRetry: () => void;
  /** Whose `error.title` and `error.text` are said. */
  namespace?: 'directory' | 'medicines' | 'plans' | 'programs';
}

/** The question itself failed (not a crawl behind it): what happened, what is kept, what to do. */
export function SearchFailed({ error, onRetry, namespace = 'directory' }: SearchFailedProps) {
  const { t } = useTranslation(namespace);
  const sentence = useErrorSentence(error);
  return (
    <ErrorState title={t('error.title')} onRetry={onRetry}>
      {sentence && <p>{sentence}</p>}
      <p>
        <PhoneText>{t('error.text')}</PhoneText>
      </p>
    </ErrorState>
  );
}
