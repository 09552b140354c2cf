import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { PhoneText } from '@web/shared/phone-text';
import { ErrorState } from '@web/ui/error-state';

/** "Search failed", the server's reason when it gave one, and the next step. */
export function SearchError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('search');
  const sentence = useErrorSentence(error);
  return (
    <ErrorState title={t('failed.title')} onRetry={onRetry}>
      {sentence && <p>{sentence}</p>}
      <p>
        <PhoneText>{t('failed.text')}</PhoneText>
      </p>
    </ErrorState>
  );
}
