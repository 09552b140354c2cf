// A press for operators that has something read, and what came of it.
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { Callout } from '@web/ui/callout';
import { Stack } from '@web/ui/layout';
import { OperatorButton } from './operator-button';

export interface ReadNowProps {
  label: string;
  isReading: boolean;
  mayRead: boolean;
  /** @throws ApiError */
  readNow: () => Promise<void>;
}

export function ReadNow({ label, isReading, mayRead, readNow }: ReadNowProps) {
  const { t } = useTranslation('crawler');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const sentence = useErrorSentence(error);
  const press = async () => {
    setSending(true);
    setError(null);
    await readNow().catch((failed: Error) => setError(failed));
    setSending(false);
  };
  return (
    <Stack $gap={3}>
      <div>
        <OperatorButton
          icon={RefreshCw}
          isBusy={isSending || isReading}
          mayChange={mayRead}
          onPress={() => void press()}
        >
          {label}
        </OperatorButton>
      </div>
      {error && (
        <Callout tone="danger" role="alert">
          <p>{sentence ?? t('list.error.offline')}</p>
        </Callout>
      )}
    </Stack>
  );
}
