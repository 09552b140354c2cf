import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { ApiError } from '@web/shared/api/api-error';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { Callout } from '@web/ui/callout';
import { LoginAsOperator, NotAnOperator } from './operators-notice';

const KIND: Readonly<Record<number, string>> = { 401: 'operators', 403: 'notOperator' };

/** Refused as a visitor: a session that has ended since the page was read must not go on looking signed in. */
function useSessionEnded(hasEnded: boolean): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (hasEnded) void mutate(GATEWAY_PATHS.user, null, { revalidate: false });
  }, [hasEnded, mutate]);
}

/** Why something an operator pressed did not work: the server's own sentence, and what to do. */
export function Problem({ error }: { error: Error | undefined }) {
  const { t } = useTranslation('crawler');
  const sentence = useErrorSentence(error);
  const status = error instanceof ApiError ? error.status : null;
  useSessionEnded(status === 401);
  if (!error) return null;
  const kind = status === null ? 'offline' : (KIND[status] ?? 'refused');
  return (
    <Callout tone="danger" title={t(`problem.${kind}.title`)} role="alert">
      {sentence && <p>{sentence}</p>}
      <p>{t(`problem.${kind}.text`)}</p>
      {status === 401 && <LoginAsOperator />}
      {status === 403 && <NotAnOperator />}
    </Callout>
  );
}
