// Over a list that comes from the gateway's memory, because the records cannot be read now.
import { useTranslation } from 'react-i18next';
import { Callout } from '@web/ui/callout';
import type { ListAnswer } from './list-answer';

/** Nothing for an answer of this moment. */
export function StaleNote({ answer }: { answer: Pick<ListAnswer<unknown>, 'staleSeconds'> | undefined }) {
  const { t } = useTranslation('common');
  const seconds = answer?.staleSeconds ?? null;
  if (seconds === null) return null;
  const minutes = Math.floor(seconds / 60);
  return (
    <Callout tone="warning" role="status">
      <p>{minutes === 0 ? t('stale.now') : t('stale.minutes', { count: minutes })}</p>
    </Callout>
  );
}
