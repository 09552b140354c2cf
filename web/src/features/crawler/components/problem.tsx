import { useTranslation } from 'react-i18next';
import { ApiError } from '@web/shared/api/api-error';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Callout } from '@web/ui/callout';

/** Why something an operator pressed did not work: the server's own sentence, and what to do. */
export function Problem({ error }: { error: Error | undefined }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  if (!error) return null;
  const status = error instanceof ApiError ? error.status : null;
  const sentence = error instanceof ApiError ? error.sentence?.[language] : undefined;
  const kind = status === 401 || status === 403 ? 'operators' : status === null ? 'offline' : 'refused';
  return (
    <Callout tone="danger" title={t(`problem.${kind}.title`)} role="alert">
      {sentence && <p>{sentence}</p>}
      <p>{t(`problem.${kind}.text`)}</p>
    </Callout>
  );
}
